import { isUnreachable } from '#src/session/unreachable.ts';
import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { usePartnerMessages } from './messages.ts';
import styles from './partner-trouble.module.css';

interface Props {
  /** Of the call that has failed. */
  readonly error: unknown;
  /** What could not be loaded, in a sentence; without it businesses. */
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Says that companies could not be fetched. */
export function PartnerTrouble({ error, text, onRetry }: Props) {
  const t = usePartnerMessages();
  const shared = useSharedMessages();
  return (
    <div role="alert" className={styles['trouble']}>
      <p>{isUnreachable(error) ? t('offline') : (text ?? t('failed'))}</p>
      <Button look="stroke" size="small" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}

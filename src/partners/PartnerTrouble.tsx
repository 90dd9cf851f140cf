import type { FetchStatus } from '@tanstack/react-query';
import { isOffline } from '#src/session/is-offline.ts';
import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { usePartnerMessages } from './messages.ts';
import styles from './partner-trouble.module.css';

interface Props {
  /** What has failed, or waits for a connection. */
  readonly query: { readonly error: unknown; readonly fetchStatus: FetchStatus };
  /** What could not be loaded, in a sentence; without it businesses. */
  readonly text?: string;
  readonly onRetry: () => void;
}

/** Says that companies could not be fetched. */
export function PartnerTrouble({ query, text, onRetry }: Props) {
  const t = usePartnerMessages();
  const shared = useSharedMessages();
  return (
    <div role="alert" className={styles['trouble']}>
      <p>{isOffline(query) ? t('offline') : (text ?? t('failed'))}</p>
      <Button look="stroke" size="small" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}

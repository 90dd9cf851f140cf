import { isUnreachable } from '#src/session/unreachable.ts';
import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { useRegistrationMessages } from './messages.ts';
import styles from './registration.module.css';

interface Props {
  readonly error: Error;
  /** What is missing; without it the visitor's registrations. */
  readonly text?: string;
  /** What a press tries again. */
  readonly onRetry: () => void;
}

/** Says that registrations, or their events, could not be fetched. */
export function RegistrationTrouble({ error, text, onRetry }: Props) {
  const t = useRegistrationMessages();
  const shared = useSharedMessages();
  return (
    <div role="alert" className={styles['notice']}>
      <p>{text ?? t(isUnreachable(error) ? 'offline' : 'failed')}</p>
      <Button look="stroke" size="small" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}

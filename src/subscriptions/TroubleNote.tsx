import { ApiError } from '#src/api/errors.ts';
import { error as errorGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { WaitingTime } from '#src/time/WaitingTime.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { useSubscriptionMessages, type Message } from './messages.ts';
import styles from './subscriptions.module.css';

interface Props {
  /** What went wrong; not needed where `text` says it. */
  readonly error?: Error | undefined;
  /** When it may be tried again, in ms since 1970. */
  readonly until?: number | undefined;
  /** Words in place of those for the error. */
  readonly text?: string | undefined;
  /** What a press tries again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
}

/** Says why something did not work, aloud too, and when it may be tried again. */
export function TroubleNote({ error, until, text, onRetry }: Props) {
  const t = useSubscriptionMessages();
  const shared = useSharedMessages();
  return (
    <div role="alert" className={styles['trouble']}>
      <Icon glyph={errorGlyph} size={20} />
      <div className={styles['troubleWords']}>
        <p>{text ?? t(keyOf(error))}</p>
        {until !== undefined && <WaitingTime until={until} t={t} />}
        {onRetry && (
          <Button look="stroke" size="small" onClick={onRetry}>
            {shared('tryAgain')}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The words by which visitors read of an error. */
function keyOf(error: Error | undefined): Message {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 0) return navigator.onLine ? 'noAnswer' : 'offline';
  if (status === 401) return 'signedOut';
  if (status === 429) return 'tooOften';
  return status < 500 && status >= 400 ? 'notAccepted' : 'failed';
}

import { usePlayerMessages } from '#src/player/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './audio-guide.module.css';

/** Says that a recording cannot be played, and tries again; its transcript stands below. */
export function Failure({ onRetry }: { readonly onRetry: () => void }) {
  const t = usePlayerMessages();
  const shared = useSharedMessages();
  return (
    <div className={styles['failure']} role="alert">
      <p>{t('failedSound')}</p>
      <Button look="stroke" size="small" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}

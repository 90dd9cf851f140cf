import { Button } from '#src/ui/Button.tsx';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './route-map.module.css';

interface Props {
  readonly status: 'ready' | 'loading' | 'failed' | 'offline';
  readonly onRetry: (() => void) | undefined;
}

/** Says that there is no line, and asks for it again where that may help. */
export function NoLine({ status, onRetry }: Props) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  return (
    <div className={styles['message']}>
      <p role={onRetry && 'alert'}>
        {t(status === 'offline' ? 'offline' : onRetry ? 'failed' : 'cannotShow')}
      </p>
      {onRetry && (
        <Button look="stroke" size="small" onClick={onRetry}>
          {shared('tryAgain')}
        </Button>
      )}
    </div>
  );
}

import { Button } from '#src/ui/Button.tsx';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import { useTableMessages } from './messages.ts';
import styles from './table.module.css';

interface Props {
  readonly isOffline: boolean;
  readonly onRetry: () => void;
}

/** Says that the rows of a table have not come, with a button that asks for them again. */
export function TableTrouble({ isOffline, onRetry }: Props) {
  const t = useTableMessages();
  const shared = useSharedMessages();
  return (
    <div className={styles['message']}>
      <p role="alert">{t(isOffline ? 'offline' : 'failed')}</p>
      <Button look="stroke" size="small" onClick={onRetry}>
        {shared('tryAgain')}
      </Button>
    </div>
  );
}

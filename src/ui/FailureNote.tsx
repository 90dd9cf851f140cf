import { useSharedMessages } from '#src/widget/useMessages.ts';
import { Button } from './Button.tsx';
import styles from './failure-note.module.css';

interface Props {
  /** What could not be fetched or kept, and what a visitor can do about it. */
  readonly text: string;
  readonly onRetry: () => void;
}

/** Says that something failed, with the button that tries it again. */
export function FailureNote({ text, onRetry }: Props) {
  const t = useSharedMessages();
  return (
    <div role="alert" className={styles['note']}>
      <p>{text}</p>
      <Button look="stroke" size="small" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
    </div>
  );
}

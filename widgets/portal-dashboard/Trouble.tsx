import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './portal-dashboard.module.css';

interface Props {
  readonly text: string;
  /** What could not be fetched, by its name. */
  readonly about: string;
  readonly onRetry: () => void;
}

/** Says that a part could not be fetched, with a button that asks for that part alone. */
export function Trouble({ text, about, onRetry }: Props) {
  const t = useMessages<typeof en>();
  return (
    <div className={styles['trouble']}>
      <p role="status">{text}</p>
      <Button look="stroke" size="small" onClick={onRetry}>
        {t('again', { what: about })}
      </Button>
    </div>
  );
}

import { useId } from 'react';
import choice from '#src/ui/choice.module.css';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './packing-checklist.module.css';

interface Props {
  readonly label: string;
  readonly note?: string;
  readonly isEssential?: boolean;
  /** The visitor's words, which may run the other way than the page. */
  readonly isOwn?: boolean;
  readonly isPacked: boolean;
  readonly onTick: (isPacked: boolean) => void;
}

/** An item with its check box: ticked is packed. */
export function Tick({ label, note, isEssential = false, isOwn = false, isPacked, onTick }: Props) {
  const t = useMessages<typeof en>();
  const id = useId();
  return (
    <div className={styles['item']}>
      <label className={choice['choice']}>
        <input
          form=""
          type="checkbox"
          checked={isPacked}
          aria-describedby={note ? id : undefined}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{isOwn ? <bdi dir="auto">{label}</bdi> : label}</span>
        {isEssential && <span className={styles['essential']}>{t('essential')}</span>}
      </label>
      {note && (
        <p id={id} className={styles['note']}>
          {note}
        </p>
      )}
    </div>
  );
}

import { useId } from 'react';
import styles from './switch.module.css';

interface Props {
  readonly label: string;
  /** Below the label; describes it. */
  readonly description?: string | undefined;
  /** A few words beside the switch, which describe it, too: why it cannot be changed. */
  readonly note?: string | undefined;
  readonly isOn: boolean;
  /** Stays as it is, and can be reached all the same. */
  readonly isFixed?: boolean;
  readonly onChange: (isOn: boolean) => void;
}

/** A switch with its label at the start of the line (APG: switch). */
export function Switch({ label, description, note, isOn, isFixed = false, onChange }: Props) {
  const id = useId();
  const describedBy = [note && `${id}note`, description && `${id}text`].filter(Boolean).join(' ');
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <label htmlFor={id} className={styles['label']}>
          {label}
        </label>
        {description && (
          <p id={`${id}text`} className={styles['description']}>
            {description}
          </p>
        )}
      </div>
      <div className={styles['control']}>
        <input
          form=""
          id={id}
          type="checkbox"
          role="switch"
          className={styles['switch']}
          checked={isOn}
          aria-checked={isOn}
          aria-disabled={isFixed || undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => {
            if (!isFixed) onChange(event.target.checked);
          }}
        />
        {note && (
          <p id={`${id}note`} className={styles['note']}>
            {note}
          </p>
        )}
      </div>
    </div>
  );
}

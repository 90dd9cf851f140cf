import { useId, type ReactNode } from 'react';
import { error as errorGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import styles from './field-shell.module.css';

/** Properties for the control itself: an input, a select, a text area. */
export interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly required: boolean;
  readonly dir: 'ltr' | 'auto' | undefined;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props {
  /** Of the control, where something else has to name it; else one is made. */
  readonly id?: string | undefined;
  readonly label: string;
  /** Stands between label and control. */
  readonly help?: string | undefined;
  /** What is wrong with what was filled in; stands below the control. */
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  /**
   * `text` runs as what is typed into it runs, `ltr` is for phone numbers, codes and mail addresses, which run from
   * left to right in every language, and begin where the language begins; `choice` is for a select.
   */
  readonly kind?: 'text' | 'ltr' | 'choice';
  /** Draws the control. */
  readonly children: (control: ControlProps) => ReactNode;
}

const directions = { text: 'auto', ltr: 'ltr', choice: undefined } as const;

/** A control with its label, help and error, tied together for assistive technology. */
export function FieldShell({
  id: given,
  label,
  help,
  error,
  isRequired = false,
  kind = 'text',
  children,
}: Props) {
  const own = useId();
  const id = given ?? own;
  const descriptions = [help && `${id}h`, error && `${id}e`].filter(Boolean).join(' ');
  return (
    <div className={styles['field']} data-kind={kind} data-invalid={error ? true : undefined}>
      <label className={styles['label']} htmlFor={id}>
        <span>{label}</span>
        {isRequired && <span aria-hidden="true">*</span>}
      </label>
      {help && (
        <p id={`${id}h`} className={styles['help']}>
          {help}
        </p>
      )}
      {children({
        id,
        className: styles['control'],
        required: isRequired,
        dir: directions[kind],
        'aria-describedby': descriptions || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {error && (
        <p id={`${id}e`} className={styles['error']}>
          <Icon glyph={errorGlyph} size={20} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

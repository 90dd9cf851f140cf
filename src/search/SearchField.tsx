import {
  useId,
  useLayoutEffect,
  useRef,
  type FormEvent,
  type InputHTMLAttributes,
  type ReactNode,
  type RefObject,
} from 'react';
import { close, search } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import buttonStyles from '#src/ui/button.module.css';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { maximumTerm } from '#src/text/limits.ts';
import { splitAddress, termParameter } from './results-address.ts';
import styles from './search-field.module.css';

interface Props {
  /** Address of the results page; a query alone stands for the page itself. */
  readonly resultsPage: string;
  readonly label: string;
  readonly submitLabel: string;
  readonly clearLabel: string;
  readonly typed: string;
  readonly field: RefObject<HTMLInputElement | null>;
  /** What an inline completion would add. */
  readonly tail?: string | undefined;
  /** What else the input is: a combobox, the way to a dialog. */
  readonly input: InputHTMLAttributes<HTMLInputElement>;
  readonly onClear: () => void;
  readonly onSubmit: () => void;
  /** What hangs below the field. */
  readonly children?: ReactNode;
}

/** The form of a search: without any script it leads to the results page all the same (trust, row 67). */
export function SearchField(props: Props) {
  const { resultsPage, label, typed, field, tail, children } = props;
  const id = useId();
  const { path, parameters, hash } = splitAddress(resultsPage);
  parameters.delete(termParameter);
  const own = new Map([...parameters].map((entry) => [entry.join('='), entry] as const));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  const clear = () => {
    props.onClear();
    field.current?.focus();
  };
  return (
    <form
      className={styles['form']}
      role="search"
      aria-label={label}
      action={path + hash || undefined}
      method="get"
      onSubmit={submit}
    >
      {[...own].map(([key, [name, value]]) => (
        <input key={key} type="hidden" name={name} value={value} />
      ))}
      <div className={styles['row']}>
        <div className={styles['field']}>
          <label className={styles['label']} htmlFor={id}>
            <Icon glyph={search} />
            <VisuallyHidden>{label}</VisuallyHidden>
          </label>
          <div className={styles['line']}>
            {tail !== undefined && <Ghost typed={typed} tail={tail} field={field} />}
            <input
              {...props.input}
              ref={field}
              id={id}
              className={styles['input']}
              type="text"
              name={termParameter}
              value={typed}
              dir="auto"
              inputMode="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={maximumTerm}
              placeholder={label}
              data-completed={tail === undefined ? undefined : ''}
            />
          </div>
          {typed !== '' && (
            <button type="button" className={styles['clear']} onClick={clear}>
              <Icon glyph={close} size={20} />
              <VisuallyHidden>{props.clearLabel}</VisuallyHidden>
            </button>
          )}
        </div>
        <button
          type="submit"
          className={[buttonStyles['button'], buttonStyles['primary'], styles['submit']].join(' ')}
        >
          <span className={styles['word']}>{props.submitLabel}</span>
          <Icon glyph={search} />
        </button>
      </div>
      {children}
    </form>
  );
}

interface GhostProps {
  readonly typed: string;
  readonly tail: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/**
 * What was typed and what would complete it, drawn as one text in place of the field's own, so that Arabic letters join.
 * It runs as the field does, and stands where the field has scrolled to.
 */
function Ghost({ typed, tail, field }: GhostProps) {
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!field.current || !text.current) return;
    text.current.dir = getComputedStyle(field.current).direction;
    text.current.scrollLeft = field.current.scrollLeft;
  });
  return (
    <div ref={text} className={styles['ghost']} aria-hidden="true" translate="no">
      <div>
        <span>{typed}</span>
        <span className={styles['tail']}>{tail}</span>
      </div>
    </div>
  );
}

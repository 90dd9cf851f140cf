import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useSecondsUntil } from '#src/time/useSecondsUntil.ts';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import styles from './forms.module.css';
import { useFormMessages } from './messages.ts';

/** Why a form was not sent. A new one takes the focus. */
export interface Trouble {
  readonly title: string;
  readonly texts: readonly string[];
  readonly fields: readonly { readonly field: FormField; readonly message: string }[];
  /** When it may be sent again, in ms since 1970. */
  readonly until?: number | undefined;
  /** Nothing that the visitor could put right: the form could not be sent. */
  readonly isUnsent?: boolean | undefined;
}

interface Props {
  readonly trouble: Trouble;
  readonly headingLevel: 2 | 3 | 4 | 5;
  /** What else is said. */
  readonly children?: ReactNode;
}

/** What has to be put right before a form can be sent, with links to the fields. Takes the focus as it comes: a new one has a key of its own. */
export function Summary({ trouble, headingLevel, children }: Props) {
  const { idOf } = useEngine();
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;
  const { title, texts, fields, until } = trouble;

  useLayoutEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      <Heading className={styles['summaryTitle']}>{title}</Heading>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {until !== undefined && <Wait key={until} until={until} />}
      {children}
      {fields.length > 0 && (
        <ul className={styles['links']}>
          {fields.map(({ field, message }) => (
            <li key={field.key}>
              <a
                href={`#${idOf(field)}`}
                onClick={(click) => {
                  const control = click.currentTarget.ownerDocument.getElementById(idOf(field));
                  if (!control) return;
                  click.preventDefault();
                  control.focus();
                }}
              >
                {`${field.label.replace(/[.:?؟。：？]$/u, '')}: ${message}`}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Wait({ until }: { readonly until: number }) {
  const t = useFormMessages();
  const seconds = useSecondsUntil(until) ?? 0;
  // Counted for the eye; the alert says it once.
  return <p aria-live="off">{seconds > 0 ? t('wait', { count: seconds }) : t('again')}</p>;
}

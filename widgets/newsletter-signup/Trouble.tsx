import { useLayoutEffect, useRef } from 'react';
import { useSecondsUntil } from '#src/time/useSecondsUntil.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Fault, FieldName } from './judge.ts';
import type en from './messages/en.json';
import styles from './newsletter-signup.module.css';

/** Why nobody was signed up. */
export interface Reason {
  /** What stands in the way beside the fields. */
  readonly texts: readonly Fault[];
  /** Fields that have to be put right, with their names as shown and what is wrong. */
  readonly fields: readonly { readonly name: FieldName; readonly text: string }[];
  /** When it may be tried again, in ms since 1970. */
  readonly until?: number | undefined;
}

interface Props {
  readonly reason: Reason;
  readonly headingLevel: 2 | 3 | 4 | 5;
  /** Gives the id of a field’s first control. */
  readonly idOf: (name: FieldName) => string;
}

/** Says what has to be put right, and leads there. Takes the focus as it comes: a new one has a key of its own. */
export function Trouble({ reason: { texts, fields, until }, headingLevel, idOf }: Props) {
  const t = useMessages<typeof en>();
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  useLayoutEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <div ref={box} className={styles['trouble']} role="alert" tabIndex={-1}>
      <Heading className={styles['title']}>{t('notSignedUp')}</Heading>
      {texts.map((text) => (
        <p key={text}>{t(text)}</p>
      ))}
      {until !== undefined && <Wait key={until} until={until} />}
      {fields.length > 0 && (
        <ul role="list">
          {fields.map(({ name, text }) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(click) => {
                  const control = click.currentTarget.ownerDocument.getElementById(idOf(name));
                  if (!control) return;
                  click.preventDefault();
                  control.focus();
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Wait({ until }: { readonly until: number }) {
  const t = useMessages<typeof en>();
  const seconds = useSecondsUntil(until) ?? 0;
  // Counted for the eye; the alert says it once.
  return <p aria-live="off">{seconds > 0 ? t('wait', { count: seconds }) : t('again')}</p>;
}

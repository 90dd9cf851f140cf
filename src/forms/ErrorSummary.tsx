import { useEffect, useRef, type ReactNode } from 'react';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { PlaceLink } from '#src/ui/PlaceLink.tsx';
import styles from './error-summary.module.css';

interface Props {
  readonly title: string;
  /** Why it was not sent, beside what is wrong with fields. */
  readonly texts: readonly string[];
  /** What else is said. */
  readonly children?: ReactNode;
  /** Fields that have to be put right: the id of the first control, its name and what is wrong. */
  readonly links: readonly { readonly id: string; readonly text: string }[];
  /** Leads to a control that is not on the page: it is in another step. */
  readonly onAbsent?: ((id: string) => void) | undefined;
}

/**
 * Why a form was not sent, with links to the fields (contract, section 7). Takes the focus as it comes: give a new one a key of
 * its own.
 */
export function ErrorSummary({ title, texts, children, links, onAbsent }: Props) {
  const headingLevel = useHeadingLevel();
  const box = useRef<HTMLDivElement>(null);
  const Heading = `h${headingLevel}` as const;

  // Not in a layout effect: fields that are drawn with the summary have lost their refs by then and are judged as absent.
  useEffect(() => {
    box.current?.focus();
  }, []);

  return (
    <div ref={box} className={styles['summary']} role="alert" tabIndex={-1}>
      <Heading className={styles['title']}>{title}</Heading>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {children}
      {links.length > 0 && (
        <ul className={styles['links']} role="list">
          {links.map(({ id, text }) => (
            <li key={id}>
              <PlaceLink
                href={`#${id}`}
                onClick={(click) => {
                  const control = click.currentTarget.ownerDocument.getElementById(id);
                  if (!control && !onAbsent) return;
                  click.preventDefault();
                  if (control) control.focus();
                  else onAbsent?.(id);
                }}
              >
                {text}
              </PlaceLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A field's name without what ends it as a question or a label, in any language. */
export const withoutEnd = (label: string): string => label.replace(/[.:?؟。：？]$/u, '');

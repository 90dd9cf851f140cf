import { useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createElement } from '#src/page/dom.ts';
import type { ConfigIssue } from '#src/schema/issues.ts';
import { directionOf, type Language } from '#src/i18n/languages.ts';
import { authorTexts } from './author-texts.ts';
import styles from './author-box.module.css';
import { fetchTitles, type Titles } from './field-titles.ts';

/** The content of the author's box: invalid fields, empty required fields, or an error. */
export type About =
  | { readonly kind: 'issues'; readonly issues: readonly ConfigIssue[] }
  | { readonly kind: 'empty'; readonly fields: readonly string[] }
  | { readonly kind: 'fault'; readonly error: unknown };

interface Props {
  readonly language: Language;
  /** The widget's. */
  readonly name: string;
  readonly about: About;
}

/** Puts the box into a mount element. @returns takes it away */
export function showAuthorBox(element: HTMLElement, props: Props): () => void {
  const container = createElement('div');
  container.setAttribute('data-widget-root', 'author');
  element.append(container);
  const root = createRoot(container);
  root.render(<AuthorBox {...props} />);
  return () => {
    root.unmount();
    container.remove();
  };
}

/** Tells an author in place which widget needs what (contract, section 2: author mode). */
function AuthorBox({ language, name, about }: Props) {
  const { t, describe } = authorTexts(language);
  const titles = useTitles(name, language, about.kind !== 'fault');
  const titleOf = (path: string) => titles?.of(path);
  const isMissing = about.kind === 'issues' && about.issues.every(isMissingField);

  return (
    <section
      className={about.kind === 'empty' || isMissing ? styles['placeholder'] : styles['error']}
      aria-label={name}
      lang={language}
      dir={directionOf(language)}
    >
      <p className={styles['head']}>
        {titles?.widget && <b lang={language === 'ar' ? 'ar' : 'en'}>{titles.widget}</b>}
        {titles?.widget ? <code translate="no">{name}</code> : <b translate="no">{name}</b>}
        <span>{headline()}</span>
      </p>
      {about.kind === 'empty' && (
        <p className={styles['fields']}>
          {about.fields.map((field) => (
            <FieldName key={field} path={field} title={titleOf(field)} language={language} />
          ))}
        </p>
      )}
      {about.kind === 'issues' && (
        <ul className={styles['issues']}>
          {about.issues.map((issue) => (
            <li key={issue.path}>
              {/* With its title it reads as a sentence, “Cards 2 needs an address”, the path behind it. */}
              <FieldName path={issue.path} title={titleOf(issue.path)} language={language}>
                <span>{describe(issue)}</span>
              </FieldName>
            </li>
          ))}
        </ul>
      )}
      {about.kind === 'fault' && <p dir="ltr">{String(about.error)}</p>}
    </section>
  );

  function headline() {
    if (about.kind === 'issues' && !isMissing) return t('issues', { count: about.issues.length });
    return about.kind === 'empty' || isMissing ? t('empty') : t('fault');
  }
}

/** A required field that nobody has filled in: the widget is new, and nothing in it is wrong. */
const isMissingField = ({ path, found }: ConfigIssue): boolean => found === 'nothing' && !path.includes('[');

interface FieldNameProps {
  readonly path: string;
  readonly title: string | undefined;
  readonly language: Language;
  /** What is wrong with it. */
  readonly children?: ReactNode;
}

/** A field as its dialog calls it, and as the configuration does. */
function FieldName({ path, title, language, children }: FieldNameProps) {
  const code = <code>{path || '{ }'}</code>;
  return (
    <span className={styles['field']}>
      {title ? <b lang={language === 'ar' ? 'ar' : 'en'}>{title}</b> : code}
      {children}
      {title && code}
    </span>
  );
}

/** What authors call a widget and its fields; nothing until that is known, or where no field is named. */
function useTitles(name: string, language: Language, isAsked: boolean): Titles | undefined {
  const [titles, setTitles] = useState<Titles>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isGone = false;
    void fetchTitles(name, language, import.meta.url).then((found) => {
      if (found && !isGone) setTitles(found);
    });
    return () => {
      isGone = true;
    };
  }, [name, language, isAsked]);
  return titles;
}

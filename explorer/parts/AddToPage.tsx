import { use, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Config, Surroundings } from '../data.ts';
import { isSame } from '../is-same.ts';
import { pageHref } from '../page-href.ts';
import { usePacked } from '../usePacked.ts';
import { LanguageContext, useWords } from '../words.ts';
import { added, changedParts, type Part } from './parts.ts';
import { packPage } from './shared-page.ts';
import { changePage } from './stored-page.ts';
import { useOwnPage } from './useOwnPage.ts';
import words from './words.json' with { type: 'json' };

interface Props {
  readonly widget: string;
  readonly config: Config;
  readonly surroundings: Pick<Surroundings, 'language' | 'margin'>;
  /** Id of the part that this is; empty where it is none yet. */
  readonly part: string;
  /** Query of the address of the author's page: it is shown as this widget is. */
  readonly query: string;
  /** It has become a part. */
  readonly onAdd: (part: string) => void;
  /** Another window has changed the part. */
  readonly onChangeElsewhere: (part: Part) => void;
}

/** Puts a widget into the author's own page, and from then on has the page follow what is changed. */
export function AddToPage({
  widget,
  config,
  surroundings,
  part: id,
  query,
  onAdd,
  onChangeElsewhere,
}: Props) {
  const t = useWords(words);
  const explorerLanguage = use(LanguageContext);
  const { language, margin } = surroundings;
  const { parts } = useOwnPage();
  const part = parts.find((one) => one.id === id);
  const isPart = part !== undefined;
  const [isKept, setIsKept] = useState(true);
  /** Where the browser keeps nothing the link takes the page along. */
  const packed = usePacked(isKept ? undefined : parts, packPage);
  /** The part as both sides had it last. */
  const agreed = useRef<Part>(undefined);
  const link = useRef<HTMLAnchorElement>(null);

  useEffect(() => {
    if (!part) return;
    const now = { ...part, language, margin, config };
    const last = agreed.current?.id === part.id ? agreed.current : undefined;
    const isChangedElsewhere = last !== undefined && !isSame(last, part);
    agreed.current = isChangedElsewhere ? part : now;
    if (isSame(now, part)) return;
    if (isChangedElsewhere) onChangeElsewhere(part);
    else setIsKept(changePage((page) => changedParts(page, (one) => (one.id === part.id ? now : one))));
  }, [part, language, margin, config, onChangeElsewhere]);

  const add = () => {
    let given = '';
    const kept = changePage((page) => {
      const [next, newId] = added(page, { widget, language, margin, config });
      given = newId;
      return next;
    });
    setIsKept(kept);
    // The button is gone: the focus goes on to what stands in its place.
    flushSync(() => onAdd(given));
    link.current?.focus();
  };

  return (
    <div className="ex-add">
      {!isPart && (
        <button type="button" className="ex-button" data-kind="main" onClick={add}>
          {t('add')}
        </button>
      )}
      <p className="ex-hint" role="status">
        {isPart && (isKept ? t('inPage') : t('notKept'))}
      </p>
      {isPart && (
        <a ref={link} href={pageHref('my-page', explorerLanguage) + query + packed}>
          {t('see')}
        </a>
      )}
    </div>
  );
}

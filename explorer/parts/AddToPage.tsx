import { use, useEffect, useState } from 'react';
import type { Config, Surroundings } from '../data.ts';
import { pageHref } from '../page-href.ts';
import { LanguageContext, useWords } from '../words.ts';
import { added, changedParts, isSame } from './parts.ts';
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
}

/** Puts a widget into the author's own page, and from then on has the page follow what is changed. */
export function AddToPage({ widget, config, surroundings, part: id, query, onAdd }: Props) {
  const t = useWords(words);
  const explorerLanguage = use(LanguageContext);
  const { language, margin } = surroundings;
  const isPart = useOwnPage().parts.some((part) => part.id === id);
  const [isKept, setIsKept] = useState(true);

  useEffect(() => {
    changePage((page) => {
      const part = page.parts.find((one) => one.id === id);
      const now = part && { ...part, language, margin, config };
      return now && !isSame(now, part) ? changedParts(page, (one) => (one.id === id ? now : one)) : page;
    });
  }, [id, language, margin, config]);

  const add = () => {
    let given = '';
    const kept = changePage((page) => {
      const [next, newId] = added(page, { widget, language, margin, config });
      given = newId;
      return next;
    });
    setIsKept(kept);
    onAdd(given);
  };

  return (
    <div className="ex-add" data-part={isPart || undefined}>
      {!isPart && (
        <button type="button" className="ex-button" data-kind="main" onClick={add}>
          {t('add')}
        </button>
      )}
      <p className="ex-hint" role="status">
        {isPart && (isKept ? t('inPage') : t('notKept'))}
      </p>
      {isPart && <a href={pageHref('my-page', explorerLanguage) + query}>{t('see')}</a>}
    </div>
  );
}

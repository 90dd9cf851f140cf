import { useState } from 'react';
import { trash } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { stripMarkup } from '#src/text/plain.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { SavedSearch } from './saved-searches.schema.ts';
import styles from './searches.module.css';
import { longestSearchName, type SavedSearches } from './useSavedSearches.ts';

export interface SearchesListProps {
  readonly searches: SavedSearches;
  /** The search that is shown now. */
  readonly query: string;
  readonly suggestedName: string;
  readonly onSearch: (search: SavedSearch) => void;
}

/** Saves the search that is shown, and lists those that were saved. */
export function SearchesList({ searches, query, suggestedName, onSearch }: SearchesListProps) {
  const t = useMessages<typeof en>();
  const say = useAnnounce();
  const [typed, type] = useState(suggestedName.slice(0, longestSearchName));
  const [fault, setFault] = useState<string>();

  const save = () => {
    const name = stripMarkup(typed).replace(/\s+/gu, ' ').trim();
    if (name === '') {
      setFault(t('nameNeeded'));
      return;
    }
    setFault(undefined);
    searches.save({ name, query });
    say(t('searchSaved', { name }));
  };

  return (
    <div className={styles['searches']} data-personal="">
      <div className={styles['form']}>
        <FieldShell label={t('searchName')} error={fault} isRequired>
          {(control) => (
            <input
              {...control}
              form=""
              type="text"
              autoComplete="off"
              maxLength={longestSearchName}
              value={typed}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </FieldShell>
        <Button look="stroke" onClick={save}>
          {t('saveSearch')}
        </Button>
      </div>
      {searches.items.length === 0 ? (
        <p>{t('noneSaved')}</p>
      ) : (
        <ul role="list" aria-label={t('savedList')} className={styles['list']}>
          {searches.items.map((search) => (
            <li key={search.name}>
              <button form="" type="button" className={styles['name']} onClick={() => onSearch(search)}>
                <bdi>{search.name}</bdi>
              </button>
              <button
                form=""
                type="button"
                className={styles['remove']}
                onClick={() => {
                  searches.remove(search.name);
                  say(t('searchRemoved', { name: search.name }));
                }}
              >
                <Icon glyph={trash} size={20} />
                <VisuallyHidden>{t('removeSearch', { name: search.name })}</VisuallyHidden>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { useState } from 'react';
import { readListState, writeListState, type ListNames, type ListState } from '#src/catalogue/state.ts';
import type { Catalogue } from '#src/catalogue/useAnswers.ts';
import button from '#src/ui/button.module.css';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { SearchesListProps } from './SearchesList.tsx';
import { useSavedSearches } from './useSavedSearches.ts';

const LazySearchesList = lazyComponent<SearchesListProps>(
  async () => (await import('./SearchesList.tsx')).SearchesList,
);

/** Names by which a saved search is written down: the same on every page. */
const names: ListNames = { term: 'q', prefix: '' };

/** What of a list's state makes a search. */
type Search = Pick<ListState, 'term' | 'filters' | 'sort' | 'view'>;

/** A search as it is saved; empty for one that asks for nothing. */
export const queryOf = (search: Search): string => writeListState('', names, { ...search, page: 1 }).slice(1);

/** The state that a saved search asks for. */
export function searchOf(query: string): Search {
  const { term, filters, sort, view } = readListState(query, names);
  return { term, filters, sort, view };
}

interface Props {
  /** Whose searches: `ssid`, else `sid`. */
  readonly owner: string;
  readonly catalogue: Pick<Catalogue, 'term' | 'choices'>;
  readonly onSearch: (search: Search) => void;
}

/** The visitor's saved searches, which a button shows and hides. */
export function Searches({ owner, catalogue, onSearch }: Props) {
  const t = useMessages<typeof en>();
  const searches = useSavedSearches(owner);
  const [state, setState] = useState<'closed' | 'wanted' | 'missing'>('closed');
  const isOpen = useLazyOpening(LazySearchesList, state === 'wanted', () => setState('missing'));
  const { term, choices } = catalogue;
  return (
    <>
      <button
        form=""
        type="button"
        className={`${button['button']} ${button['stroke']} ${button['small']}`}
        aria-expanded={isOpen}
        onClick={() => setState(state === 'wanted' ? 'closed' : 'wanted')}
      >
        <span>{t('savedSearches', { number: searches.items.length })}</span>
      </button>
      {state === 'missing' && <NotLoaded className={undefined} />}
      {isOpen && (
        <LazySearchesList
          searches={searches}
          query={queryOf({ term, filters: choices.facets, sort: choices.sort, view: choices.view })}
          suggestedName={term}
          onSearch={({ query }) => onSearch(searchOf(query))}
        />
      )}
    </>
  );
}

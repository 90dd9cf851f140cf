import { useCallback, useSyncExternalStore } from 'react';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import { usePage } from '#src/widget/context.ts';
import { isSameTerm } from './completion.ts';
import { recentSearches, withoutTerm, withTerm } from './recent-terms.ts';
import { toTerm } from '#src/text/term.ts';

/** What the visitor searched for before, on this device. */
export interface RecentSearches {
  /** Newest first, five at most; none on a server. */
  readonly terms: readonly string[];
  /** Puts a term first; one that differs in case alone goes. An empty one is none. */
  readonly add: (typed: string) => void;
  readonly remove: (term: string) => void;
  readonly clear: () => void;
}

const none: readonly string[] = [];
const read = () => readKey(recentSearches) ?? none;
const listen = (notify: () => void) => subscribe(recentSearches, notify);

/** The visitor's recent searches, the same in all boxes and tabs. */
export function useRecentSearches(): RecentSearches {
  const { language, cmsMode } = usePage();
  const terms = useSyncExternalStore(listen, read, () => none);
  const add = useCallback(
    (typed: string) => {
      const term = toTerm(typed);
      if (term === '' || cmsMode === 'author') return;
      const others = read().filter((kept) => !isSameTerm(kept, term, language));
      writeKey(recentSearches, withTerm(others, term));
    },
    [language, cmsMode],
  );
  return { terms, add, remove, clear };
}

const remove = (term: string) => void writeKey(recentSearches, withoutTerm(read(), term));
const clear = () => removeKey(recentSearches);

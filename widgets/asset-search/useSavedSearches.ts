import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import type { SavedSearch } from './saved-searches.schema.ts';
import { assetSearches } from './storage.ts';

/** Searches that are kept; of more the oldest go. */
export const mostSearches = 20;

/** Characters of a search's name. */
export const longestSearchName = 60;

/** The visitor's saved searches, and what changes them. */
export interface SavedSearches {
  /** The newest first. */
  readonly items: readonly SavedSearch[];
  /** Saves a search; one of the same name is replaced. */
  readonly save: (search: SavedSearch) => void;
  readonly remove: (name: string) => void;
}

const none: readonly SavedSearch[] = [];

const onChange = (listener: () => void) => subscribe(assetSearches, listener);

function readSearches(owner: string): readonly SavedSearch[] {
  const kept = readKey(assetSearches);
  return kept && owner !== '' && kept.owner === owner ? kept.items : none;
}

function writeSearches(owner: string, items: readonly SavedSearch[]): void {
  if (items.length > 0) writeKey(assetSearches, { owner, items: items.slice(0, mostSearches) });
  else removeKey(assetSearches);
}

/** The saved searches of this browser, as any tab changes them. @param owner `ssid`, else `sid`; empty for nobody */
export function useSavedSearches(owner: string): SavedSearches {
  const read = useCallback(() => readSearches(owner), [owner]);
  const items = useSyncExternalStore(onChange, read, () => none);
  return useMemo(() => {
    const without = (name: string) => readSearches(owner).filter((search) => search.name !== name);
    return {
      items,
      save(search) {
        if (owner !== '') writeSearches(owner, [search, ...without(search.name)]);
      },
      remove: (name) => writeSearches(owner, without(name)),
    };
  }, [items, owner]);
}

import { useSyncExternalStore } from 'react';
import { pageAddress, subscribeToAddress, writeEntry } from '#src/page/history.ts';

/** The query of this page with another set in it. @param id empty: the list of all sets */
export function queryOf(id: string): string {
  const { searchParams } = pageAddress();
  searchParams.delete('id');
  if (id) searchParams.set('id', id);
  return `?${searchParams}`;
}

/** The id of the set that the page's address names, as it stands there; undefined while nobody can know the address. */
export const useShownSet = (): string | undefined =>
  useSyncExternalStore(
    subscribeToAddress,
    () => pageAddress().searchParams.get('id') ?? '',
    () => undefined,
  );

/** Shows another set, or the list of all: Back leads to what was shown before. */
export const showSet = (id: string): void => writeEntry('push', { search: queryOf(id), hash: '' });

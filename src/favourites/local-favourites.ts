import type { Favourite } from './favourites.schema.ts';
import { anonymousFavourites } from './storage.ts';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import { mostFavourites, withItem } from './favourite-list.ts';

/** Favourites of an anonymous visitor: this browser keeps them until they are the account's, or the visitor signs out. */

/** Without it the list would be another one at each reading. */
export const none: readonly Favourite[] = [];

/** What the browser has stored. */
export const readLocal = (): readonly Favourite[] => readKey(anonymousFavourites) ?? none;

/** Calls back after each change, by this tab or another. @returns ends it */
export const subscribeLocal = (listener: () => void): (() => void) =>
  subscribe(anonymousFavourites, listener);

/** There is no room for one more. */
export class FullError extends Error {
  override readonly name = 'FullError';
}

/** Stores an item in the browser, or removes it. @throws FullError where a hundred are kept */
export function saveLocally(item: Favourite, isOn: boolean): void {
  const kept = readLocal();
  const isKept = kept.some(({ id }) => id === item.id);
  if (isOn === isKept) return;
  if (isOn && kept.length >= mostFavourites) throw new FullError();
  write(withItem(kept, item, isOn));
}

/** Removes what the account has. */
export function removeLocal(ids: ReadonlySet<string>): void {
  const kept = readLocal();
  const left = kept.filter(({ id }) => !ids.has(id));
  if (left.length < kept.length) write(left);
}

const write = (list: readonly Favourite[]): void =>
  list.length > 0 ? void writeKey(anonymousFavourites, [...list]) : removeKey(anonymousFavourites);

import type { Favourite } from './favourites.schema.ts';
import { anonymousFavourites } from './storage.ts';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import { mostFavourites, withItem } from './favourite-list.ts';

/** Favourites of an anonymous visitor: this browser keeps them until they are the account's, or the visitor signs out. */

/** Without it the list would be another one at each reading. */
export const none: readonly Favourite[] = [];

/** What the browser keeps. */
export const readKept = (): readonly Favourite[] => readKey(anonymousFavourites) ?? none;

/** Calls back after each change, by this tab or another. @returns ends it */
export const subscribeKept = (listener: () => void): (() => void) => subscribe(anonymousFavourites, listener);

/** There is no room for one more. */
export class FullError extends Error {
  override readonly name = 'FullError';
}

/** Keeps an item, or forgets it. @throws FullError where a hundred are kept */
export function keepHere(item: Favourite, isOn: boolean): void {
  const kept = readKept();
  const isKept = kept.some(({ id }) => id === item.id);
  if (isOn === isKept) return;
  if (isOn && kept.length >= mostFavourites) throw new FullError();
  write(withItem(kept, item, isOn));
}

/** Forgets what an account has. */
export function forgetKept(ids: ReadonlySet<string>): void {
  const kept = readKept();
  const left = kept.filter(({ id }) => !ids.has(id));
  if (left.length < kept.length) write(left);
}

const write = (list: readonly Favourite[]): void =>
  list.length > 0 ? void writeKey(anonymousFavourites, [...list]) : removeKey(anonymousFavourites);

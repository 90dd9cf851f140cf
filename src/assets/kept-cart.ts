import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import type { Asset } from './asset.schema.ts';
import type { CartItem } from './cart.schema.ts';
import { downloadCart } from './storage.ts';

/** The download cart as this browser keeps it: one for all tabs. Whose it is, is handed in: the `ssid`, else the `sid`. */

const empty: readonly CartItem[] = [];

/** A visitor's cart as it is now in all tabs; the same list as long as nothing changes. */
export function readCart(owner: string): readonly CartItem[] {
  const cart = readKey(downloadCart);
  return cart && cart.owner === owner && owner !== '' ? cart.items : empty;
}

/** Calls back after each change, by this tab or another. @returns ends it */
export const subscribeCart = (listener: () => void): (() => void) => subscribe(downloadCart, listener);

/**
 * Changes a visitor's cart, as it is now in all tabs. Another visitor's goes.
 *
 * @returns false where the browser refuses to keep it: it is there for as long as the page
 */
export function changeCart(
  owner: string,
  change: (items: readonly CartItem[]) => readonly CartItem[],
): boolean {
  const before = readCart(owner);
  const items = change(before);
  if (items === before) return true;
  if (items.length > 0) return writeKey(downloadCart, { version: 1, owner, items: [...items] });
  removeKey(downloadCart);
  return true;
}

/** An asset as the cart keeps it, and nothing else of it. */
export const toCartItem = (
  { id, title, type, thumbnail, bytes, licence, licenceKey, restricted, expires, state }: Asset,
  rendition = '',
): CartItem => ({
  id,
  title,
  type,
  thumbnail,
  bytes,
  licence,
  licenceKey,
  restricted,
  expires,
  state,
  rendition,
});

/** What came of adding to the cart. */
export interface Added {
  /** The cart then. */
  readonly items: readonly CartItem[];
  /** How many are new in it. */
  readonly added: number;
  /** How many there was no room for. */
  readonly refused: number;
}

/** Adds assets behind the last; those that are in it stay where they are. */
export function withAssets(items: readonly CartItem[], assets: readonly Asset[], maximum: number): Added {
  const known = new Set(items.map(({ id }) => id));
  const fresh = assets.filter(({ id }) => !known.has(id));
  const taken = fresh.slice(0, Math.max(0, maximum - items.length));
  return {
    items: taken.length > 0 ? [...items, ...taken.map((asset) => toCartItem(asset))] : items,
    added: taken.length,
    refused: fresh.length - taken.length,
  };
}

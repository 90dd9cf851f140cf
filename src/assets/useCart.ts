import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { userIdOf } from '#src/api/user.ts';
import { useUser } from '#src/session/useUser.ts';
import type { Asset } from './asset.schema.ts';
import type { CartItem } from './cart.schema.ts';
import { changeCart, readCart, subscribeCart, withAssets, type Added } from './kept-cart.ts';

/** Assets that a cart takes, where nobody asks for less (catalogue, 75). */
export const mostInCart = 100;

/** The visitor's download cart, and what changes it. */
export interface Cart {
  /** Empty on a server and while nobody is signed in. Mark what shows it with `data-personal`. */
  readonly items: readonly CartItem[];
  /** Adds assets that may be taken; the caller has asked the licence rule. */
  readonly add: (assets: readonly Asset[], maximum?: number) => Added;
  readonly remove: (ids: readonly string[]) => void;
  /** Puts items in the place of all there are, as for an undo. */
  readonly replace: (items: readonly CartItem[]) => void;
  /** Chooses the rendition of one. */
  readonly choose: (id: string, rendition: string) => void;
}

const empty: readonly CartItem[] = [];

/** The visitor's download cart: all widgets of the page, and all tabs, show the same. */
export function useCart(): Cart {
  const { user } = useUser();
  const owner = user ? userIdOf(user) : '';
  const read = useCallback(() => readCart(owner), [owner]);
  const items = useSyncExternalStore(subscribeCart, read, () => empty);
  const changes = useMemo(
    () => ({
      add(assets: readonly Asset[], maximum = mostInCart): Added {
        const outcome = withAssets(readCart(owner), assets, maximum);
        changeCart(owner, () => outcome.items);
        return outcome;
      },
      remove(ids: readonly string[]) {
        changeCart(owner, (all) => all.filter(({ id }) => !ids.includes(id)));
      },
      replace(all: readonly CartItem[]) {
        changeCart(owner, () => all);
      },
      choose(id: string, rendition: string) {
        changeCart(owner, (all) => all.map((item) => (item.id === id ? { ...item, rendition } : item)));
      },
    }),
    [owner],
  );
  return { items, ...changes };
}

import { useEffect, useEffectEvent } from 'react';
import { scrollToAnchor } from '#src/page/anchors.ts';
import type { StopScroll } from '#src/page/stop-scroll.ts';
import { addressedBy, type Addressed } from './addressed.ts';

/**
 * Opens the item that the page's address names, now and whenever the address changes, and scrolls to it, 150 px below the
 * window's upper edge. Addresses that name something else are left alone. A visitor who has scrolled already stays at
 * that place.
 *
 * @param items the element of each has its `id`
 * @param isWanted whether the author wants links to items
 * @param open opens an item; the element is scrolled to afterwards
 * @example const items = addressed(config.items);
 *   useDeepLink(items, config.deepLink, ({ key }) => setOpen(key));
 */
export function useDeepLink<Item extends Addressed>(
  items: readonly Item[],
  isWanted: boolean,
  open: (item: Item) => void,
): void {
  const follow = useEffectEvent((mayScroll: boolean): StopScroll | undefined => {
    const item = addressedBy(items, location.hash);
    if (!item?.id) return undefined;
    open(item);
    return mayScroll ? scrollToAnchor(item.id) : undefined;
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = follow(window.scrollY === 0);
    const onHashChange = () => {
      stop = follow(true);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      stop?.();
    };
  }, [isWanted]);
}

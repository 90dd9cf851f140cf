import { useEffect, useEffectEvent } from 'react';
import { findAnchor, scrollToAnchor } from '#src/page/anchors.ts';
import { pageAddress } from '#src/page/history.ts';
import { scrollTopOf } from '#src/page/scroller.ts';
import type { StopScroll } from '#src/page/stop-scroll.ts';
import { itemByHash, type DeepLinkItem } from './deep-link-items.ts';

/**
 * Opens the item that the page's address names, now and whenever the address changes, and scrolls to it, 150 px below the
 * window's upper edge. Addresses that name something else are left alone. A visitor who has scrolled already stays at
 * that place.
 *
 * @param items the element of each has its `id`
 * @param isWanted whether the author wants links to items
 * @param open opens an item; the element is scrolled to afterwards
 * @example const items = deepLinkItems(config.items);
 *   useDeepLink(items, config.deepLink, ({ key }) => setOpen(key));
 */
export function useDeepLink<Item extends DeepLinkItem>(
  items: readonly Item[],
  isWanted: boolean,
  open: (item: Item) => void,
): void {
  const follow = useEffectEvent((isLate: boolean): StopScroll | undefined => {
    const item = itemByHash(items, pageAddress().hash);
    if (!item?.id) return undefined;
    open(item);
    const mayScroll = !isLate || scrollTopOf(findAnchor(item.id)) === 0;
    return mayScroll ? scrollToAnchor(item.id) : undefined;
  });

  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = follow(true);
    const onHashChange = () => {
      stop = follow(false);
    };
    window.addEventListener('hashchange', onHashChange);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      stop?.();
    };
  }, [isWanted]);
}

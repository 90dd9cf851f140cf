import { useMemo, useSyncExternalStore } from 'react';
import { byId, readDocument } from '#src/page/dom.ts';
import { pageAddress } from '#src/page/history.ts';
import { shareAddress } from './share-address.ts';
import type { Config } from './widget.ts';

/** What is handed on. */
export interface Shared {
  readonly address: string;
  readonly title: string;
}

/** What is shared, as it was when it was last read; the address is empty on a server. */
export interface SharedPage extends Shared {
  /** Reads it anew: lists and links to places change the page's address without telling. */
  readonly read: () => Shared;
}

const hasElement = (id: string) => byId(id) !== null;

/**
 * What is shared: the page that its author names, else this one as it stands. A server may know the page by another
 * address than visitors do.
 */
export function useShared({ shareUrl, shareTitle }: Pick<Config, 'shareUrl' | 'shareTitle'>): SharedPage {
  const source = useMemo(() => {
    const listeners = new Set<() => void>();
    const address = () => shareAddress(pageAddress().href, shareUrl, hasElement);
    const title = () => shareTitle || readDocument('title');
    return {
      address,
      title,
      subscribe(notify: () => void) {
        listeners.add(notify);
        return () => void listeners.delete(notify);
      },
      read() {
        listeners.forEach((notify) => notify());
        return { address: address(), title: title() };
      },
    };
  }, [shareUrl, shareTitle]);
  const { subscribe, read } = source;
  const address = useSyncExternalStore(subscribe, source.address, () => '');
  const title = useSyncExternalStore(subscribe, source.title, () => shareTitle);
  return { address, title, read };
}

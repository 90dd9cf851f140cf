import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { pageAddress, subscribeToAddress, writeEntry } from '#src/page/history.ts';
import { usePage } from '#src/widget/context.ts';

/** The fragment of the page's address. */
export interface Hash {
  readonly hash: string;
  /** Writes another as a step that Back undoes. */
  readonly write: (hash: string) => void;
  /** Whether it has changed since the widget was drawn first. */
  readonly hasChanged: () => boolean;
}

/**
 * The fragment of the page's address, as it changes; empty on a server. On an author's page it is not the address that
 * changes but a text of the widget's own.
 */
export function useHash(): Hash {
  const isAuthor = usePage().cmsMode === 'author';
  const [own, setOwn] = useState('');
  const changed = useRef(false);
  const subscribe = useMemo(
    () => (notify: () => void) => {
      let last = pageAddress().hash;
      return subscribeToAddress(() => {
        const { hash } = pageAddress();
        if (hash !== last) changed.current = true;
        last = hash;
        notify();
      });
    },
    [],
  );
  const hash = useSyncExternalStore(
    subscribe,
    () => pageAddress().hash,
    () => '',
  );
  return {
    hash: isAuthor ? own : hash,
    write(next) {
      changed.current = true;
      if (isAuthor) setOwn(next);
      else writeEntry('push', { hash: next });
    },
    hasChanged: () => changed.current,
  };
}

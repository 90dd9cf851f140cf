import { useMemo, useSyncExternalStore } from 'react';
import { pageAddress, writeEntry } from '#src/page/history.ts';
import { usePage } from '#src/widget/context.ts';
import { sharedIds } from './share-link.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('hashchange', listener);
  };
}

/** The ids of a list that the page's address shares, on no author's page; undefined where it shares none. */
export function useSharedIds(): { readonly ids: readonly string[] | undefined; readonly leave: () => void } {
  const { cmsMode } = usePage();
  const hash = useSyncExternalStore(
    subscribe,
    () => pageAddress().hash,
    () => '',
  );
  const ids = useMemo(() => (cmsMode === 'author' ? undefined : sharedIds(hash)), [cmsMode, hash]);
  return {
    ids,
    leave() {
      writeEntry('replace', { hash: '' });
      listeners.forEach((notify) => notify());
    },
  };
}

import { useSyncExternalStore } from 'react';
import { readDocument } from '#src/page/dom.ts';

function subscribe(notify: () => void): () => void {
  // Caught on its way down: past any element of the page that is named like a method of the document.
  window.addEventListener('visibilitychange', notify, true);
  return () => window.removeEventListener('visibilitychange', notify, true);
}

/** Whether the visitor can see the page: its tab is in front. On the server it counts as visible. */
export const usePageVisible = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => readDocument('visibilityState') !== 'hidden',
    () => true,
  );

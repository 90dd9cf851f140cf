import { useState, useSyncExternalStore } from 'react';
import { readDocument } from '#src/page/dom.ts';

function subscribe(notify: () => void): () => void {
  window.addEventListener('load', notify);
  return () => window.removeEventListener('load', notify);
}

/**
 * Which slides have their pictures fetched: the one that is shown, at once; once the page has all it needs, those beside
 * it, so that they are there before they are shown; and all that were so before.
 */
export function useFetched(index: number, count: number): (slide: number) => boolean {
  const isPageLoaded = useSyncExternalStore(
    subscribe,
    () => readDocument('readyState') === 'complete',
    () => false,
  );
  const [fetched, setFetched] = useState<readonly number[]>([]);
  const due = isPageLoaded ? [index, (index + 1) % count, (index - 1 + count) % count] : [index];
  if (due.some((slide) => !fetched.includes(slide))) setFetched([...fetched, ...due]);
  return (slide) => slide === index || fetched.includes(slide);
}

import { useEffect, useState } from 'react';
import { readDocument } from '#src/page/dom.ts';

/**
 * Which slides have their pictures fetched: the one that is shown, at once; once the page has all it needs, those beside
 * it, so that they are there before they are shown; and all that were so before.
 */
export function useFetched(index: number, count: number): (slide: number) => boolean {
  const [isPageLoaded, setPageLoaded] = useState(false);
  const [fetched, setFetched] = useState<ReadonlySet<number>>(new Set());

  useEffect(() => {
    const note = () => setPageLoaded(readDocument('readyState') === 'complete');
    note();
    // A page is complete just before its `load` is heard.
    window.addEventListener('load', note);
    return () => window.removeEventListener('load', note);
  }, []);

  useEffect(() => {
    const beside = isPageLoaded ? [(index + 1) % count, (index - 1 + count) % count] : [];
    setFetched((before) => new Set([...before, index, ...beside]));
  }, [index, count, isPageLoaded]);

  return (slide) => slide === index || fetched.has(slide);
}

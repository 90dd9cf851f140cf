import { useEffect, useState } from 'react';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** So many entries are drawn at once: more than a screen holds. */
const first = 24;

/** So many follow each time the browser has nothing to do: below 12 ms on a desk, 50 on a phone (`npm run bench`). */
const slice = 8;

/** Ms after which a browser that is never idle draws the next slice. */
const patience = 200;

/**
 * Says how many entries of a long list to draw. The first are drawn at once, the others follow by themselves in slices, so
 * that no task is long and the browser’s search finds all of them soon. A server draws all.
 *
 * @param wanted so many have to be there at once: up to an entry that an address names
 */
export function useSlices(total: number, wanted: number): number {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState(isHydrated ? first : total);
  const count = Math.min(total, Math.max(drawn, wanted));
  useEffect(() => {
    if (count >= total) return undefined;
    return whenIdle(() => setDrawn(count + slice));
  }, [count, total]);
  return count;
}

/** @returns takes it back */
function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: patience });
  return () => cancelIdleCallback(handle);
}

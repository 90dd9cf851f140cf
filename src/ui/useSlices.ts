import { useEffect, useState } from 'react';
import { useHydrated } from '#src/ui/useHydrated.ts';

/** Ms after which a browser that is never idle draws the next slice. */
const sliceTimeout = 200;

/** How many entries come at once, and with each slice. */
export interface Slices {
  readonly first: number;
  readonly next: number;
}

/**
 * Says how many entries of a long list to draw. The first are drawn at once, the others follow by themselves in slices, so
 * that no task is long and the browser’s search finds all of them soon. A server draws all.
 *
 * @param wanted so many have to be there at once: up to an entry that an address names
 * @param of names the list: another one begins anew
 */
export function useSlices(total: number, wanted: number, { first, next }: Slices, of = ''): number {
  const isHydrated = useHydrated();
  const [drawn, setDrawn] = useState({ of, count: isHydrated ? first : total });
  const count = Math.min(total, Math.max(drawn.of === of ? drawn.count : 0, first, wanted));
  useEffect(() => {
    if (count >= total) return undefined;
    return whenIdle(() => setDrawn({ of, count: count + next }));
  }, [count, total, next, of]);
  return count;
}

/** @returns takes it back */
function whenIdle(act: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 16);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: sliceTimeout });
  return () => cancelIdleCallback(handle);
}

import { useEffect, type RefObject } from 'react';
import type { LazyPart } from '#src/ui/lazy-component.ts';

/**
 * Fetches what may be opened next before it is: when a pointer or the focus comes to the header; where no pointer
 * hovers before it presses, as soon as the browser is idle.
 *
 * @param components the same list as long as nothing changes
 */
export function usePreload(
  header: RefObject<HTMLElement | null>,
  isActive: boolean,
  components: readonly LazyPart[],
): void {
  useEffect(() => {
    const { current } = header;
    if (!current || !isActive) return undefined;
    const preload = () => {
      for (const { load } of components) void load();
    };
    const end = new AbortController();
    for (const type of ['pointerenter', 'focusin', 'pointerdown'])
      current.addEventListener(type, preload, end);
    if (matchMedia('(hover: none)').matches) whenIdle(preload, end.signal);
    return () => end.abort();
  }, [header, isActive, components]);
}

/** Does something as soon as nothing else is to do, unless it is called off before. */
export function whenIdle(task: () => void, signal: AbortSignal): void {
  const run = () => {
    if (!signal.aborted) task();
  };
  // Safari knows no idle callbacks.
  if (window.requestIdleCallback) window.requestIdleCallback(run);
  else setTimeout(run, 1000);
}

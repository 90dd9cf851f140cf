import { useEffect, type RefObject } from 'react';
import type { LazyPart } from '#src/ui/lazy-component.ts';

/**
 * Fetches what may be opened next before it is: when a pointer or the focus comes to the header; where no pointer
 * hovers before it presses, when the page is first touched.
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
    atFirstTouch(preload, end.signal);
    return () => end.abort();
  }, [header, isActive, components]);
}

/** Does something when the page is first touched, wherever that is: a finger gives no sign before it presses. */
export function atFirstTouch(task: () => void, signal: AbortSignal): void {
  if (matchMedia('(hover: none)').matches)
    window.addEventListener('pointerdown', task, { once: true, signal });
}

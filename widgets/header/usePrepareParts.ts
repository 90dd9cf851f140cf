import { useEffect, type RefObject } from 'react';
import {
  LanguagePanelPart,
  MenuPanelPart,
  MobileAccountPart,
  MobileHelloPart,
  MobileMenuPart,
  UserPanelPart,
} from './parts.ts';

interface Situation {
  readonly isWide: boolean;
  readonly isStatic: boolean;
  readonly isSignedIn: boolean;
}

/**
 * Fetches what may be opened next before it is: when a pointer or the focus comes to the header; where there are no
 * pointers that come before they press, as soon as nothing else is to do.
 */
export function usePrepareParts(
  header: RefObject<HTMLElement | null>,
  { isWide, isStatic, isSignedIn }: Situation,
): void {
  useEffect(() => {
    const { current } = header;
    if (!current || isStatic) return undefined;
    const prepare = () => {
      const parts = isWide ? [MenuPanelPart, LanguagePanelPart] : [MobileMenuPart];
      const own = isWide ? [UserPanelPart] : [MobileHelloPart, MobileAccountPart];
      for (const part of [...parts, ...(isSignedIn ? own : [])]) part.load();
    };
    const end = new AbortController();
    for (const type of ['pointerenter', 'focusin', 'pointerdown'])
      current.addEventListener(type, prepare, end);
    if (matchMedia('(hover: none)').matches) whenIdle(prepare, end.signal);
    return () => end.abort();
  }, [header, isWide, isStatic, isSignedIn]);
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

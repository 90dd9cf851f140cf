import { useEffect } from 'react';

/** What comes before any click: on a screen without pointers that hover, the touch itself. */
const signs = ['pointerover', 'touchstart', 'focusin'] as const;

/**
 * Scrolls to the places on this page that links and its address name (`watchAnchors`). What does so is fetched when
 * the address names one, else with the first sign of a visitor; a click that comes earlier is the browser's, and is
 * then followed from the address.
 */
export function useAnchors(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    let stop: (() => void) | undefined;
    let isAsked = false;
    const start = () => {
      if (isAsked) return;
      isAsked = true;
      import('#src/page/anchors.ts').then(
        ({ watchAnchors }) => {
          if (!end.signal.aborted) stop = watchAnchors();
        },
        (error: unknown) => console.error(`tourism-widgets: ${String(error)}`),
      );
    };
    if (location.hash.length > 1) start();
    else
      for (const sign of signs) window.addEventListener(sign, start, { passive: true, signal: end.signal });
    return () => {
      end.abort();
      stop?.();
    };
  }, [isWanted]);
}

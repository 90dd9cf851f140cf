import { useEffect, useRef } from 'react';
import { rememberedScroll, rememberScroll } from './results-history.ts';

/** Ms without scrolling after which the place is noted: browsers refuse notes that come too thick. */
const rest = 400;

/** Ms between two looks at a page that is still too short, and their number. */
const pause = 100;
const maximumLooks = 20;

/** What tells that a visitor has taken over. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings a page whose content comes late back to where it was left: after a reload, and by Back and Forward, also from
 * other pages. A browser does so by itself only where the page is long enough at once. A visitor who does anything
 * meanwhile is left alone.
 *
 * @param isReady what makes the page as long as it was is there
 * @param isOff on an author's page
 */
export function useScrollMemory(isReady: boolean, isOff: boolean): void {
  const memory = useRef<ScrollMemory>(undefined);

  useEffect(() => {
    if (isOff) return undefined;
    const started = startMemory();
    memory.current = started;
    return () => {
      memory.current = undefined;
      started.stop();
    };
  }, [isOff]);

  useEffect(() => memory.current?.setReady(isReady), [isReady]);
}

interface ScrollMemory {
  readonly setReady: (isReady: boolean) => void;
  readonly stop: () => void;
}

function startMemory(): ScrollMemory {
  /** Where the page is still to be brought. */
  let wanted = rememberedScroll();
  let isReady = false;
  let looks = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    wanted = undefined;
    clearTimeout(looking);
  };
  const look = () => {
    clearTimeout(looking);
    if (!isReady || wanted === undefined) return;
    window.scrollTo({ top: wanted, behavior: 'instant' });
    looks += 1;
    if (Math.abs(window.scrollY - wanted) <= 1 || looks === maximumLooks) letGo();
    else looking = setTimeout(look, pause);
  };
  const note = () => {
    clearTimeout(resting);
    if (wanted === undefined) rememberScroll();
  };
  const onScroll = () => {
    clearTimeout(resting);
    resting = setTimeout(note, rest);
  };
  const onTraversal = () => {
    clearTimeout(resting);
    wanted = rememberedScroll();
    looks = 0;
    // Once the answer that this entry asks for is drawn, or known to be on its way.
    looking = setTimeout(look);
  };

  window.addEventListener('scroll', onScroll, { passive: true });
  window.addEventListener('pagehide', note);
  window.addEventListener('popstate', onTraversal);
  inputs.forEach((type) => window.addEventListener(type, letGo, { capture: true, passive: true }));
  return {
    setReady(value) {
      isReady = value;
      look();
    },
    stop() {
      letGo();
      clearTimeout(resting);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('pagehide', note);
      window.removeEventListener('popstate', onTraversal);
      inputs.forEach((type) => window.removeEventListener(type, letGo, true));
    },
  };
}

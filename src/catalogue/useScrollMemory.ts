import { useEffect, useEffectEvent, useRef } from 'react';
import { onScroll } from '#src/page/scroller.ts';
import {
  listScroller,
  listScrollTop,
  rememberedScroll,
  rememberScroll,
  rememberScrollAround,
} from './history.ts';

/** Ms without scrolling after which the place is noted: browsers refuse notes that come too thick. */
const rest = 400;

/** Ms between two looks at a page that is still too short, and their number. */
const pause = 100;
const maximumLooks = 20;

/** Events by which a visitor begins to scroll the page: from then on it is not scrolled for them. */
const inputs = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The lists of the page, with whether what makes each as long as it was is there. */
const lists = new Map<object, boolean>();
let memory: ScrollMemory | undefined;

/**
 * Brings a page whose lists come late back to where it was left: after a reload, and by Back and Forward, also from other
 * pages. A browser does so by itself only where the page is long enough at once. A visitor who does anything meanwhile is
 * left alone. All lists of a page have one memory.
 *
 * @param find gives an element of the list
 * @param isReady what makes this list as long as it was is there
 * @param isOff on an author's page
 */
export function useScrollMemory(find: () => Element | null, isReady: boolean, isOff: boolean): void {
  const list = useRef({});
  const findList = useEffectEvent(find);

  useEffect(() => {
    if (isOff) return undefined;
    const { current: key } = list;
    lists.set(key, false);
    rememberScrollAround(() => findList());
    memory ??= startMemory();
    return () => {
      lists.delete(key);
      if (lists.size > 0) return;
      rememberScrollAround(() => null);
      memory?.stop();
      memory = undefined;
    };
  }, [isOff]);

  useEffect(() => {
    if (!lists.has(list.current)) return;
    lists.set(list.current, isReady);
    memory?.look();
  }, [isReady]);
}

interface ScrollMemory {
  /** Looks whether the page can be brought where it was. */
  readonly look: () => void;
  readonly stop: () => void;
}

function startMemory(): ScrollMemory {
  /** Where the page is still to be brought. */
  let wanted = rememberedScroll();
  let looks = 0;
  let resting: ReturnType<typeof setTimeout> | undefined;
  let looking: ReturnType<typeof setTimeout> | undefined;

  const letGo = () => {
    wanted = undefined;
    clearTimeout(looking);
  };
  const look = () => {
    clearTimeout(looking);
    if (wanted === undefined || ![...lists.values()].every(Boolean)) return;
    (listScroller() ?? window).scrollTo({ top: wanted, behavior: 'instant' });
    looks += 1;
    if (Math.abs(listScrollTop() - wanted) <= 1 || looks === maximumLooks) letGo();
    else looking = setTimeout(look, pause);
  };
  const note = () => {
    clearTimeout(resting);
    if (wanted === undefined) rememberScroll();
  };
  const stopListening = onScroll(() => {
    clearTimeout(resting);
    resting = setTimeout(note, rest);
  });
  const onTraversal = () => {
    clearTimeout(resting);
    wanted = rememberedScroll();
    looks = 0;
    // Once the answer that this entry asks for is drawn, or known to be on its way.
    looking = setTimeout(look);
  };

  window.addEventListener('pagehide', note);
  window.addEventListener('popstate', onTraversal);
  inputs.forEach((type) => window.addEventListener(type, letGo, { capture: true, passive: true }));
  return {
    look,
    stop() {
      letGo();
      clearTimeout(resting);
      stopListening();
      window.removeEventListener('pagehide', note);
      window.removeEventListener('popstate', onTraversal);
      inputs.forEach((type) => window.removeEventListener(type, letGo, true));
    },
  };
}

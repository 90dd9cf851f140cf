import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pageElement } from '#src/page/dom.ts';

/** Where something that comes late may stand: not yet anywhere, in its place, or as a layer over the page's edge. */
export type Arrival = 'waiting' | 'inPlace' | 'overEdge';

interface Options {
  /** Whether there is something to show, as far as is known by now. */
  readonly isReady: boolean;
  /** The visitor has just asked for it, and expects the page to move. */
  readonly isAnswer?: boolean;
  /** Whether its room has been kept until now; asked once it is on the page. */
  readonly keepsRoom?: () => boolean;
  /** Where its place is in view it stands over the page's edge, until the visitor asks for it. */
  readonly hasLayer?: boolean;
  /** Called when it is decided where it may stand. */
  readonly onArrive?: (arrival: Arrival) => void;
}

/**
 * When a widget that may show nothing (an audience, a country, a notice) may show what it has, so that nothing in view
 * moves (contract, section 2): at once where nothing of the page has been painted, where its place is not in view, in answer
 * to the visitor, and on a page too short to scroll; else over the page's edge, if it can, or when its place has left the
 * view. On the server it waits.
 *
 * @param place an element that always stands at its place, empty while there is nothing
 */
export function useLateArrival(place: RefObject<HTMLElement | null>, options: Options): Arrival {
  const { isReady, isAnswer = false, hasLayer = false } = options;
  const [arrival, setArrival] = useState<Arrival>('waiting');
  /** Height of its place before it came, where that is above the view. */
  const heightAbove = useRef<number>(undefined);
  // What goes and comes again comes late again.
  if (!isReady && arrival !== 'waiting') setArrival('waiting');

  useLayoutEffect(() => {
    // What came above the view pushes it down, but where the browser holds it.
    const before = heightAbove.current;
    heightAbove.current = undefined;
    if (before === undefined || 'overflowAnchor' in pageElement().style) return;
    scrollBy({ top: (place.current?.offsetHeight ?? 0) - before, behavior: 'instant' });
  });

  const keepsRoom = useEffectEvent(() => options.keepsRoom?.() ?? false);
  const tell = useEffectEvent((next: Arrival) => options.onArrive?.(next));

  useLayoutEffect(() => {
    const { current } = place;
    if (!isReady || arrival === 'inPlace' || !current) return undefined;
    const arrive = (next: Arrival) => {
      if (next === arrival) return;
      const isAbove = current.getBoundingClientRect().bottom <= 0 && !isPristine();
      heightAbove.current = isAbove && next === 'inPlace' ? current.offsetHeight : undefined;
      setArrival(next);
      tell(next);
    };
    const isFree = arrival === 'waiting' && (movesNothing(current) || keepsRoom());
    if (isAnswer || isFree) arrive('inPlace');
    else if (hasLayer) arrive('overEdge');
    // A browser that does not tell what is in view would never show it.
    else if (typeof IntersectionObserver !== 'function') arrive('inPlace');
    else {
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        arrive('inPlace');
      });
      observer.observe(current);
      return () => observer.disconnect();
    }
    return undefined;
  }, [place, isReady, isAnswer, hasLayer, arrival]);

  return isReady ? arrival : 'waiting';
}

/** Whether nothing of the page has been painted yet. */
const isPristine = () => performance.getEntriesByType('paint').length === 0;

/** Whether nothing in view moves when something grows at this place. */
function movesNothing(place: HTMLElement): boolean {
  const { top, bottom } = place.getBoundingClientRect();
  const isHidden = place.getClientRects().length === 0;
  const isTooShort = pageElement().scrollHeight <= innerHeight;
  return isPristine() || isHidden || top >= innerHeight || bottom <= 0 || isTooShort;
}

import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { pageElement } from '#src/page/dom.ts';
import { scrollAround, scrollerOf, scrollTopOf, viewOf } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';

/** Where something that comes late may stand: not yet anywhere, in its place, or as a layer over the page's edge. */
export type Placement = 'waiting' | 'inPlace' | 'overEdge';

interface Options {
  /** Whether there is something to show, as far as is known by now. */
  readonly isReady: boolean;
  /** The visitor has just asked for it, and expects the page to move. */
  readonly isAnswer?: boolean;
  /** Whether its room has been kept until now; asked once it is on the page. */
  readonly keepsRoom?: () => boolean;
  /** Where its place is in view it stands over the page's edge, until the visitor asks for it, or this ends. */
  readonly hasLayer?: boolean;
  /** Called when it is decided where it may stand. */
  readonly onPlaced?: (placement: Placement) => void;
}

/**
 * When a widget that may show nothing (an audience, a country, a notice) may show what it has, so that nothing in view
 * moves (contract, section 2): at once where nothing of the page has been painted, where its place is not in view, in answer
 * to the visitor, and on a page too short to scroll; else over the page's edge, if it can, or when its place has left the
 * view. On the server it waits.
 *
 * @param place an element that always stands at its place, empty while there is nothing
 */
export function useStablePlacement(place: RefObject<HTMLElement | null>, options: Options): Placement {
  const { isReady, isAnswer = false, hasLayer = false } = options;
  const [placement, setPlacement] = useState<Placement>('waiting');
  /** Height of its place before it came, where that is above the view. */
  const heightAbove = useRef<number>(undefined);
  // Something that was hidden and is shown again is late again.
  if (!isReady && placement !== 'waiting') setPlacement('waiting');

  useLayoutEffect(() => {
    // Content that was added above the view pushes it down, unless the browser anchors the scroll position.
    const before = heightAbove.current;
    heightAbove.current = undefined;
    if (before === undefined || 'overflowAnchor' in pageElement().style) return;
    const grown = (place.current?.offsetHeight ?? 0) - before;
    scrollAround(place.current, grown * zoomOf(place.current));
  });

  const keepsRoom = useEffectEvent(() => options.keepsRoom?.() ?? false);
  const tell = useEffectEvent((next: Placement) => options.onPlaced?.(next));

  useLayoutEffect(() => {
    const { current } = place;
    if (!isReady || placement === 'inPlace' || !current) return undefined;
    const settle = (next: Placement) => {
      if (next === placement) return;
      const holds = next === 'inPlace' && isAbove(current) && !isPristine();
      heightAbove.current = holds ? current.offsetHeight : undefined;
      setPlacement(next);
      tell(next);
    };
    const isFree = placement === 'waiting' && (movesNothing(current) || keepsRoom());
    if (isAnswer || isFree) settle('inPlace');
    else if (hasLayer) settle('overEdge');
    else if (placement === 'overEdge') settle('waiting');
    // A browser that does not tell what is in view would never show it.
    else if (typeof IntersectionObserver !== 'function') settle('inPlace');
    else {
      const observer = new IntersectionObserver((entries) => {
        if (entries.at(-1)?.isIntersecting) return;
        observer.disconnect();
        settle('inPlace');
      });
      observer.observe(current);
      return () => observer.disconnect();
    }
    return undefined;
  }, [place, isReady, isAnswer, hasLayer, placement]);

  return isReady ? placement : 'waiting';
}

/** Whether nothing of the page has been painted yet. */
const isPristine = () => performance.getEntriesByType('paint').length === 0;

/** Whether a place is above the view. One at the top of a page that has not been scrolled is in view, even if it is empty. */
const isAbove = (place: HTMLElement) =>
  scrollTopOf(place) > 0 && place.getBoundingClientRect().bottom <= viewOf(place).top;

/** Whether nothing in view moves when something grows at this place. */
function movesNothing(place: HTMLElement): boolean {
  const { top } = place.getBoundingClientRect();
  const isHidden = place.getClientRects().length === 0;
  const isTooShort = !scrollerOf(place) && pageElement().scrollHeight <= innerHeight;
  return isPristine() || isHidden || top >= viewOf(place).bottom || isAbove(place) || isTooShort;
}

import { useRef, useSyncExternalStore, type RefObject } from 'react';
import { pageElement } from '#src/page/dom.ts';
import { onScroll, scrollerOf, scrollTopOf, viewOf } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';
import { listen } from './listen.ts';
import type { Target } from './targets.ts';

/** What tells that a visitor has moved on from the section that a link has led to. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What may make another section the current one; a click comes here after the link's own handler. */
const changes = ['resize', 'click'] as const;

/** Px by which a section may miss its place: browsers round. */
const tolerance = 4;

interface Current {
  /** The section that is read. */
  readonly current: Element | undefined;
  /** Says where a link has led to: that is the current section for as long as it is in view, wherever it stands. */
  readonly choose: (target: Target) => void;
}

/**
 * Which section a visitor reads.
 *
 * @param frame the navigation's own
 * @param offset px below the window's upper edge, or below the page's own bar there, where reading is
 */
export function useCurrent(
  frame: RefObject<Element | null>,
  targets: readonly Target[],
  offset: number,
): Current {
  const chosen = useRef<Element | null>(null);
  const read = () =>
    chosen.current && isInView(chosen.current)
      ? chosen.current
      : sectionRead(targets, offset + topOffset(frame.current));
  const subscribe = (notify: () => void) => {
    const stops = [
      onScroll(notify),
      listen(changes, notify),
      listen(moves, () => (chosen.current = null), { passive: true, capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  };
  return {
    current: useSyncExternalStore(subscribe, read, () => undefined),
    choose: ({ element }) => {
      chosen.current = element;
    },
  };
}

/** Px that the page's own bar covers; the stylesheet makes them the frame's `scroll-margin`. */
const topOffset = (frame: Element | null) =>
  (frame && parseFloat(getComputedStyle(frame).scrollMarginBlockStart)) || 0;

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const view = viewOf(element);
  return bottom > view.top && top < view.bottom;
}

/** The last section that has begun where reading is; at the page's end the last in view; before the first that, if in view. */
function sectionRead(targets: readonly Target[], offset: number): Element | undefined {
  const around = targets[0]?.element;
  const view = viewOf(around);
  const line = isAtEnd(around) ? view.bottom : view.top + offset * zoomOf(around) + tolerance;
  const places = targets
    .flatMap(({ element }) => element ?? [])
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .toSorted((a, b) => a.top - b.top);
  const [first] = places;
  const begun = places.findLast(({ top }) => top <= line);
  if (begun) return begun.element;
  return first && first.top < view.bottom ? first.element : undefined;
}

/** Whether what scrolls around an element has been scrolled to its end. */
function isAtEnd(element: Element | null | undefined): boolean {
  const scroller = scrollerOf(element);
  const height = scroller?.clientHeight ?? innerHeight;
  const { scrollHeight } = scroller ?? pageElement();
  const top = scrollTopOf(element);
  return top > 0 && top + height >= scrollHeight - tolerance;
}

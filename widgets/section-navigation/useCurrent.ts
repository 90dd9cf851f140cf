import { useRef, useSyncExternalStore } from 'react';
import { pageElement } from '#src/page/dom.ts';
import { listen } from './listen.ts';
import type { Target } from './targets.ts';

/** What tells that a visitor has moved on from the section that a link has led to. */
const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** What may make another section the current one; a click comes here after the link's own handler. */
const changes = ['scroll', 'resize', 'click'] as const;

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
 * @param offset px below the window's upper edge where reading is
 */
export function useCurrent(targets: readonly Target[], offset: number): Current {
  const chosen = useRef<Element | null>(null);
  const read = () =>
    chosen.current && isInView(chosen.current) ? chosen.current : sectionRead(targets, offset);
  const subscribe = (notify: () => void) => {
    const stops = [
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

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}

/** The last section that has begun where reading is; at the page's end the last in view; before the first that, if in view. */
function sectionRead(targets: readonly Target[], offset: number): Element | undefined {
  const { scrollHeight } = pageElement();
  const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - tolerance;
  const line = isAtEnd ? window.innerHeight : offset + tolerance;
  const places = targets
    .flatMap(({ element }) => element ?? [])
    .map((element) => ({ element, top: element.getBoundingClientRect().top }))
    .toSorted((a, b) => a.top - b.top);
  const [first] = places;
  const begun = places.findLast(({ top }) => top <= line);
  if (begun) return begun.element;
  return first && first.top < window.innerHeight ? first.element : undefined;
}

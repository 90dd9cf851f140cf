import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isPlainClick } from '#src/page/plain-click.ts';
import { scrollToAnchor } from '#src/page/anchors.ts';
import { listen } from './listen.ts';
import { hashOf } from './useAddress.ts';
import type { Target } from './targets.ts';

interface Options {
  readonly targets: readonly Target[];
  readonly offset: number;
  readonly onFollow: (target: Target) => void;
}

/** Follows the links of the navigation: to the section itself, also where another element has its id. */
export function useFollow(place: RefObject<HTMLElement | null>, options: Options): void {
  const follow = useEffectEvent((event: Event) => {
    const click = event as MouseEvent;
    const link = click.target instanceof Element ? click.target.closest('a') : null;
    if (!link || !place.current?.contains(link) || !isPlainClick(click)) return;
    const target = options.targets.find((one) => hashOf(one) === link.getAttribute('href'));
    if (!target) return;
    click.preventDefault();
    if (location.hash !== link.hash) history.pushState(null, '', link.hash);
    options.onFollow(target);
    scrollToAnchor(() => target.element, options.offset);
  });

  // Before the page's own handlers, and the header's, which know an element by its id alone.
  useEffect(() => listen(['click'], (click) => follow(click), { capture: true }), []);
}

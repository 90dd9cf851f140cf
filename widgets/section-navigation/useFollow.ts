import { useEffect, useEffectEvent, type RefObject } from 'react';
import { followedHash } from '#src/page/followed-hash.ts';
import { pageAddress, writeEntry } from '#src/page/history.ts';
import { scrollToAnchor } from '#src/page/anchors.ts';
import { listen } from './listen.ts';
import { isNamedBy } from './useAddress.ts';
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
    const hash = followedHash(click);
    if (hash === undefined || !place.current?.contains(link)) return;
    const target = options.targets.find((one) => isNamedBy(one, hash));
    if (!target) return;
    click.preventDefault();
    if (pageAddress().hash !== hash) writeEntry('push', { hash });
    options.onFollow(target);
    scrollToAnchor(() => target.element, options.offset);
  });

  // Before the page's own handlers, and the header's, which know an element by its id alone.
  useEffect(() => listen(['click'], (click) => follow(click), { capture: true }), []);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import { findAnchor, scrollToAnchor } from '#src/page/anchors.ts';
import { pageAddress } from '#src/page/history.ts';
import { scrollTopOf } from '#src/page/scroller.ts';
import type { StopScroll } from '#src/page/stop-scroll.ts';
import { listen } from './listen.ts';
import type { Target } from './targets.ts';

/** The fragment that names a section in an address, with its `#`. */
export const hashOf = ({ id }: Pick<Target, 'id'>): string =>
  `#${/[%\s]/.test(id) ? encodeURIComponent(id) : id}`;

/** Whether a fragment, as an address has it, names a section. */
export const isNamedBy = (target: Target, hash: string): boolean =>
  new URL(hashOf(target), pageAddress()).hash === hash;

/**
 * Follows an address that names a section which the browser does not know by that name: its heading has been given it
 * since, or has another. A visitor who has scrolled already stays.
 */
export function useAddress(targets: readonly Target[], offset: number): void {
  const isOver = useRef(false);
  const stop = useRef<StopScroll>(undefined);
  const follow = useEffectEvent(() => {
    const { hash } = pageAddress();
    const target = targets.find((one) => isNamedBy(one, hash));
    if (target) stop.current = scrollToAnchor(() => target.element, offset);
    return target !== undefined;
  });

  useEffect(() => {
    const [first] = targets;
    if (!isOver.current && first && scrollTopOf(first.element) === 0) isOver.current = follow();
  }, [targets]);
  useEffect(() => {
    const stopListening = listen(['hashchange'], () => {
      if (!findAnchor(pageAddress().hash.slice(1))) follow();
    });
    return () => {
      stopListening();
      stop.current?.();
    };
  }, []);
}

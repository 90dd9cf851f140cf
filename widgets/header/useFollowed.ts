import { useEffect, useEffectEvent, type RefObject } from 'react';
import { pageAddress } from '#src/page/history.ts';
import { isSamePage } from '#src/text/safe-link.ts';

/** Calls back when a link in an area leads to a place on this page: what lies over the page has to go. */
export function useFollowed(
  area: RefObject<HTMLElement | null>,
  isActive: boolean,
  onFollow: () => void,
): void {
  const follow = useEffectEvent(onFollow);
  useEffect(() => {
    if (!isActive) return undefined;
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && area.current?.contains(link) && isSamePage(link.href, pageAddress().href)) follow();
    };
    window.addEventListener('click', onClick);
    return () => window.removeEventListener('click', onClick);
  }, [area, isActive]);
}

import { useEffect, useRef, type RefObject } from 'react';
import { pageBody, readDocument } from '#src/page/dom.ts';
import { scrollTopOf } from '#src/page/scroller.ts';
import { usePage } from '#src/widget/context.ts';

/**
 * Gives the first heading of a section the focus once, as a screen reader would begin with the message. A visitor who has
 * the focus somewhere, or has scrolled, keeps their place; so does an author.
 */
export function useHeadingFocus(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const isAuthor = usePage().cmsMode === 'author';

  useEffect(() => {
    if (isAuthor) return undefined;
    // After the platform, which leads a visitor whose focus was in the fallback to the first control.
    const timer = setTimeout(() => {
      const heading = section.current?.querySelector<HTMLElement>('h1, h2, h3');
      if (!heading || readDocument('activeElement') !== pageBody() || scrollTopOf(heading) > 0) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isAuthor]);

  return section;
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';
import { rememberFocus } from './remember-focus.ts';

/**
 * Gives the focus back to where it came from when an element goes that holds it, or to what is next to that if it can no
 * longer take it, so that nobody's place on the page is lost (trust, section 2).
 *
 * @param element what may go; it must leave the page together with the component that calls
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>): void {
  const giveFocusBack = useRef<(() => void) | null>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !current.contains(relatedTarget))
        giveFocusBack.current = rememberFocus(relatedTarget);
    };
    current.addEventListener('focusin', remember);
    return () => {
      current.removeEventListener('focusin', remember);
      // Once React has taken the element away.
      if (giveFocusBack.current && current.contains(readDocument('activeElement')))
        queueMicrotask(giveFocusBack.current);
    };
  }, [element]);
}

import { useLayoutEffect, useRef, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';

/**
 * Gives the focus back to where it came from when an element goes that holds it, so that nobody's place on the page
 * is lost (trust, section 2).
 *
 * @param element what may go; it must leave the page together with the component that calls
 */
export function useFocusReturn(element: RefObject<HTMLElement | null>): void {
  const origin = useRef<HTMLElement | null>(null);

  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !current.contains(relatedTarget))
        origin.current = relatedTarget;
    };
    current.addEventListener('focusin', remember);
    return () => {
      current.removeEventListener('focusin', remember);
      if (current.contains(readDocument('activeElement'))) origin.current?.focus();
    };
  }, [element]);
}

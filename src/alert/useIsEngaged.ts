import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a visitor is at an element: points at it, or has the focus in it. A pointer that rests where the element appears
 * does not point at it.
 */
export function useIsEngaged(element: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);

  useEffect(() => {
    const { current } = element;
    const end = new AbortController();
    const on = (type: string, listener: () => void) => current?.addEventListener(type, listener, end);
    on('pointermove', () => setHovered(true));
    on('pointerleave', () => setHovered(false));
    on('focusin', () => setFocused(true));
    on('focusout', () => setFocused(false));
    return () => end.abort();
  }, [element]);

  return isHovered || isFocused;
}

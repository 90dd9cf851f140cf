import { useEffect, type RefObject } from 'react';

/**
 * Tells an element, as `--keyboard`, how many px of the window a phone's keyboard covers, so that what scrolls in it can
 * be scrolled out from behind (trust, section 2).
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { current } = element;
    if (!isActive || !viewport || !current) return undefined;
    const measure = () => {
      const covered = Math.max(0, Math.round(window.innerHeight - viewport.height * viewport.scale));
      current.style.setProperty('--keyboard', `${covered}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [element, isActive]);
}

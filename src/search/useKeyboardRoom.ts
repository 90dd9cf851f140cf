import { useEffect, type RefObject } from 'react';
import { zoomOf } from '#src/page/zoom.ts';

/**
 * Tells an element, as `--tourism-keyboard`, how many px of the window a phone's keyboard covers, so that what scrolls in it can
 * be scrolled out from behind (trust, section 2).
 */
export function useKeyboardRoom(element: RefObject<HTMLElement | null>, isActive: boolean): void {
  useEffect(() => {
    const { visualViewport: viewport } = window;
    const { current } = element;
    if (!isActive || !viewport || !current) return undefined;
    const measure = () => {
      const height = (window.innerHeight - viewport.height * viewport.scale) / zoomOf(current);
      const covered = Math.max(0, Math.round(height));
      current.style.setProperty('--tourism-keyboard', `${covered}px`);
    };
    measure();
    viewport.addEventListener('resize', measure);
    return () => viewport.removeEventListener('resize', measure);
  }, [element, isActive]);
}

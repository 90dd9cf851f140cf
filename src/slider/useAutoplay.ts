import { useRef, useState, type DOMAttributes, type RefObject } from 'react';
import { useInView } from '#src/media/useInView.ts';
import { readDocument } from '#src/page/dom.ts';
import { usePageVisible } from '#src/time/usePageVisible.ts';
import { useRotation, type Conditions, type Rotation } from './useRotation.ts';

interface Autoplay {
  readonly rotation: Rotation;
  /** Whether they wait at the moment. */
  readonly isHeld: boolean;
  /** For the element around slides and controls. */
  readonly handlers: Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'>;
}

/**
 * Changes slides by itself (APG: carousel; WCAG 2.2.2). They wait while they are pointed at or out of sight; the focus stops
 * them for good, as does what a visitor does with them (`rotation.stop`).
 */
export function useAutoplay(
  region: RefObject<Element | null>,
  conditions: Omit<Conditions, 'isHeld'>,
): Autoplay {
  const isPageVisible = usePageVisible();
  const isInView = useInView(region, '0px', true);
  const hasLeftWindow = useRef(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const isHeld = isPointedAt || !isPageVisible || !isInView;
  const rotation = useRotation({ ...conditions, isHeld });

  return {
    rotation,
    isHeld,
    handlers: {
      onFocus: () => {
        if (!hasLeftWindow.current) rotation.stop();
        hasLeftWindow.current = false;
      },
      onBlur: ({ target }) => {
        // The browser restores the focus when a visitor comes back to the window; that is not an action of the visitor.
        hasLeftWindow.current = readDocument('activeElement') === target;
      },
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
    },
  };
}

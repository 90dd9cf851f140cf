import { useRef, useState, type DOMAttributes, type RefObject } from 'react';
import { useInView } from '#src/media/useInView.ts';
import { readDocument } from '#src/page/dom.ts';
import { usePageVisible } from '#src/time/usePageVisible.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { useRotation } from './useRotation.ts';

interface Autoplay {
  /** Whether slides may change by themselves at all: then there has to be a button that stops them. */
  readonly canRotate: boolean;
  readonly rotation: ReturnType<typeof useRotation>;
  /** Whether they wait at the moment. */
  readonly isHeld: boolean;
  /** The visitor wants less motion. */
  readonly isStill: boolean;
  /** For the element around slides and controls. */
  readonly handlers: Pick<DOMAttributes<Element>, 'onFocus' | 'onBlur' | 'onPointerEnter' | 'onPointerLeave'>;
}

/**
 * Changes slides by itself (APG: carousel; WCAG 2.2.2). They wait while they are pointed at or out of sight; the focus stops
 * them for good, as does what a visitor does with them (`rotation.stop`). On an author's page, and with less motion,
 * nothing moves.
 */
export function useAutoplay(
  region: RefObject<Element | null>,
  {
    isWanted,
    index,
    onDue,
  }: { readonly isWanted: boolean; readonly index: number; readonly onDue: () => void },
): Autoplay {
  const { cmsMode } = usePage();
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isPageVisible = usePageVisible();
  const isInView = useInView(region, '0px', true);
  const hasLeftWindow = useRef(false);
  const [isPointedAt, setPointedAt] = useState(false);
  const canRotate = isWanted && !isStill && cmsMode !== 'author';
  const isHeld = isPointedAt || !isPageVisible || !isInView;
  const rotation = useRotation({ canRotate, isHeld, index, onDue });

  return {
    canRotate,
    rotation,
    isHeld,
    isStill,
    handlers: {
      onFocus: () => {
        if (!hasLeftWindow.current) rotation.stop();
        hasLeftWindow.current = false;
      },
      onBlur: ({ target }) => {
        // Whoever comes back to the window finds the focus where it was: that is no action of theirs.
        hasLeftWindow.current = readDocument('activeElement') === target;
      },
      onPointerEnter: () => setPointedAt(true),
      onPointerLeave: () => setPointedAt(false),
    },
  };
}

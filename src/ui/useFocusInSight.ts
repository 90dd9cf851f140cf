import { useEffect, type RefObject } from 'react';
import { pageBody, readDocument } from '#src/page/dom.ts';

/**
 * Keeps what has the focus in sight while a layer stands over the page's edge (contract, section 2): what lies beneath the
 * layer is scrolled out from under it. Where that is not possible, and where something else covers the focus inside the
 * layer, the layer has to go.
 *
 * @param isOver whether the layer stands over the page
 * @param giveWay takes the layer away; the same function as long as nothing changes
 */
export function useFocusInSight(
  layer: RefObject<HTMLElement | null>,
  isOver: boolean,
  giveWay: () => void,
): void {
  useEffect(() => {
    if (!isOver) return undefined;
    const bring = (target: EventTarget | null) => {
      const { current } = layer;
      if (!(target instanceof Element) || target === pageBody()) return;
      if (!current || !isCovered(target, current)) return;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      if (!isCovered(target, current)) return;
      giveWay();
      requestAnimationFrame(() => target.scrollIntoView({ block: 'nearest', behavior: 'instant' }));
    };
    const onFocus = ({ target }: FocusEvent) => bring(target);
    // The layer may have come over what had the focus already.
    bring(readDocument('activeElement'));
    window.addEventListener('focusin', onFocus);
    return () => window.removeEventListener('focusin', onFocus);
  }, [layer, isOver, giveWay]);
}

/** Whether an element cannot be seen because of a layer: the layer covers it, or it is in the layer and covered. */
function isCovered(target: Element, layer: HTMLElement): boolean {
  const { left, right, top, bottom } = target.getBoundingClientRect();
  // Of what is larger than the view the visible part counts.
  const x = (Math.max(left, 0) + Math.min(right, innerWidth)) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  // Past any element that is named like the method.
  const onTop = Document.prototype.elementFromPoint.call(document, x, y);
  return onTop !== null && layer.contains(onTop) !== layer.contains(target);
}

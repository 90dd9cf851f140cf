import { useLayoutEffect, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';

/**
 * Keeps something that is fixed at the foot of the window clear of what else stands there, and hides it while it lies over
 * what has the focus.
 *
 * @param place is given `--lift`, the height to keep free, and `data-aside` while it is in the way
 */
export function useAvoidOverlap(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const { current } = place;
    if (!isWanted || !current) return undefined;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      current.style.setProperty('--lift', `${heightAtFoot(current)}px`);
      current.toggleAttribute('data-aside', isOverFocus(current));
    };
    const plan = () => {
      frame ??= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', plan, { passive: true });
    window.addEventListener('resize', plan);
    window.addEventListener('focusin', plan);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      window.removeEventListener('scroll', plan);
      window.removeEventListener('resize', plan);
      window.removeEventListener('focusin', plan);
    };
  }, [place, isWanted]);
}

/** Height of what is fixed along the foot of the window where `place` stands: a notice, a bar of buttons. */
function heightAtFoot(place: HTMLElement): number {
  const { left, right } = place.getBoundingClientRect();
  const x = (left + right) / 2;
  const found = Document.prototype.elementsFromPoint.call(document, x, window.innerHeight - 1);
  for (const start of found) {
    if (place.contains(start)) continue;
    for (let element: Element | null = start; element; element = element.parentElement) {
      const { top, height } = element.getBoundingClientRect();
      // Nothing that covers the whole window: it comes and goes as a layer of its own.
      if (top > window.innerHeight / 2 && height > 0 && isFixed(element)) return window.innerHeight - top;
    }
  }
  return 0;
}

const isFixed = (element: Element) => /fixed|sticky/.test(getComputedStyle(element).position);

/** Whether it lies over the element that has the focus; one as high as half the window shows enough beside it. */
function isOverFocus(place: HTMLElement): boolean {
  const holder = readDocument('activeElement');
  if (!holder || holder === readDocument('body') || place.contains(holder)) return false;
  const of = holder.getBoundingClientRect();
  const own = place.getBoundingClientRect();
  return (
    of.height < window.innerHeight / 2 &&
    of.left < own.right &&
    of.right > own.left &&
    of.top < own.bottom &&
    of.bottom > own.top
  );
}

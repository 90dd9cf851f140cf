import { useLayoutEffect, type RefObject } from 'react';
import { below, breakpoints } from '#src/page/breakpoints.ts';
import { readDocument } from '#src/page/dom.ts';
import { onScroll } from '#src/page/scroller.ts';
import { zoomOf } from '#src/page/zoom.ts';

/**
 * Keeps something that is fixed at the foot of the window clear of what else stands there, and hides it while it lies over
 * what has the focus and, on a phone, over any control.
 *
 * @param place is given `--tourism-lift`, the height to keep free, and `data-aside` while it is in the way
 */
export function useAvoidOverlap(place: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useLayoutEffect(() => {
    const { current } = place;
    if (!isWanted || !current) return undefined;
    let frame: number | undefined;
    const look = () => {
      frame = undefined;
      current.style.setProperty('--tourism-lift', `${heightAtFoot(current) / zoomOf(current)}px`);
      current.toggleAttribute('data-aside', isOverFocus(current) || isOverControl(current));
    };
    const plan = () => {
      frame ??= requestAnimationFrame(look);
    };
    look();
    const stop = onScroll(plan);
    window.addEventListener('resize', plan);
    window.addEventListener('focusin', plan);
    return () => {
      if (frame !== undefined) cancelAnimationFrame(frame);
      stop();
      window.removeEventListener('resize', plan);
      window.removeEventListener('focusin', plan);
    };
  }, [place, isWanted]);
}

/** Height, in px of the window, of what is fixed along the foot of the window where `place` stands: a notice, a bar of buttons. */
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

const controls = 'a[href],button,input,select,textarea,summary,label,[tabindex]:not([tabindex^="-"])';

/**
 * Whether it lies over a control on a phone, where it has no margin beside the content; one more than twice as high shows
 * enough beside it.
 */
function isOverControl(place: HTMLElement): boolean {
  if (!matchMedia(below(breakpoints.tablet)).matches || place.contains(readDocument('activeElement')))
    return false;
  const { left, top, width, height } = place.getBoundingClientRect();
  // The smallest target is 24 px wide: none lies between the points.
  const parts = [0.02, 0.5, 0.98];
  return parts.some((x) =>
    parts.some((y) =>
      Document.prototype.elementsFromPoint
        .call(document, left + x * width, top + y * height)
        .map((element) => element.closest(controls))
        .some(
          (control) =>
            control && !place.contains(control) && control.getBoundingClientRect().height <= 2 * height,
        ),
    ),
  );
}

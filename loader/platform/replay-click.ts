import { readDocument } from '#src/page/dom.ts';
import type { Click } from '../contract.ts';

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex]:not([tabindex^="-"])';

/** Focuses the first focusable element of a widget, which comes into view: it may be far above what it takes the place of. */
export function focusFirst(root: HTMLElement): HTMLElement | null {
  const first = root.querySelector<HTMLElement>(focusable);
  first?.focus();
  return first;
}

/**
 * Replays a visitor's click on the fallback: at the same point of the mount element, or, for a click by keyboard, on the
 * widget's first focusable element (contract, section 2: `data-load`).
 */
export function replayClick(click: Click, element: HTMLElement, root: HTMLElement): void {
  if (click.isByKeyboard) {
    focusFirst(root)?.click();
    return;
  }
  const box = element.getBoundingClientRect();
  const point = { clientX: box.x + click.x, clientY: box.y + click.y };
  const target = Document.prototype.elementFromPoint.call(document, point.clientX, point.clientY);
  if (!target || !root.contains(target)) return;
  target.closest<HTMLElement>(focusable)?.focus({ preventScroll: true });
  const init = {
    ...point,
    bubbles: true,
    cancelable: true,
    composed: true,
    detail: 1,
    view: readDocument('defaultView'),
  };
  target.dispatchEvent(new MouseEvent('click', init));
}

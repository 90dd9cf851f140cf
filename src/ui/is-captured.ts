import { createElement } from '#src/page/dom.ts';

/**
 * Whether what is fixed at an element's place is fixed to something of the page, not to the window: an ancestor with
 * `transform`, `filter`, `will-change` and others takes the window's place. It is measured, by a box that is fixed there and is
 * then shown in the top layer, where the window is always its containing block.
 *
 * @returns false where the browser has no popovers, and where nothing is drawn
 */
export function isCaptured(element: Element): boolean {
  const box = createElement('div');
  const place = () => {
    const { top, left, width, height } = box.getBoundingClientRect();
    return String([top, left, width, height]);
  };
  box.style.cssText = 'all: initial; position: fixed; inset: 0; visibility: hidden';
  element.after(box);
  const fixed = place();
  box.popover = 'manual';
  box.showPopover?.();
  const isSame = place() === fixed;
  box.remove();
  return !isSame;
}

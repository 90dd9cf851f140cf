import { pageElement } from '#src/page/dom.ts';
import { zoomOf } from '#src/page/zoom.ts';

/** Px between the two, and to the window's edge. */
const gap = 8;

/**
 * Puts a fixed element below another, centred on it, or above where only there is room; never over the window's edge.
 * Measured, not anchored by CSS, of which half the browsers know nothing.
 *
 * @param group what it must not cover: it then stands beside that, else above or below it
 */
export function placeNear(element: HTMLElement, anchor: Element, group?: Element | null): void {
  const zoom = zoomOf(element);
  const html = pageElement();
  const clientWidth = html.clientWidth * zoomOf(html);
  const clientHeight = html.clientHeight * zoomOf(html);
  const at = anchor.getBoundingClientRect();
  const around = (group ?? anchor).getBoundingClientRect();
  const [width, height] = [element.offsetWidth * zoom, element.offsetHeight * zoom];
  const within = (start: number, size: number, room: number) =>
    Math.max(gap, Math.min(start, room - size - gap));
  let left = within(at.left + (at.width - width) / 2, width, clientWidth);
  const tops = [around.bottom + gap, around.top - gap - height, at.bottom + gap, at.top - gap - height];
  let top = tops.find((start) => start >= gap && start + height <= clientHeight - gap) ?? at.bottom + gap;
  const beside = [around.right + gap, around.left - gap - width].find(
    (start) => group && start >= gap && start + width <= clientWidth - gap,
  );
  if (beside !== undefined) {
    left = beside;
    top = within(at.top + (at.height - height) / 2, height, clientHeight);
  }
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const start = isRtl ? clientWidth - left - width : left;
  element.style.setProperty('inset-block-start', `${top / zoom}px`);
  element.style.setProperty('inset-inline-start', `${start / zoom}px`);
}

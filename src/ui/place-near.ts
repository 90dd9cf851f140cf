import { pageElement } from '#src/page/dom.ts';

/** Px between the two, and to the window's edge. */
const gap = 8;

/**
 * Puts a fixed element below another, centred on it, or above where there is more room; never over the window's edge.
 * Measured, not anchored by CSS, of which half the browsers know nothing.
 */
export function placeNear(element: HTMLElement, anchor: Element): void {
  const { clientWidth, clientHeight } = pageElement();
  const at = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = element;
  const left = Math.max(gap, Math.min(at.left + (at.width - width) / 2, clientWidth - width - gap));
  const isRtl = getComputedStyle(element).direction === 'rtl';
  const [below, above] = [at.bottom + gap, at.top - gap - height];
  const fitsBelow = below + height <= clientHeight - gap;
  element.style.setProperty('inset-block-start', `${fitsBelow || above < gap ? below : above}px`);
  element.style.setProperty('inset-inline-start', `${isRtl ? clientWidth - left - width : left}px`);
}

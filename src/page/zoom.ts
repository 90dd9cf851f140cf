import { pageBody, pageElement } from './dom.ts';

/**
 * By how much `zoom` of the page's styles enlarges an element. `getBoundingClientRect`, `innerHeight` and the place of a
 * pointer are px of the window; `offsetHeight`, `clientHeight`, `scrollTop` and what styles say in px are px of the
 * element, each so many px of the window. 1 where the browser does not tell.
 */
export const zoomOf = (element: Element | null | undefined): number => element?.currentCSSZoom ?? 1;

/**
 * Keeps `--tourism-zoom` of the page, by which styles divide what they say in parts of the window: `zoom` enlarges `vh`,
 * too. The body has another size when its zoom changes.
 */
export function tellZoom(): void {
  let told = 1;
  const tell = () => {
    const zoom = zoomOf(pageBody());
    if (zoom !== told) pageElement().style.setProperty('--tourism-zoom', `${(told = zoom)}`);
  };
  if (typeof ResizeObserver === 'function') new ResizeObserver(tell).observe(pageBody());
}

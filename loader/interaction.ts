import type { Click } from './contract.ts';

/** Clicks on these are not replayed: the browser follows the link or submits the form. */
const native = '[href],form button:not([type=button]),form [type=submit],form [type=image]';

const signs = ['pointerover', 'touchstart', 'focusin', 'click'] as const;

/**
 * Waits for the first pointer-over, touch, focus or click on an element's fallback (contract, section 2: `data-load`).
 *
 * @param start called on each of these events
 * @param keep receives each click that the fallback does not handle, so that it can be replayed on the widget
 * @returns stops waiting
 */
export function onInteraction(
  element: HTMLElement,
  start: () => void,
  keep: (click: Click) => void,
): () => void {
  const sign = (event: Event) => {
    start();
    if (event.type !== 'click') return;
    const click = event as MouseEvent;
    const isModified = click.button || click.ctrlKey || click.metaKey || click.shiftKey || click.altKey;
    if (isModified || click.defaultPrevented || (click.target as Element).closest(native)) return;
    const box = element.getBoundingClientRect();
    keep({ x: click.clientX - box.x, y: click.clientY - box.y, isByKeyboard: !click.detail });
  };
  for (const type of signs) element.addEventListener(type, sign, { passive: true });
  return () => {
    for (const type of signs) element.removeEventListener(type, sign);
  };
}

import { pageBody, pageElement, readDocument } from '#src/page/dom.ts';

const stops =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),summary,[tabindex]:not([tabindex^="-"])';

/** Whether an element can take the focus: it is on the page, can be seen and is neither disabled nor inert. */
export function canTakeFocus(element: HTMLElement): boolean {
  if (!element.isConnected || element.matches(':disabled') || element.closest('[inert]')) return false;
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true;
}

/**
 * Remembers who has the focus, for what covers the page for a while.
 *
 * @param opener who gets it back, where that is not the element that has it now: Safari gives a pressed button no focus
 * @returns gives it back: to the same element or, where that has gone, to the next one in the page's order that is still
 * there, else to the nearest before it (trust, section 2). Leaves it where something else has taken it meanwhile.
 * Nothing scrolls.
 */
export function rememberFocus(opener?: HTMLElement | null): () => void {
  const origin = opener ?? readDocument('activeElement');
  if (!(origin instanceof HTMLElement)) return () => {};
  const others = [...pageElement().querySelectorAll<HTMLElement>(stops)].filter((stop) => stop !== origin);
  const isBehind = (stop: HTMLElement) =>
    Boolean(origin.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING);
  const firstBehind = others.findIndex(isBehind);
  const split = firstBehind < 0 ? others.length : firstBehind;
  const candidates = [origin, ...others.slice(split), ...others.slice(0, split).toReversed()];
  return () => {
    const holder = readDocument('activeElement');
    if (holder && holder !== pageBody() && holder !== origin) return;
    candidates.find(canTakeFocus)?.focus({ preventScroll: true });
  };
}

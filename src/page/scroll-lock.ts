import { pageBody, pageElement } from './dom.ts';
import type { Page } from './page.ts';
import { countHolder } from './scroll-holders.ts';

/** Ends a lock; to be called once or more, only the first call counts. */
export type Unlock = () => void;

let release: Unlock | undefined;

/**
 * Holds the page still while something covers it. Several may hold it: it moves again when the last lets go, and stands
 * to the pixel where it stood. Nothing beside or below moves meanwhile. In author mode the page stays free (contract,
 * section 2).
 */
export function lockScroll({ cmsMode }: Pick<Page, 'cmsMode'>): Unlock {
  if (cmsMode === 'author') return () => {};
  countHolder(1);
  release ??= hold();
  let isHolding = true;
  return () => {
    if (!isHolding) return;
    isHolding = false;
    if (countHolder(-1) > 0) return;
    release?.();
    release = undefined;
  };
}

function hold(): Unlock {
  const { scrollX: x, scrollY: y } = window;
  const html = pageElement();
  const body = pageBody();
  // The element whose overflow is the window's (CSS Overflow 3, 3.1). On the other one the property would make a
  // scroll container out of it, and all that sticks to the window would let go.
  const scroller = getComputedStyle(html).overflowY === 'visible' ? body : html;
  // The room of a classic scrollbar stays, so that nothing gets wider.
  const gutter = window.innerWidth > html.clientWidth ? { 'scrollbar-gutter': 'stable' } : {};
  const undo = [set(html, gutter), set(scroller, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' })];
  if (movesAnyway()) undo.push(pin(body, y));
  return () => {
    undo.forEach((restore) => restore());
    if (window.scrollX !== x || window.scrollY !== y)
      window.scrollTo({ left: x, top: y, behavior: 'instant' });
  };
}

/** Safari on a touch screen moves the page by finger whatever its overflow says. */
const movesAnyway = () => CSS.supports('-webkit-touch-callout', 'none');

/**
 * Takes the body out of the flow, and puts it where it stood. Only where nothing else helps: every listener is told
 * that the page is at its top.
 */
function pin(body: HTMLElement, y: number): Unlock {
  const first = [...body.children].find((child) => child.getClientRects().length > 0);
  const topOfFirst = () => first?.getBoundingClientRect().top ?? 0;
  const top = topOfFirst();
  const sides = { 'inset-inline-start': '0', 'inset-inline-end': '0' };
  const release = set(body, { position: 'fixed', 'inset-block-start': `${-y}px`, ...sides });
  // Out of the flow the body's margin no longer collapses with that of its content.
  const drift = topOfFirst() - top;
  body.style.setProperty('inset-block-start', `${-y - drift}px`, 'important');
  return release;
}

/** Sets properties over any stylesheet; gives what puts back the ones that stood there. */
function set({ style }: HTMLElement, properties: Readonly<Record<string, string>>): Unlock {
  const undo = Object.entries(properties).map(([name, value]) => {
    const before = style.getPropertyValue(name);
    const priority = style.getPropertyPriority(name);
    style.setProperty(name, value, 'important');
    return () => style.setProperty(name, before, priority);
  });
  return () => undo.forEach((restore) => restore());
}

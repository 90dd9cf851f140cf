import { pageBody, pageElement } from './dom.ts';
import { overrideStyles } from './override-styles.ts';
import type { Page } from './page.ts';
import { countHolder } from './scroll-holders.ts';
import { ownerOfWindow } from './scroller.ts';
import { zoomOf } from './zoom.ts';

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
  // On the other one of the two the property would make a scroll container out of it, and all that sticks to the window
  // would let go.
  const scroller = ownerOfWindow();
  // The room of a classic scrollbar stays, so that nothing gets wider.
  const gutter = window.innerWidth > html.clientWidth ? { 'scrollbar-gutter': 'stable' } : {};
  const undo = [
    overrideStyles(html, gutter),
    overrideStyles(scroller, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' }),
  ];
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
  const zoom = zoomOf(body);
  const sides = { 'inset-inline-start': '0', 'inset-inline-end': '0' };
  const release = overrideStyles(body, {
    position: 'fixed',
    'inset-block-start': `${-y / zoom}px`,
    ...sides,
  });
  // Out of the flow the body's margin no longer collapses with that of its content.
  const drift = topOfFirst() - top;
  body.style.setProperty('inset-block-start', `${(-y - drift) / zoom}px`, 'important');
  return release;
}

import { pageElement } from '#src/page/dom.ts';
import type { Click, Trigger } from './contract.ts';
import { onInteraction } from './interaction.ts';

/** The longest that an idle widget waits on a busy page, in ms. */
const idleTimeout = 2000;

/** The longest that a widget waits for a first paint after the first frame, in ms: on slow machines a picture takes that long. */
const paintTimeout = 500;

/** Calls `start` when the trigger fires, possibly more than once. Returns a function that stops waiting. */
export type WaitForTrigger = (
  trigger: Trigger,
  element: HTMLElement,
  start: () => void,
  keep: (click: Click) => void,
) => (() => void) | undefined;

/**
 * One observer serves the page. Widgets that wait to be visible also start on keyboard focus, on a `#hash` that names
 * them, and before printing, which an observer does not report. A browser without observers starts them when it is idle.
 */
export function createTriggers(): WaitForTrigger {
  const waiting = new Map<Element, () => void>();
  const afterPaint = createAfterPaint();
  const whenIdle = createWhenIdle(afterPaint);
  // How far outside the view `visible` begins (catalogue, conventions: "Hydration trigger"): everywhere for a visitor who comes
  // back into a page with lists (`src/catalogue/history.ts`), so that what stands above is as long as it was.
  const margin = history.state?.twTop ? '99999px' : '200px';
  const observer =
    (window.IntersectionObserver as typeof IntersectionObserver | undefined) &&
    new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          // An element with `display: contents` has no box, so it never intersects.
          if (isIntersecting || getComputedStyle(target).display === 'contents')
            void afterPaint().then(() => waiting.get(target)?.());
        }
      },
      // The second is for an element of the page that scrolls.
      { rootMargin: margin, scrollMargin: margin },
    );

  const wake = (target: EventTarget | null) => {
    for (const [element, start] of waiting) if (element.contains(target as Node | null)) start();
  };
  addEventListener('hashchange', () => wake(pageElement().querySelector(':target')));
  addEventListener('beforeprint', () => {
    for (const start of waiting.values()) start();
  });
  pageElement().addEventListener('focusin', (event) => wake(event.target));

  return (trigger, element, start, keep) => {
    if (trigger === 'interaction') return onInteraction(element, start, keep);
    if (trigger === 'load') {
      start();
      return undefined;
    }
    if (trigger === 'visible' && observer) observer.observe(element);
    else if (trigger === 'visible' || trigger === 'idle') whenIdle(start);
    else {
      // The query may come with or without brackets: a list matches if one entry does, an invalid entry never does.
      const query = trigger.slice(6, -1);
      const media = matchMedia(`${query},(${query})`);
      const changed = () => media.matches && start();
      media.addEventListener('change', changed);
      changed();
      return () => media.removeEventListener('change', changed);
    }
    waiting.set(element, start);
    if (element.matches(':target') || element.querySelector(':target')) start();
    return () => {
      waiting.delete(element);
      observer?.unobserve(element);
    };
  };
}

/**
 * Makes what waits for the browser's first paint, and for none where it has no idle callbacks (Safari): code that comes before
 * the first paint delays it. A browser is idle before it, too, while fonts are on their way or the picture is made.
 */
function createAfterPaint(): () => Promise<void> {
  let painting: Promise<void> | undefined;
  return () =>
    (painting ??= new Promise((resolve) => {
      if (!('requestIdleCallback' in window)) return resolve();
      requestAnimationFrame(() => {
        new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
        // Of a page on which nothing is to be seen there is none.
        setTimeout(resolve, paintTimeout);
      });
    }));
}

/** Makes what calls back when the browser has shown its first paint and is idle, possibly again later; soon where it has no idle callbacks. */
function createWhenIdle(afterPaint: () => Promise<void>): (callback: () => void) => void {
  return (callback) => {
    const idle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
    if (idle) void afterPaint().then(() => idle(callback, { timeout: idleTimeout }));
    // A hidden tab has no frames.
    setTimeout(callback, idle && idleTimeout);
  };
}

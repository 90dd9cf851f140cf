import { pageElement } from '#src/page/dom.ts';
import type { Click, Trigger } from './contract.ts';
import { onInteraction } from './interaction.ts';

/** How far outside the view `visible` begins (catalogue, conventions: "Hydration trigger"). */
const rootMargin = '200px';

/** An idle widget waits for a busy page no longer than this, in ms. */
const timeout = 2000;

/** Calls `start` when a widget's moment has come, perhaps more than once; gives the call that ends the waiting. */
export type WaitForTrigger = (
  trigger: Trigger,
  element: HTMLElement,
  start: () => void,
  keep: (click: Click) => void,
) => (() => void) | undefined;

/**
 * One observer serves the page. What waits to be seen is also woken by what an observer cannot see: keyboard focus,
 * the address's `#hash`, and printing.
 */
export function createTriggers(): WaitForTrigger {
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // An element with `display: contents` has no box that could ever come into view.
        if (isIntersecting || getComputedStyle(target).display === 'contents') waiting.get(target)?.();
      }
    },
    { rootMargin },
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
    if (trigger === 'visible') {
      observer.observe(element);
    } else if (trigger === 'idle') {
      // Not every browser has idle callbacks; a timer of the same length takes such an argument for 0 ms.
      (window.requestIdleCallback ?? setTimeout)(start, { timeout });
    } else if (trigger === 'load') {
      start();
      return undefined;
    } else {
      // With its own brackets or without: a list of queries holds when one of them does, and a wrong one never does.
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
      observer.unobserve(element);
    };
  };
}

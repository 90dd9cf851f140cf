import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Runs in the page: marks what is shown of an opener's own widget and of roots over the page. To ask each element of each widget
 * takes a second.
 */
function markShown(opener: Element): void {
  const own = opener.closest('[data-widget-root]')?.querySelectorAll('*') ?? [];
  const shown = [...own, ...document.querySelectorAll('[data-tw-root] *')].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  window.shownBefore = new Set(shown);
}

declare global {
  interface Window {
    /** Elements that were shown when `markShown` ran. */
    shownBefore: Set<Element>;
    /** What has been opened since. */
    opened: readonly Element[];
  }
}

/**
 * Runs in the page: what an opener has opened and is not in view, or lies under something, a line each. Other widgets may be drawn
 * for the first time meanwhile, so what counts stands in the opener's own widget or in a root over the page.
 */
function findHidden(opener: Element): string[] {
  const own = opener.closest('[data-widget-root]')?.querySelectorAll('*') ?? [];
  const shown = [...own, ...document.querySelectorAll('[data-tw-root] *')].filter(
    (element) => !window.shownBefore.has(element) && element.checkVisibility({ visibilityProperty: true }),
  );
  const dialogs = shown.filter((element) =>
    element.matches('dialog, [role="dialog"], [role="menu"], [popover]'),
  );
  // Behind a dialog a picture may come at the same time.
  const opened =
    dialogs.length > 0 ? dialogs : shown.filter((element) => element.matches('nav, ul, div, section'));
  const outer = opened.filter(
    (element) => !opened.some((other) => other !== element && other.contains(element)),
  );
  window.opened = outer;
  if (outer.length === 0) return ['nothing has opened'];
  return outer.flatMap((element) => {
    const box = element.getBoundingClientRect();
    if (box.width < 8 || box.height < 8) return [];
    const width = Math.min(box.right, innerWidth) - Math.max(box.left, 0);
    const height = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0);
    const name = `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
    const least = Math.min(box.height, innerHeight / 3);
    if (width < Math.min(box.width, innerWidth) / 2 || height < least)
      return [`${name} at ${[box.left, box.top, box.right, box.bottom].map(Math.round).join()}`];
    const [x, y] = [Math.max(box.left, 0) + width / 2, Math.max(box.top, 0) + height / 2];
    const front = document.elementFromPoint(x, y);
    return front && (element.contains(front) || front.contains(element))
      ? []
      : [`${name} lies under ${front?.outerHTML.slice(0, 80)}`];
  });
}

/** Runs in the page: how much of what was opened is still shown. */
const countOpened = () =>
  window.opened.filter((element) => element.checkVisibility({ visibilityProperty: true })).length;

/** Opens something by keyboard, looks whether all of it is in view, and closes it by Escape, which gives the focus back. */
async function openAndClose(page: Page, opener: Locator, name: string): Promise<void> {
  await opener.focus();
  await opener.evaluate(markShown);
  await page.keyboard.press('Enter');
  await expect.poll(() => opener.evaluate(findHidden), { message: `${name} opens in view` }).toEqual([]);
  const closing = async () => {
    await page.keyboard.press('Escape');
    return page.evaluate(countOpened);
  };
  await expect.poll(closing, { message: `${name} closes` }).toBe(0);
  expect(await page.evaluate(() => document.activeElement !== document.body), `${name}: focus`).toBe(true);
}

/** Runs in the page: marks what opens something over it, one of each kind. */
function markOpeners(): string[] {
  const found = document.querySelectorAll<HTMLElement>(
    '[data-component="header"] button[aria-expanded="false"], [data-widget-root] button[aria-haspopup]',
  );
  const shape = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => `${part.tagName}.${part.getAttribute('class')}`)
      .join();
  const kinds = new Map(
    [...found]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .map((button) => [shape(button), button]),
  );
  return [...kinds.values()].map((opener, index) => {
    opener.dataset['opener'] = String(index);
    return `${opener.closest<HTMLElement>('[data-component]')?.dataset['component']}: ${opener.ariaLabel ?? opener.textContent.trim().slice(0, 30)}`;
  });
}

/** Opens what opens over the page, one of each kind, one after another. */
export async function openAll(page: Page): Promise<void> {
  const names = await page.evaluate(markOpeners);
  expect(names.length).toBeGreaterThan(0);
  for (const [index, name] of names.entries())
    await openAndClose(page, page.locator(`[data-opener="${index}"]`), name);
}

import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { timeLimit } from '../../time-limit.ts';

/**
 * Runs in the page: what of ours is shown, but for what is read out alone.
 *
 * @param isBegin whether what comes later is new
 * @returns how much of it is new, and how much there is beside what is said of a failure
 */
function lookAtShown(isBegin: boolean): { fresh: number; calm: number } {
  const shown = [...document.querySelectorAll<HTMLElement>('[data-component] *')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-live]'),
  );
  if (isBegin) {
    for (const element of document.querySelectorAll('[data-seen]')) element.removeAttribute('data-seen');
    for (const element of shown) element.dataset['seen'] = '';
  }
  return {
    fresh: shown.filter(({ dataset }) => dataset['seen'] === undefined).length,
    calm: shown.filter((element) => !element.closest('[role="alert"]')).length,
  };
}

/** Runs in the page: what opens something, one of each kind, in the page's first widget. */
function markOpeners(): number {
  for (const marked of document.querySelectorAll('[data-opener]')) marked.removeAttribute('data-opener');
  const openers = document
    .querySelector('[data-component]')!
    .querySelectorAll<HTMLElement>('button[aria-expanded="false"], [role="combobox"]');
  const shape = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .map((part) => `${part.tagName}.${part.getAttribute('class')}`)
      .join();
  const kinds = new Map(
    [...openers]
      .filter((own) => own.checkVisibility({ visibilityProperty: true }))
      .map((own) => [shape(own), own]),
  );
  [...kinds.values()].forEach((opener, index) => (opener.dataset['opener'] = String(index)));
  return kinds.size;
}

/**
 * Opens what can be opened in the page's first widget, one of each kind, one after another. What could not be fetched may stay said.
 *
 * @param whileOpen called when it is
 */
export async function openEach(page: Page, whileOpen: () => Promise<void>): Promise<void> {
  const count = await page.evaluate(markOpeners);
  for (let index = 0; index < count; index++) {
    const opener = page.locator(`[data-opener="${index}"]`);
    const closed = await page.evaluate(lookAtShown, true);
    const isField = (await opener.getAttribute('role')) === 'combobox';
    await (isField ? opener.fill('ri') : opener.evaluate((button: HTMLElement) => button.click()));
    const opening = async () => (await page.evaluate(lookAtShown, false)).fresh;
    await expect.poll(opening, { timeout: timeLimit(5_000) }).toBeGreaterThan(0);
    await whileOpen();
    if (isField) await opener.fill('');
    else if (await opener.evaluate((button) => !button.ariaHasPopup && button.ariaExpanded === 'true'))
      await opener.evaluate((button: HTMLElement) => button.click());
    const closing = async () => {
      await page.keyboard.press('Escape');
      return (await page.evaluate(lookAtShown, false)).calm;
    };
    await expect.poll(closing, { timeout: timeLimit(5_000) }).toBeLessThanOrEqual(closed.calm);
  }
}

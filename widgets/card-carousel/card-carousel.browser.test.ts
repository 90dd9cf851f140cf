import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { mountElement } from '#demo-pages/html.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** Cards in a row under a finger, a keyboard and a clock. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const example = (name: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, `examples/${name}.json`), 'utf8')) as object;

async function show(name: string, language: Language, context: object, more: object = {}): Promise<Page> {
  const main = mountElement('card-carousel', { ...example(name), ...more }, { id: 'cards', load: 'load' });
  const page = await stage.show(main, { language, context });
  await settled(page, '#cards');
  await page.locator('#cards [data-slider]').waitFor();
  return page;
}

/** Puts a finger on the cards, draws it so far across the screen, and lifts it. */
async function draw(page: Page, across: number) {
  const y = await page.locator('#cards [data-slider]').evaluate((row) => {
    row.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: 195 + across * part, y }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 5; step++) await send('touchMove', step / 5);
  await send('touchEnd');
  await client.detach();
}

/** The first card that is seen whole, from 1, once nothing moves any more. */
async function stands(page: Page, place: number, edge: 'left' | 'right') {
  await expect
    .poll(() =>
      page.locator('#cards [data-slider]').evaluate((row, edge) => {
        const slides = [...row.firstElementChild!.children];
        const room = parseFloat(getComputedStyle(row).paddingLeft) * (edge === 'left' ? 1 : -1);
        const start = row.getBoundingClientRect()[edge] + room;
        return slides.findIndex((slide) => Math.abs(slide.getBoundingClientRect()[edge] - start) < 1) + 1;
      }, edge),
    )
    .toBe(place);
}

const events = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []).map(
      ({ event, trigger, position }) => [event, trigger, position],
    ),
  );

describe.each([
  ['en', 'default', -1, 'left'],
  ['ar', 'arabic', 1, 'right'],
] as const)('in %s', (language, name, onwards, edge) => {
  test('a swipe of 40 px leads one card on or back, 20 px change nothing, and a swipe follows no link', async () => {
    const page = await show(name, language, phone);
    const address = page.url();
    await stands(page, 1, edge);
    await draw(page, 40 * onwards);
    await stands(page, 2, edge);
    await draw(page, 20 * onwards);
    await draw(page, -20 * onwards);
    await stands(page, 2, edge);
    await draw(page, -40 * onwards);
    await stands(page, 1, edge);
    // Nothing stands before the first.
    await draw(page, -60 * onwards);
    await stands(page, 1, edge);
    expect(await events(page)).toEqual([
      ['slide_change', 'user', 2],
      ['slide_change', 'user', 1],
    ]);
    expect(page.url()).toBe(address);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

test('far cards are out of reach and their pictures are not asked for; those of the next are', async () => {
  const page = await show('arabic', 'ar', phone);
  const asked = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => /images\/([a-z-]+?)-?\d*\.avif/.exec(name)?.[1])
        .filter(Boolean),
    );
  await page.locator('#cards').scrollIntoViewIfNeeded();
  await expect.poll(async () => new Set(await asked())).toContain('hegra');
  // Seen: the first and a part of the second; beside them the third.
  const inert = await page
    .locator('#cards [data-slider] > * > *')
    .evaluateAll((slides) => slides.map((slide) => (slide as HTMLElement).inert));
  expect(inert).toEqual([false, true, true, true, true, true, true, true, true]);
  await draw(page, 40);
  await stands(page, 2, 'right');
  const far = ['farasan', 'rijal-almaa', 'al-ahsa', 'empty-quarter', 'taif'];
  expect((await asked()).filter((picture) => far.includes(picture ?? ''))).toEqual([]);
});

test('the keyboard goes through bullets and the card that is seen, then on; a press on one seen in part brings it', async () => {
  const page = await show('arabic', 'ar', { viewport: { width: 390, height: 844 } });
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '').trim();
    });
  await page.getByRole('link', { name: 'كل الأماكن' }).focus();
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('الشريحة 1 من 9');
  for (let bullet = 0; bullet < 8; bullet++) await page.keyboard.press('Tab');
  expect(await focused()).toBe('الشريحة 9 من 9');
  await page.keyboard.press('Tab');
  expect(await focused()).toBe('الحِجر');
  await page.keyboard.press('Tab');
  expect(
    await page.locator('#cards [data-slider]').evaluate((row) => row.contains(document.activeElement)),
  ).toBe(false);
  const { x, y } = (await page.locator('#cards [data-slider] > * > *').nth(1).boundingBox())!;
  await page.mouse.click(10, y + 40);
  expect(x).toBeLessThan(10);
  await stands(page, 2, 'right');
});

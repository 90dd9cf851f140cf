import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a timeline. */

const stage = setStage();

const phone = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  reducedMotion: 'reduce',
} as const;

/** Draws a finger so far across the slides. */
async function draw(page: Page, across: number) {
  const slides = page.locator('[data-slider]');
  await slides.evaluate((element) => element.scrollIntoView());
  const { y } = (await slides.boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x: 195 + across * part, y: y + 60 }],
    });
  await send('touchStart', 0);
  for (let step = 1; step <= 5; step++) await send('touchMove', step / 5);
  await send('touchEnd');
  await client.detach();
}

/** How far the right edge of an entry is from that of the column. */
const offEdge = (page: Page, title: string) =>
  page.getByRole('heading', { name: title, includeHidden: true }).evaluate((heading) => {
    const column = heading.closest('[role="group"][aria-roledescription="عرض شرائح"], section')!;
    return Math.round(column.getBoundingClientRect().right - heading.getBoundingClientRect().right);
  });

test('in Arabic entries run from right to left, turned by eras with the keyboard and by a finger', async () => {
  const page = await stage.open('/ar/widget.html?widget=timeline&example=horizontal-arabic', phone);
  await settled(page, '[data-component="timeline"]');
  await page.locator('[data-slider]').waitFor();
  const first = 'الإمام محمد بن سعود يتولى الحكم';
  const masmak = 'ليلة المصمك';
  const start = await offEdge(page, first);
  expect(start).toBe(await offEdge(page, 'من الدرعية إلى اليوم'));

  await draw(page, 80);
  // The first one goes out at the right.
  await expect.poll(() => offEdge(page, first)).toBeLessThan(-250);

  await page.getByRole('button', { name: 'الدولة السعودية الثانية' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => offEdge(page, masmak)).toBe(start);
  const era = page.getByRole('button', { name: 'الدولة السعودية الثالثة' });
  expect(await era.getAttribute('aria-pressed')).toBe('true');
  expect(await era.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator('[inert]').getByText('زيارة حي الطريف').count(), 'a link out of view').toBe(1);

  const changes = await page.evaluate(() =>
    (window as unknown as { dataLayer: Record<string, unknown>[] }).dataLayer.map(
      ({ event, position, trigger }) => [event, position, trigger],
    ),
  );
  expect(changes).toEqual([
    ['slide_change', expect.any(Number), 'user'],
    ['slide_change', 5, 'user'],
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
});

test('an address brings its entry into view, and paper has all of them', async () => {
  const page = await stage.open('/en/widget.html?widget=timeline&example=horizontal#visitors', {
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  await settled(page, '[data-component="timeline"]');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('visitors');
  const box = (await page.locator('#visitors').boundingBox())!;
  expect(box.x).toBeGreaterThan(0);
  expect(box.x + box.width).toBeLessThan(1280);
  expect(await page.getByRole('button', { name: 'Third Saudi State' }).getAttribute('aria-pressed')).toBe(
    'true',
  );

  await page.emulateMedia({ media: 'print' });
  for (const title of ['Diriyah is founded', 'The first tourist visas'])
    await expect
      .poll(() => page.getByRole('heading', { name: title, includeHidden: true }).isVisible())
      .toBe(true);
  const boxes = await page
    .locator('[data-component="timeline"] h3')
    .evaluateAll((all) =>
      all.map((heading) => heading.getBoundingClientRect()).map(({ left, right }) => [left, right]),
    );
  for (const [left, right] of boxes) expect(left! >= 0 && right! <= 1280).toBe(true);
});

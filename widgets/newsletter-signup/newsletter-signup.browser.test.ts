import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage } from '#testing/browser/stage.ts';

/** What only a browser shows of the newsletter in a page's footer. */

const stage = setStage();

test('a phone fetches nothing of it before it is near; it moves nothing as it comes, and signs up by keyboard', async () => {
  const page = await stage.open(
    '/ar/home.html?bar=off',
    { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' },
    (page) =>
      page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
        }).observe({ type: 'layout-shift', buffered: true });
      }),
  );
  await page.evaluate(() => window.tourismWidgets?.ready);
  for (const id of ['feedback', 'footer'])
    expect(await page.locator(`#${id}`).getAttribute('data-status')).toBe('pending');

  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const newsletter = page.locator('[data-component="newsletter-signup"]');
  await newsletter.and(page.locator('[data-status="mounted"]')).waitFor();
  // What has moved is told once the next frame is painted.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => Reflect.get(window, 'shifted') as number)).toBe(0);

  await newsletter.getByRole('button', { name: 'اشترك' }).press('Enter');
  expect(await page.getByRole('alert').evaluate((alert) => alert === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.type('salma@example.org');
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const heading = newsletter.getByRole('heading', { name: 'تحقق الآن من بريدك' });
  await heading.waitFor();
  expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

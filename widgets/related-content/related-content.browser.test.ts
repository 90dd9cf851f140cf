import { expect, test } from 'vitest';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows: what one page leaves behind for the next. */

const stage = setStage();

test('pages are remembered from one to the next, without their queries and none of the account, until they are forgotten', async () => {
  const page = await stage.open('/ar/places/taif?utm_source=mail&bar=off', {
    viewport: { width: 390, height: 844 },
  });
  const kept = () =>
    page.evaluate(() =>
      (JSON.parse(localStorage.getItem('recentPages') ?? '[]') as { url: string }[]).map(({ url }) => url),
    );
  await expect.poll(kept).toEqual(['/ar/places/taif']);
  await page.goto(new URL('/ar/individual/profile.html', page.url()).href);
  await settled(page, '[data-component="header"]');
  await page.goto(new URL('/ar/articles/three-days-in-alula', page.url()).href);
  await expect.poll(kept).toEqual(['/ar/articles/three-days-in-alula', '/ar/places/taif']);
  await page.goto(new URL('/ar/places/hegra', page.url()).href);
  const seen = page.getByRole('region', { name: 'شاهدته مؤخرًا' });
  const links = seen.getByRole('article').getByRole('link');
  await seen.scrollIntoViewIfNeeded();
  await expect
    .poll(() => links.evaluateAll((all) => all.map((link) => link.getAttribute('href'))))
    .toEqual(['/ar/articles/three-days-in-alula', '/ar/places/taif']);
  await page.getByRole('button', { name: 'نسيان هذه الصفحات' }).press('Enter');
  const words = page.getByText('قائمة الصفحات التي شاهدتها فارغة الآن.');
  expect(await words.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await kept()).toEqual([]);
  expect(await seen.count()).toBe(0);
});

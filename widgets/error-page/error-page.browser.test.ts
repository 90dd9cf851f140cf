import { expect, test } from 'vitest';
import { shiftsOf, watchShifts } from '#testing/browser/shifts.ts';
import { setStage } from '#testing/browser/stage.ts';

/** What only a browser shows of an error page: that nothing moves as it comes, and that the page is asked for anew. */

const stage = setStage();

test('nothing in view moves as the page for what is missing comes with its suggestions', async () => {
  stage.allowFault(/404/);
  const page = await stage.open(
    '/en/places/hegraa?bar=off',
    { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' },
    watchShifts,
  );
  await page.getByRole('link', { name: 'Hegra', exact: true }).waitFor();
  const { total, shifts } = await shiftsOf(page);
  expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.02);
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('h1');
});

test('a page without connection says when it is back, and is asked for anew when the visitor wants it', async () => {
  const page = await stage.open('/en/widget.html?widget=error-page&example=offline&bar=off');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.waitFor();
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await page.getByText('You are online again.').waitFor();
  await page.evaluate(() => document.body.setAttribute('data-before', ''));
  await again.click();
  await page.locator('body:not([data-before]) [data-component="error-page"][data-status=mounted]').waitFor();
  expect(await page.getByText('You are online again.').count()).toBe(0);
});

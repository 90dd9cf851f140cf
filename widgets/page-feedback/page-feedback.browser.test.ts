import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of feedback. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('stars are given by keyboard in Arabic, from right to left', async () => {
  const page = await stage.open('/ar/widget.html?widget=page-feedback&example=arabic', phone);
  await settled(page, '[data-component="page-feedback"]');
  const stars = page.getByRole('radio');
  await stars.first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  const [first, second] = await Promise.all([stars.nth(0).boundingBox(), stars.nth(1).boundingBox()]);
  expect(await stars.nth(1).isChecked()).toBe(true);
  expect(second?.x).toBeLessThan(first?.x ?? 0);
  expect(await violationsOf(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.type('صفحة جميلة');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const thanks = page.getByText('شكرًا على إجابتك');
  await thanks.waitFor();
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await violationsOf(page)).toEqual([]);
});

import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of a climate guide: what fits, what scrolls, what is printed. */

const stage = setStage();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

test('in Arabic a visitor chooses by the keyboard and reads the table, which scrolls in its own frame', async () => {
  const page = await stage.open('/ar/widget.html?widget=climate-guide&example=arabic', phone);
  await settled(page, '[data-component="climate-guide"]');
  const city = page.getByRole('combobox', { name: 'المدينة' });
  await city.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Home');
  await page.getByRole('heading', { name: 'الرياض في يناير' }).waitFor();

  // Past the month and the two kinds of degrees.
  for (let stop = 0; stop < 4; stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const frame = page.getByRole('region', { name: 'الرياض: العام المعتاد' });
  await page.keyboard.press('Tab');
  expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeLessThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsOf(page)).toEqual([]);
});

test('the sheet that is printed has the table beside the chart, and nothing to press', async () => {
  const page = await stage.open('/en/widget.html?widget=climate-guide', phone);
  await settled(page, '[data-component="climate-guide"]');
  const table = page.getByRole('table');
  const widthOf = () => table.evaluate((element) => element.parentElement!.getBoundingClientRect().width);
  expect(await widthOf()).toBe(1);
  await page.emulateMedia({ media: 'print' });
  expect(await widthOf()).toBeGreaterThan(300);
  expect(await page.getByRole('combobox').count()).toBe(0);
});

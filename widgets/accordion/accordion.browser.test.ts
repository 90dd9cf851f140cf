import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** What only a browser shows of an accordion. */

const stage = setStage();

const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

const show = async (address: string): Promise<Page> => {
  const page = await stage.open(address, phone);
  await settled(page, '[data-component="accordion"]');
  return page;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isOpen = (page: Page, name: string) => button(page, name).getAttribute('aria-expanded');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim());

const visa = 'هل أحتاج إلى تأشيرة؟';
const airport = 'كيف أصل من المطار إلى المدينة؟';
const trains = 'إلى أي المدن أصل بالقطار؟';

test('is worked by keyboard in Arabic: Tab goes through an open section and past closed ones', async () => {
  const page = await show('/ar/widget.html?widget=accordion&example=arabic');
  await button(page, visa).focus();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(airport);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(trains);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('مكة المكرمة');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  expect(await isOpen(page, visa)).toBe('true');
  expect(await isOpen(page, trains)).toBe('false');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('دليل التأشيرات');

  const chevron = await button(page, visa).locator('svg').boundingBox();
  expect(chevron!.x, 'the chevron stands at the end of the line').toBeLessThan(60);
  expect(await violationsOf(page)).toEqual([]);
});

test('opens the section that its address names, with its button in view below the header', async () => {
  const page = await show('/en/widget.html?widget=accordion&example=default#prayer-hours');
  const name = 'Do shops close for prayer?';
  await expect.poll(() => isOpen(page, name)).toBe('true');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('prayer-hours');
  const box = await button(page, name).boundingBox();
  expect(box!.y).toBeGreaterThanOrEqual(64);
  expect(box!.y + box!.height).toBeLessThan(844);
});

test('shows every section on paper, and no control', async () => {
  const page = await show('/en/widget.html?widget=accordion&example=default');
  const answer = page.getByText('Some pause for a short while');
  await expect.poll(() => answer.count()).toBe(1);
  expect(await answer.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => answer.isVisible()).toBe(true);
  expect(await button(page, 'Open all').isVisible()).toBe(false);
});

test('a link to words of the page finds them in a closed section and opens it', async () => {
  const page = await show('/en/widget.html?widget=accordion&example=default');
  await expect.poll(() => page.getByText('Modest, comfortable clothes').count()).toBe(1);
  await page.goto(`${page.url()}#:~:text=comfortable%20clothes`);
  await expect.poll(() => isOpen(page, 'What should I wear?')).toBe('true');
});

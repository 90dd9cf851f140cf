import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from '#testing/browser/axe.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** A visitor's way from the question about a visa to the other pages, which begin with the country of the passport. */

const stage = setStage();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;
const wide = { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' } as const;

const widgetOn = async (page: Page, path: string, name: string): Promise<Locator> => {
  if (new URL(page.url()).pathname !== path) await page.goto(`${path}?bar=off`);
  const element = page.locator(`[data-component="${name}"]`);
  await element.scrollIntoViewIfNeeded();
  await settled(page, `[data-component="${name}"]`);
  return element;
};

test('in Arabic on a phone the question is asked by keyboard, and the other pages begin with the answer', async () => {
  const page = await stage.open('/ar/visa.html?bar=off', phone);
  const visa = await widgetOn(page, '/ar/visa.html', 'visa-regulation');
  const country = visa.getByRole('combobox', { name: /^الجنسية/ });
  await country.focus();
  // A driver cannot type Arabic letters into the platform's list.
  while ((await country.inputValue()) !== 'JP') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  // Once the country is known there is no hint: the next stops are purpose, document and residence.
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'تأشيرة عند الوصول' }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('تأشيرة عند الوصول');
  expect(await visa.getByText('اليابان · سياحة · جواز سفر').isVisible()).toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  const contacts = await widgetOn(page, '/ar/emergency.html', 'emergency-contacts');
  await contacts.getByRole('heading', { name: /اليابان/ }).waitFor();

  const money = await widgetOn(page, '/ar/plan/money.html', 'currency-converter');
  const [from] = await money.getByRole('combobox').all();
  expect(await from!.inputValue()).toBe('JPY');

  await page.locator('#next').getByRole('link').first().click();
  await page.waitForURL('**/ar/plan/packing*');
});

test('an answer stays readable offline, and is printed without the question', async () => {
  const page = await stage.open('/en/visa.html?bar=off', wide);
  const visa = await widgetOn(page, '/en/visa.html', 'visa-regulation');
  const country = visa.getByRole('combobox', { name: /^Nationality/ });
  await country.fill('Germany');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  // What stands farther down the page may come only now, and cannot.
  stage.allowFault(/ERR_INTERNET_DISCONNECTED|ChunkLoadError/);
  await page.context().setOffline(true);
  await visa.getByRole('button', { name: 'Show what I need' }).click();
  await page.getByRole('heading', { name: 'Electronic visa' }).waitFor();
  await visa.getByText('Medical insurance for the stay').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await country.isVisible()).toBe(false);
  expect(await visa.getByText('Medical insurance for the stay').isVisible()).toBe(true);
  const address = visa.locator('a[href^="http"]').first();
  expect(await address.evaluate((link) => getComputedStyle(link, '::after').content)).toContain('(https://');
  expect(
    await visa.getByText(/Only the official visa site and the border authorities decide/).isVisible(),
  ).toBe(true);
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { setStage, settled } from '../browser/stage.ts';
import { arrived, banner, wide, widgetOf } from '../browser/visitor.ts';

/** The pages "Plan your trip": one way through them, without a script, and without a connection once they have come. */

const stage = setStage();
const phone = { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' } as const;

async function widgetOn(page: Page, path: string, name: string): Promise<Locator> {
  await page.waitForURL(`**${path}*`);
  const widget = widgetOf(page, name);
  await widget.scrollIntoViewIfNeeded();
  await arrived(page, name);
  return widget;
}

/** The page of all that belongs to a journey, by the header's menu, and one of its links. */
async function takeFromPlan(page: Page, link: string): Promise<void> {
  await banner(page).getByRole('button', { name: 'Plan your trip', exact: true }).click();
  await banner(page).getByRole('link', { name: 'View all' }).click();
  await page.waitForURL('**/en/plan*');
  await page.getByRole('main').getByRole('link', { name: link, exact: true }).click();
}

test('by clicks: the country of the visa is that of the embassy and of the money, then the list is packed', async () => {
  const page = await stage.open('/en/home.html?bar=off', wide);
  await settled(page, '#header');
  await banner(page).getByRole('button', { name: 'Plan your trip', exact: true }).click();
  await banner(page).getByRole('link', { name: 'Visas & entry' }).click();
  const visa = await widgetOn(page, '/en/visa', 'visa-regulation');
  await visa.getByRole('combobox', { name: /^Nationality/ }).fill('Japan');
  await page.keyboard.press('Enter');
  await visa.getByRole('button', { name: 'Show what I need' }).click();
  await visa.getByText(/Japan ·/).waitFor();

  await banner(page).getByRole('button', { name: 'Plan your trip', exact: true }).click();
  await banner(page).getByRole('link', { name: 'Emergency numbers' }).click();
  const contacts = await widgetOn(page, '/en/emergency', 'emergency-contacts');
  await contacts.getByRole('heading', { name: /Japan/ }).waitFor();

  await takeFromPlan(page, 'Money');
  const money = await widgetOn(page, '/en/plan/money', 'currency-converter');
  expect(await money.getByRole('combobox').first().inputValue()).toMatch(/Yen|JPY/);

  await takeFromPlan(page, 'Packing list');
  const packing = await widgetOn(page, '/en/plan/packing', 'packing-checklist');
  await packing.getByRole('checkbox').first().check();
  await packing.getByText(/^1 of \d+ packed/).waitFor();
});

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const isReached = () =>
    target.evaluateAll((elements) => elements.some((element) => element === document.activeElement));
  for (let stop = 0; stop < 150; stop++) {
    if (await isReached()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${String(target)}.`);
}

/** Enters the page by its skip link, as the first stop of the keyboard. */
async function skip(page: Page): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await tabTo(page, page.getByRole('link', { name: 'تخطٍّ إلى المحتوى الرئيسي' }));
  await page.keyboard.press('Enter');
}

test('by keyboard alone in Arabic on a phone: from the question about the visa to the embassy', async () => {
  const page = await stage.open('/ar/visa.html?bar=off', phone);
  await settled(page, '#header');
  await arrived(page, 'visa-regulation');
  const visa = page.locator('[data-component="visa-regulation"]');
  await skip(page);
  const country = visa.getByRole('combobox', { name: /^الجنسية/ });
  await tabTo(page, country);
  // A driver cannot type Arabic letters into the platform's list.
  while ((await country.inputValue()) !== 'JP') await page.keyboard.press('ArrowDown');
  await tabTo(page, visa.getByRole('button', { name: /^عرض/ }));
  await page.keyboard.press('Enter');
  await visa.getByText(/اليابان ·/).waitFor();

  // On a phone the groups of the footer are closed.
  const footer = page.getByRole('contentinfo');
  await tabTo(page, footer.getByRole('button', { name: 'معلومات عملية' }));
  await page.keyboard.press('Enter');
  await tabTo(page, footer.getByRole('link', { name: 'أرقام الطوارئ' }));
  await page.keyboard.press('Enter');
  const contacts = await widgetOn(page, '/ar/emergency', 'emergency-contacts');
  await settled(page, '#header');
  await contacts.getByRole('heading', { name: /اليابان/ }).waitFor();
  await skip(page);
  await tabTo(page, contacts.locator('a[href^="tel:"]').last());
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

/** The pages, and the widget that each is about. */
const pages = {
  visa: 'visa-regulation',
  'getting-here': 'geo-content',
  emergency: 'emergency-contacts',
  'plan/advice': 'travel-advisory',
  'plan/climate': 'climate-guide',
  'plan/money': 'currency-converter',
  'plan/prayer-times': 'prayer-times',
  'plan/phrasebook': 'phrasebook',
  'plan/packing': 'packing-checklist',
  'plan/getting-around': 'transport-guide',
  'plan/find-your-trip': 'trip-quiz',
  'about/statistics': 'data-table',
} as const;

/** Signs that a sentence has at least; a Chinese one is short. */
const least = 10;

test.each(languages)(
  'without a script each page has its heading, header, footer and text (%s)',
  async (language) => {
    const page = await stage.open(`/${language}/home.html?bar=off`, { ...wide, javaScriptEnabled: false });
    for (const [path, widget] of Object.entries(pages)) {
      await page.goto(`/${language}/${path}.html?bar=off`);
      const main = page.getByRole('main');
      expect(await main.getByRole('heading', { level: 1 }).innerText(), path).not.toBe('');
      const text = await main.locator(`[data-component="${widget}"]`).first().innerText();
      expect(text.trim().length, `${path}: ${text}`).toBeGreaterThan(least);
      const links = [banner(page), page.getByRole('contentinfo')].map((part) => part.getByRole('link'));
      for (const link of links) expect(await link.first().isVisible(), path).toBe(true);
    }
  },
);

test('without a connection a city of the climate guide is chosen and the statistics are sorted and filtered', async () => {
  // What stands farther down the page may come only now, and cannot.
  const loseConnection = async (page: Page) => {
    await page.waitForLoadState('networkidle');
    stage.allowFault(/ERR_INTERNET_DISCONNECTED|ChunkLoadError|Failed to fetch/);
    await page.context().setOffline(true);
  };
  const page = await stage.open('/en/plan/climate.html?bar=off', wide);
  const climate = await widgetOn(page, '/en/plan/climate', 'climate-guide');
  await loseConnection(page);
  await climate.getByRole('combobox', { name: 'City' }).selectOption({ label: 'Jeddah' });
  await climate.getByRole('heading', { name: /^Jeddah in / }).waitFor();

  await page.context().setOffline(false);
  await page.goto('/en/about/statistics.html?bar=off');
  const statistics = await widgetOn(page, '/en/about/statistics', 'data-table');
  await loseConnection(page);
  const first = statistics.getByRole('rowheader').first();
  const before = await first.textContent();
  const head = statistics.getByRole('columnheader').first();
  for (let press = 0; press < 2; press++) await head.getByRole('button').click();
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('descending');
  expect(await first.textContent()).not.toBe(before);
  await statistics.getByRole('searchbox').fill('Riyadh');
  await expect.poll(() => statistics.getByRole('rowheader').first().textContent()).toContain('Riyadh');
});

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import arabic from './examples/arabic.json' with { type: 'json' };
import english from './examples/default.json' with { type: 'json' };
import { mountElement } from '#demo-pages/html.ts';
import { violationsOf } from '#testing/browser/axe.ts';
import { manifest } from '#testing/browser/build-facts.ts';
import { loaderAddress, pageHtml } from '#testing/browser/page-html.ts';
import { shiftsOf, watchShifts } from '#testing/browser/shifts.ts';
import { setStage, settled } from '#testing/browser/stage.ts';

/** The results page in a browser: its history, its keys, its links, and that nothing moves. */

const stage = setStage();

/** A term with some fifty results, of which a filter leaves eighteen: two pages. */
const journeys = {
  en: {
    term: 'heritage',
    facet: 'Good for',
    value: /^Old town/,
    more: 'Show more results',
    typed: 'riy',
    whole: 'Riyadh',
  },
  ar: {
    term: 'التراث',
    facet: 'مناسب لـ',
    value: /^بلدة قديمة/,
    more: 'عرض المزيد من النتائج',
    typed: 'الري',
    whole: 'الرياض',
  },
} as const;
const configs = { en: english, ar: arabic };
const filtered = 'f.tags=old-town';

const results = (page: Page) => page.locator('#results article');
const field = (page: Page) => page.getByRole('search').getByRole('combobox');
const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** The results page at a query, when what it asks for is there. */
async function open(language: 'en' | 'ar', query: string, options: Parameters<typeof stage.open>[1] = {}) {
  const page = await stage.open(`/${language}/search-results.html?bar=off&${query}`, options);
  await results(page).first().waitFor();
  return page;
}

/** Asks until it holds: a busy machine takes its time. */
function eventually<Value>(ask: () => Promise<Value>) {
  return expect.poll(ask);
}

/** What a result leads to. */
const showPlace = (address: string, language: 'en' | 'ar') =>
  stage.server.show(address.replace(/\?.*/, ''), pageHtml('<h1>A place</h1>', { language, loaders: [] }));

/** Presses Tab until the focus is where it is wanted, and never on nothing. */
async function tabTo(page: Page, wanted: (page: Page) => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await wanted(page)) return;
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
  throw new Error('The focus never came there.');
}
const focusIsOn = (selector: string) => (page: Page) =>
  page.evaluate((selector) => document.activeElement?.matches(selector) === true, selector);
const focusSays = (words: RegExp) => async (page: Page) =>
  words.test(await page.evaluate(() => document.activeElement?.textContent ?? ''));

describe.each(['en', 'ar'] as const)('in %s', (language) => {
  const { term, facet, value, more, typed, whole } = journeys[language];

  test('Back from a result brings filter, pages, place and focus back, and a reload all but the focus', async () => {
    const page = await open(language, `search=${encodeURIComponent(term)}&${filtered}`);
    await page.getByRole('button', { name: more }).click();
    await results(page).nth(15).locator('a:focus').waitFor();
    expect(await results(page).count()).toBe(18);
    const wanted = results(page).nth(13).locator('a');
    const target = (await wanted.getAttribute('href'))!;
    showPlace(target, language);
    await wanted.focus();
    await page.evaluate(() => scrollBy(0, -37));
    const place = await scrollTop(page);
    expect(place).toBeGreaterThan(1000);

    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A place' }).waitFor();
    await page.goBack();
    await eventually(() => results(page).count()).toBe(18);
    await eventually(() => scrollTop(page)).toBe(place);
    await results(page).nth(13).locator('a:focus').waitFor();
    await page.reload();
    await eventually(() => results(page).count()).toBe(18);
    await eventually(() => scrollTop(page)).toBe(place);
    expect(await field(page).inputValue()).toBe(term);
  });

  test('the way from a term over a filter to a result needs no more than a keyboard', async () => {
    const page = await open(language, 'search=hegra');
    await tabTo(page, focusIsOn('#results input[name=search]'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(term);
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.searchParams.get('search') === term);
    await tabTo(page, focusSays(new RegExp(`^${facet}`)));
    await page.keyboard.press('Enter');
    await page.getByRole('group', { name: facet }).getByRole('button', { name: value }).waitFor();
    await tabTo(page, focusSays(value));
    await page.keyboard.press('Space');
    await page.waitForURL((url) => url.searchParams.get('f.tags') === 'old-town');
    await page.locator('[aria-pressed=true]').waitFor();
    await eventually(() => page.locator('#results [aria-busy=true]').count()).toBe(0);
    await tabTo(page, focusIsOn('#results article a'));
    const target = await page.evaluate(() => document.activeElement?.getAttribute('href') ?? '');
    expect(target).toMatch(new RegExp(`^/${language}/`));
    showPlace(target, language);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'A place' }).waitFor();
  });

  test('the field suggests, and searches in place: no more than a keyboard is needed, and Back leads back', async () => {
    const page = await open(language, `search=${encodeURIComponent(term)}`);
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const list = page.getByRole('listbox').getByRole('option');
    const expectShown = async (text: string) => {
      await page.waitForURL((url) => url.searchParams.get('search') === text);
      await eventually(() => field(page).inputValue()).toBe(text);
      await results(page).first().waitFor();
      await eventually(() => page.locator('#results [aria-busy=true]').count()).toBe(0);
      expect(await page.getByRole('listbox').count()).toBe(0);
    };
    await tabTo(page, focusIsOn('#results input[name=search]'));
    expect(await page.getByRole('listbox').count()).toBe(0);

    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.insertText(typed);
    await list.nth(2).waitFor();
    await page.keyboard.press('Enter');
    await expectShown(typed);
    await page.keyboard.press('Alt+ArrowDown');
    await list.nth(2).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectShown(whole);
    await page.goBack();
    await expectShown(typed);
    await page.goBack();
    await expectShown(term);

    expect(await focusIsOn('#results input[name=search]')(page)).toBe(true);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Backspace');
    const recent = page.getByRole('search').getByRole('list').first().locator('li > button:first-child');
    await eventually(() => recent.allTextContents()).toEqual([whole, typed]);
    await tabTo(page, focusSays(new RegExp(`^${typed}$`)));
    await page.keyboard.press('Enter');
    await expectShown(typed);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  });

  test('there is no barrier, small or wide, with results and without', async () => {
    const main = `<h1>A page</h1>${mountElement('search-results', configs[language], { id: 'results' })}`;
    stage.server.show(`/${language}/own.html`, pageHtml(main, { language }));
    const query = new URLSearchParams({ search: term, 'f.tags': 'old-town' });
    const page = await stage.open(`/${language}/own.html?${query}`, { reducedMotion: 'reduce' });
    await results(page).first().waitFor();
    await page.getByRole('button', { name: new RegExp(`^${facet}`) }).click();
    await page.getByRole('group', { name: facet }).getByRole('button', { name: value }).waitFor();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // On a small screen it lies in a sheet.
      await page.getByRole('group', { name: facet }).getByRole('button', { name: value }).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await field(page).fill('qqqqqq');
    await field(page).press('Enter');
    await page.getByRole('heading', { name: /qqqqqq/ }).waitFor();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOf(page)).toEqual([]);
    }
  });
});

test('Back and Forward go through filters, each to its place', async () => {
  const page = await open('en', 'search=heritage');
  const count = () =>
    page
      .getByRole('tabpanel')
      .getByText(/^\d+ results$/)
      .textContent();
  const all = await count();
  await page.evaluate(() => scrollTo(0, 700));
  await eventually(() => scrollTop(page)).toBe(700);
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('title');
  await page.waitForURL(/sort=title/);
  await page.getByRole('tab', { name: /^Events/ }).click();
  await page.waitForURL(/f\.category=event/);
  await eventually(count).not.toBe(all);
  await page.goBack();
  await eventually(count).toBe(all);
  expect(await page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('title');
  await page.goBack();
  await eventually(() => page.getByRole('combobox', { name: 'Sort by' }).inputValue()).toBe('relevance');
  await eventually(() => scrollTop(page)).toBe(700);
  await page.goForward();
  await page.goForward();
  await expect
    .poll(() => page.getByRole('tab', { name: /^Events/ }).getAttribute('aria-selected'))
    .toBe('true');
});

test('a result opens in a tab of its own by a middle click', async () => {
  const page = await open('en', 'search=heritage');
  const link = results(page).first().locator('a');
  const target = (await link.getAttribute('href'))!;
  const opened = stage.context.waitForEvent('page');
  await link.click({ button: 'middle' });
  const tab = await opened;
  await eventually(() => tab.evaluate(() => location.pathname + location.search)).toBe(target);
  expect(new URL(page.url()).pathname).toBe('/en/search-results.html');
});

test('without a script there is a form that leads here with the term, and links', async () => {
  const page = await stage.open('/en/search-results.html?bar=off', { javaScriptEnabled: false });
  expect(await page.locator('#results a[href]').count()).toBeGreaterThan(2);
  const field = page.locator('#results').getByRole('searchbox');
  await field.fill('old town');
  await field.press('Enter');
  await page.waitForURL(/search-results\.html\?search=old\+town/);
});

test.each([390, 1440])(
  'at %i px nothing moves from the first paint until the results are there, and the field stands where it stood',
  async (width) => {
    const size = { viewport: { width, height: 900 } };
    const address = '/en/search-results.html?bar=off&search=heritage';
    const middleOfField = async (page: Page) => {
      await page.evaluate(() => document.fonts.ready);
      return page.locator('#results input[name=search]').evaluate((input) => {
        const { y, height } = input.getBoundingClientRect();
        return Math.round(y + height / 2);
      });
    };
    stage.expectFault(/404.*loader\.js/);
    stage.server.fail(loaderAddress, 1);
    stage.server.slow('/bin/api/solr/search', 700);
    stage.server.slow('/bin/api/v1/search-count.json', 300);
    const page = await stage.open(address, size, watchShifts);
    const before = await middleOfField(page);
    await page.reload();
    await results(page).first().waitFor();
    await page
      .locator('#results img')
      .first()
      .evaluate((image: HTMLImageElement) => image.decode());
    await settled(page, '#header, #trail, #results');
    expect(await middleOfField(page)).toEqual(before);
    const { total, shifts } = await shiftsOf(page);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(0.01);
  },
);

test('the widget weighs at most 14 kB of its own', () => {
  const { 'search-results': own, ...others } = manifest.widgets;
  const shared = [
    ...manifest.shared,
    ...Object.values(others).flatMap(({ files, words }) => [...files, ...Object.values(words).flat()]),
  ];
  const names = new Set(shared.map(({ file }) => file));
  const sizeOf = (files: readonly (typeof shared)[number][]) =>
    files.filter(({ file }) => !names.has(file)).reduce((sum, { brotli }) => sum + brotli, 0);
  const words = Math.max(...Object.values(own!.words).map(sizeOf));
  expect(sizeOf(own!.files) + words).toBeLessThanOrEqual(14 * 1024);
});

import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { readMenus } from '../../demo-pages/template/content.ts';
import { assets } from '../../origin/data.ts';
import { assetById } from '../../origin/media.ts';
import { setStage, settled } from './stage.ts';
import { banner, kept, signIn, wide, widgetOf } from './visitor.ts';
import { timeLimit } from '../time-limit.ts';

/** An hour of a journalist in the media centre, over the end of a licence, until nothing of it is left in the browser. */

const stage = setStage();
const { labels } = readMenus('en');

/** A whole library is on the page: on a machine that does other things the usual 15 s are too short. */
const patience = 40_000;

/** A picture whose licence lasts to the end of this day, and a film whose files are being made. */
const lastDay = '2027-12-31';
const expiring = assetById('AS-2001')!;
const lastDayTitles = new Set(
  assets.filter(({ expires }) => expires === lastDay).map(({ title }) => title.en),
);
const film = assetById('AS-2080')!;

test(
  'files are found and selected, one expires meanwhile, a package comes in part, a collection is shared, and nothing is left',
  { timeout: timeLimit(120_000) },
  async () => {
    const { origin } = stage.server;
    const { now: realTime } = origin;
    onTestFinished(() => void (origin.now = realTime));
    const pages: Page[] = [];
    const setTime = async (time: string) => {
      const now = new Date(`${time}+03:00`);
      origin.now = () => now;
      for (const one of pages) await one.clock.setSystemTime(now);
    };
    const page = await stage.open('/en/content-hub/visual-assets?bar=off', wide, async (opened) => {
      pages.push(opened);
      opened.setDefaultTimeout(patience);
      await setTime(`${lastDay}T23:40:00`);
    });
    const { firstName: name } = await signIn(page, 'u-partner-contributor');

    // Of AlUla there is one picture on request and one whose licence has ended: neither can be selected.
    const search = widgetOf(page, 'asset-search');
    const find = async (term: string) => {
      const field = search.getByRole('combobox').first();
      await field.fill(term);
      await field.press('Enter');
    };
    const boxes = search.getByRole('checkbox', { name: /^Select / });
    await find('AlUla');
    await search.getByText('Milky Way over AlUla').first().waitFor();
    await search.getByText('On request only').first().waitFor();
    expect(await boxes.count()).toBe(0);

    // Twelve are selected, among them the one whose last day this is.
    await find(expiring.title.en);
    await search.getByRole('checkbox', { name: `Select ${expiring.title.en}` }).check();
    await find('');
    await search.getByRole('button', { name: 'Show more results' }).click();
    await expect.poll(() => boxes.count()).toBeGreaterThan(12);
    const names = await search
      .locator('label')
      .getByText(/^Select /)
      .allTextContents();
    const titles = names.map((text) => text.replace('Select ', ''));
    const lasting = titles.filter((title) => !lastDayTitles.has(title)).slice(0, 11);
    for (const title of lasting) await search.getByRole('checkbox', { name: `Select ${title}` }).check();
    await search.getByText('12 files selected').first().waitFor();
    const tools = search.getByRole('toolbar', { name: 'Selected files' });
    await tools.getByRole('button', { name: 'Add to downloads' }).click();
    await search.getByText('12 files added to your downloads.').first().waitFor();
    await tools.getByRole('button', { name: 'Add to a collection' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption({ label: 'New collection' });
    await dialog.getByLabel('Name of the collection').fill('Winter light');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await search.getByText('12 files added to “Winter light”.').first().waitFor();

    // The day is over before the second tab is opened; a film is being made again since it was put into the cart.
    const cartTab = await page.context().newPage();
    pages.push(cartTab);
    cartTab.setDefaultTimeout(patience);
    await setTime('2028-01-01T00:10:00');
    await page.evaluate(
      ([id, title]) => {
        const cart = JSON.parse(localStorage.getItem('downloadCart')!) as { items: object[] };
        cart.items.push({ ...cart.items[0], id, title, type: 'video', state: 'ready', expires: '' });
        localStorage.setItem('downloadCart', JSON.stringify(cart));
      },
      [film.id, film.title.en] as const,
    );
    await cartTab.goto(`${stage.server.url}/en/content-hub/visual-assets/cart?bar=off`);
    await settled(cartTab, '[data-component="download-cart"]');
    const cart = widgetOf(cartTab, 'download-cart');
    await cart.getByText('1 file was removed: it may no longer be downloaded.').waitFor();
    await cart.getByRole('table', { name: '12 files chosen for download' }).waitFor();
    expect(await cart.getByRole('table').getByText(expiring.title.en).count()).toBe(0);

    await cart.getByLabel('Version of all files').selectOption({ label: 'For the web' });
    const licences = cart.getByRole('checkbox', { name: /^I accept “/ });
    expect(await licences.count()).toBe(2);
    for (const licence of await licences.all()) await licence.check();
    await cart.getByLabel('Purpose').selectOption({ label: 'Article or report' });
    const ordered = cartTab.waitForRequest(
      (request) => request.method() === 'POST' && request.url().includes('/assets/download'),
    );
    await cart.getByRole('button', { name: 'Prepare the package' }).click();
    expect((await ordered).postDataJSON()).toMatchObject({
      purpose: 'Article or report',
      acceptedLicences: [{ version: '2026-1' }, { version: '2026-1' }],
    });
    await cart.getByText('The package is ready, but not complete.').first().waitFor();
    await cart.getByText('1 file is missing:').waitFor();
    const download = cartTab.waitForEvent('download');
    await cart.getByRole('link', { name: 'Download' }).first().click();
    expect((await download).suggestedFilename()).toMatch(/\.zip$/);

    // The collection has all twelve still, and says which of them may not be taken.
    await page.goto(`${stage.server.url}/en/content-hub/visual-assets/collection.html?bar=off`);
    const collections = widgetOf(page, 'asset-collections');
    await collections.getByRole('link', { name: 'Winter light' }).click();
    await collections.getByText('12 files; there is room for 200').waitFor();
    await collections.getByText('Licence has ended').first().waitFor();
    await collections.getByRole('button', { name: 'Make a link to share' }).click();
    const link = await collections.getByText(/collection\.html\?id=/).textContent();

    // Both tabs are somebody's no more, and keep nothing.
    await banner(page).getByRole('button', { name }).click();
    await page.getByRole('menuitem', { name: labels.signOutLabel }).click();
    await cart.getByText('Sign in to see the files that you have chosen for download.').waitFor();
    for (const one of pages) {
      await banner(one).getByRole('button', { name: labels.registerLabel }).waitFor();
      expect(await kept(one)).toBe('[[],[]]');
      const traces = [name, 'Winter light', film.title.en, expiring.title.en];
      const left = async () => {
        const html = await one.content();
        return traces.filter((trace) => html.includes(trace));
      };
      // The other tab hears of it, and draws a moment later.
      await expect.poll(left).toEqual([]);
    }

    // Whoever has the link reads the collection, and changes nothing of it.
    await signIn(page, 'u-partner-content');
    await page.goto(new URL(link!, stage.server.url).href);
    await collections.getByText(/Somebody else shares this collection/).waitFor();
    await collections.getByRole('heading', { name: 'Winter light' }).waitFor();
    expect(await collections.getByRole('button', { name: /Move or remove|Delete/ }).count()).toBe(0);
  },
);

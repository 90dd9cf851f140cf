import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import stays from '../../demo-pages/content/catalogues/stays/en.json' with { type: 'json' };
import tours from '../../demo-pages/content/catalogues/tours/en.json' with { type: 'json' };
import { mountElement } from '#demo-pages/html.ts';
import { pageHtml } from './page-html.ts';
import { frames } from './probe-page.ts';
import { timeLimit } from '../time-limit.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { setStage, settled } from './stage.ts';

/**
 * From filters to an item and Back, on the pages of the site and with two lists on one page. The results page has a journey of
 * its own (`widgets/search-results`).
 */

const stage = setStage();

/** A list of a page, by the id of its mount element. */
const listIn = (page: Page, id: string) => {
  const mount = page.locator(`#${id}`);
  return {
    mount,
    cards: mount.locator('article'),
    count: mount.getByText(/^\d+ results?$/),
    more: mount.getByRole('button', { name: 'Show more results' }),
    value: (name: RegExp) => mount.getByRole('group').getByRole('button', { name }),
  };
};

function eventually<Value>(ask: () => Promise<Value>) {
  return expect.poll(ask);
}

/** What a desk shows of a page at first. */
const desk = { viewport: { width: 1440, height: 900 } };

/** The widget's first card begins in the first view, with at least 100 px of its picture. */
async function expectFirstInView(page: Page): Promise<void> {
  await settled(page, '#items');
  const card = page.locator('#items [data-widget-root] article').first();
  await eventually(async () => (await card.boundingBox())?.y).toBeLessThan(desk.viewport.height - 100);
}

const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Follows an item by keyboard, and waits for its page. @returns where the page was scrolled */
async function follow(page: Page, link: ReturnType<Page['locator']>): Promise<number> {
  const target = (await link.getAttribute('href'))!;
  stage.server.show(target, pageHtml('<h1>An item</h1>', { loaders: [] }));
  await link.focus();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await scrollTop(page);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'An item' }).waitFor();
  return place;
}

describe.each([
  { path: 'places', value: /^Nature/, further: true },
  { path: 'activities', value: /^Nature/, further: false },
  { path: 'stays', value: /^Parking/, further: false },
  { path: 'dining', value: /^Grill/, further: false },
  { path: 'tours', value: /^Nature/, further: false },
  { path: 'articles', value: /^Nature/, further: false },
])('/en/$path', ({ path, value, further }) => {
  test('Back from an item brings filter, number, place and focus back, and so does a reload', async () => {
    const page = await stage.open(`/en/${path}?bar=off`, desk);
    const list = listIn(page, 'items');
    await list.cards.first().waitFor();
    await expectFirstInView(page);
    const all = await list.count.textContent();
    await list.value(value).first().click();
    await eventually(() => list.count.textContent()).not.toBe(all);
    const filtered = await list.count.textContent();
    if (further) await list.more.click();
    await eventually(() => list.mount.locator('[aria-busy=true]').count()).toBe(0);
    const number = await list.cards.count();
    const link = list.cards.last().getByRole('heading').getByRole('link');
    const place = await follow(page, link);

    await page.goBack();
    await eventually(() => list.cards.count()).toBe(number);
    expect(await list.count.textContent()).toBe(filtered);
    await list.cards.last().locator('a:focus').waitFor();
    await eventually(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(2);
    await page.reload();
    await eventually(() => list.cards.count()).toBe(number);
    await eventually(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(2);
    expect(
      await list.mount.locator('[aria-pressed=true]').filter({ hasText: value }).count(),
    ).toBeGreaterThan(0);
  });
});

test('items out of view are left out while the page is drawn anew; none in view moves by it, and all keep their height, also when others are found', async () => {
  const page = await stage.open('/en/stays?bar=off', desk, watchShifts);
  const list = listIn(page, 'items');
  // Not one of the cards that the CMS has written.
  const last = list.mount.locator('[data-at]').last();
  const isDrawn = () =>
    last.locator('article').evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
  /** The page's height as it is, and with all items drawn. */
  const heights = () =>
    list.mount.evaluate((mount) => {
      const { documentElement: root } = document;
      const left = root.scrollHeight;
      const animations = [...mount.querySelectorAll('[data-at]')].flatMap((item) => item.getAnimations());
      for (const animation of animations) animation.cancel();
      const drawn = root.scrollHeight;
      for (const animation of animations) animation.finish();
      return { left, drawn };
    });
  const expectLeftOut = async () => {
    await expect.poll(isDrawn, { timeout: timeLimit(5000) }).toBe(false);
    const { left, drawn } = await heights();
    expect(left).toBe(drawn);
  };
  await expect.poll(isDrawn, { timeout: timeLimit(5000) }).toBe(false);
  await frames(page, 10);
  const { total, shifts } = await shiftsOf(page);
  expect(total, JSON.stringify(shifts)).toBeLessThan(0.01);
  await expectLeftOut();
  const all = await list.count.textContent();
  await list.value(/^Parking/).click();
  await eventually(() => list.count.textContent()).not.toBe(all);
  await expectLeftOut();
  await last.scrollIntoViewIfNeeded();
  await eventually(isDrawn).toBe(true);
  // Its shadow and its ring stand outside its box.
  expect(await last.evaluate((item) => getComputedStyle(item).overflowClipMargin)).toBe('24px');
});

test('the first event is in the first view', async () => {
  await expectFirstInView(await stage.open('/en/events?bar=off', desk));
});

test('two lists of one page keep their own filters, pages and places, also after Back and a reload', async () => {
  const main = `<h1>Nights</h1>${mountElement('stay-catalogue', { ...stays, pageSize: 6 }, { id: 'stays' })}
    ${mountElement('tour-catalogue', { ...tours, pageSize: 3 }, { id: 'tours' })}`;
  stage.server.show('/en/nights.html', pageHtml(main));
  const page = await stage.open('/en/nights.html');
  const [first, second] = [listIn(page, 'stays'), listIn(page, 'tours')];
  await first.cards.first().waitFor();
  await first.value(/^Parking/).click();
  await page.waitForURL((url) => url.searchParams.get('f.amenities') === 'parking');
  await second.mount.scrollIntoViewIfNeeded();
  await second.cards.first().waitFor();
  await second.value(/^Nature/).click();
  await page.waitForURL((url) => url.searchParams.get('tours.f.category') === 'nature');
  await second.more.click();
  await second.cards.nth(5).waitFor();
  expect(new URL(page.url()).searchParams.get('f.amenities')).toBe('parking');
  const counts = [await first.cards.count(), await second.cards.count()];
  const place = await follow(page, second.cards.nth(4).getByRole('heading').getByRole('link'));

  await page.goBack();
  const isAsItWas = async () => {
    await eventually(() => first.cards.count()).toBe(counts[0]);
    await eventually(() => second.cards.count()).toBe(counts[1]);
    await eventually(async () => Math.abs((await scrollTop(page)) - place)).toBeLessThanOrEqual(2);
  };
  await isAsItWas();
  await second.cards.nth(4).locator('a:focus').waitFor();
  await page.reload();
  await isAsItWas();
});

test('a list of sixty written items keeps its height and the reader’s place while it comes over fifteen of the CMS', async () => {
  const items = Array.from({ length: 60 }, (_, index) => ({
    id: `item-${index}`,
    type: 'article',
    title: `Evening ${index + 1} in the old town`,
    description: 'Coffee, poetry and lanterns in the lanes between the gates.',
    url: `/en/articles/${index}`,
  }));
  const cards = items.slice(0, 15).map(({ title }) => `<div class="card">${title}</div>`);
  const fallback = `<div class="cards">${cards.join('')}</div>`;
  const before = async (page: Page) => {
    await watchShifts(page);
    // There before the first picture, so that the cards of the CMS never move.
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        '.cards { display: grid; grid-template-columns: repeat(4, 1fr) } .card { block-size: 240px }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
  };
  const page = await stage.show(
    `${mountElement('content-catalogue', { title: 'Evenings', items }, { id: 'list', load: 'load', fallback })}<p id="below">Below</p>`,
    { loaders: [], before, context: { viewport: { width: 1280, height: 400 } } },
  );
  await page.evaluate(() => scrollTo(0, 400));
  const place = await scrollTop(page);
  const least = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let height = Infinity;
        new ResizeObserver(() => {
          height = Math.min(height, document.documentElement.scrollHeight);
          if (document.querySelectorAll('#list article').length === 15) resolve(height);
        }).observe(document.querySelector('#list')!);
      }),
  );
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.evaluate("import('/build/loader.js')");
  await settled(page);
  expect(await least).toBeGreaterThanOrEqual(height);
  expect(await scrollTop(page)).toBe(place);
  expect((await shiftsOf(page)).total).toBeLessThan(0.02);
});

import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOf } from './axe.ts';
import { seeAll, setStage, settled } from './stage.ts';

/** The page that an author puts together in the explorer, from the first widget to a page of a new site. */

const stage = setStage();

/** Waits until an element is there to be seen. */
const shows = (element: Locator) => element.waitFor();

const frameOf = (page: Page) => page.frameLocator('iframe');

/** Waits until the preview shows these widgets, by id, in this order. */
async function previewShows(page: Page, ...ids: string[]): Promise<void> {
  const mounts = frameOf(page).locator(':is(body, main) > [data-component]');
  for (const id of ids) await shows(mounts.and(frameOf(page).locator(`#${id}[data-status="mounted"]`)));
  await expect.poll(() => mounts.evaluateAll((all) => all.map(({ id }) => id))).toEqual(ids);
}

/** Puts a widget's example into the author's own page. */
async function addWidget(page: Page, query: string): Promise<void> {
  const path = new URL(page.url()).pathname.includes('-ar') ? '/widget-ar.html' : '/widget.html';
  await page.goto(`${path}?${query}`);
  await page.getByRole('button', { name: /^Add to my page$|^إضافة إلى صفحتي$/ }).click();
  await shows(page.getByRole('link', { name: /^See my page$|^عرض صفحتي$/ }));
}

test('three widgets become a page: ordered, changed, seen as a whole, copied, and live on a new site', async () => {
  const page = await stage.open('/widget.html');
  await stage.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await addWidget(page, 'widget=page-intro');
  await addWidget(page, 'widget=faq');
  await addWidget(page, 'widget=header');
  await page.getByRole('link', { name: 'My page (3 widgets)' }).click();
  // The header stands first, though it was chosen last.
  await previewShows(page, 'header', 'page-intro', 'faq');
  await page.getByRole('button', { name: 'Move up: FAQ' }).press('Enter');
  await previewShows(page, 'header', 'faq', 'page-intro');
  expect(
    await page
      .getByRole('button', { name: 'Move up: FAQ' })
      .evaluate((button) => button === document.activeElement),
  ).toBe(true);

  await page.getByRole('link', { name: 'Page intro' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('It’s <b>new</b>');
  await page.getByRole('link', { name: 'See my page' }).click();
  await shows(frameOf(page).getByRole('heading', { name: 'It’s <b>new</b>' }));

  await page.getByRole('button', { name: 'Copy the whole page' }).click();
  await shows(page.getByText('Copied.'));
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  stage.server.show('/new-site.html', copied.replaceAll('"/widgets/', '"/build/'));
  // An icon of the site is its own business.
  stage.allowFault(/favicon/);
  const site = await stage.open('/new-site.html');
  await seeAll(site);
  await settled(site);
  await shows(site.getByRole('heading', { name: 'It’s <b>new</b>' }));
  await shows(site.getByRole('banner'));
  expect(await violationsOf(site)).toEqual([]);
});

test('the address that is handed on shows the page to a colleague, whose own page comes back by undo', async () => {
  const page = await stage.open('/widget.html');
  await addWidget(page, 'widget=faq');
  await addWidget(page, 'widget=faq&example=german');
  await page.getByRole('link', { name: 'See my page' }).click();
  const block = page.getByRole('region', { name: 'Address to hand on', exact: true });
  await shows(block.getByText('#page=', { exact: false }));
  const address = await block.locator('code').textContent();

  await page.evaluate(() => localStorage.clear());
  await addWidget(page, 'widget=alert');
  const theirs = await stage.open(address ?? '');
  await shows(theirs.getByText('This page came with the address.', { exact: false }));
  await previewShows(theirs, 'faq', 'faq-2');
  await theirs.getByRole('button', { name: 'Undo' }).click();
  await shows(theirs.getByRole('link', { name: 'Alert' }));
  expect(await theirs.getByRole('link', { name: 'FAQ' }).count()).toBe(0);
});

test('a page that is changed in one window is changed in the other', async () => {
  const page = await stage.open('/widget.html');
  await addWidget(page, 'widget=faq');
  const other = await stage.open('/my-page.html');
  await shows(other.getByRole('link', { name: 'FAQ' }));
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Typed beside it');
  await shows(frameOf(other).getByRole('heading', { name: 'Typed beside it' }));
});

test.each([
  ['en', 1440],
  ['ar', 390],
] as const)(
  'in %s at %i px the page has no barrier that axe finds, and nothing sticks out',
  async (language, width) => {
    const suffix = language === 'ar' ? '-ar' : '';
    const page = await stage.open(`/widget${suffix}.html`, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await addWidget(page, `widget=promotional-banner&language=${language}`);
    await page.goto(`/my-page${suffix}.html`);
    await previewShows(page, 'promotional-banner');
    expect(await frameOf(page).locator('html').getAttribute('lang')).toBe(language);
    expect(await violationsOf(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
  },
);

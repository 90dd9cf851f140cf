import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { userById } from '#origin/data.ts';
import { setStage, settled } from '#testing/browser/stage.ts';
import { workerBrowser } from '#testing/browser/worker.ts';

/** What a member may read, in the back/forward cache and in a second tab. */

const stage = setStage();
const article = '/en/articles/first-light?bar=off';
const canary = 'Half an hour before sunrise';

const heading = (page: Page) => page.getByRole('heading', { name: canary });
const isInPage = async (page: Page) => (await page.content()).includes(canary);
const asked = () => stage.server.count(/\/bin\/api\/v1\/paywall/);

/** A member by token alone: who has signed out is nobody to the origin. */
const signIn = (page: Page) =>
  page
    .context()
    .addCookies([
      { name: 'access_token', value: userById('u-default')?.accessToken ?? '', url: stage.server.url },
    ]);

/** All free views are used up: the story is for members. */
async function takeAllViews(page: Page) {
  for (const name of ['a', 'b', 'c'])
    await page.request.get(`${stage.server.url}/bin/api/v1/paywall?pagePath=/en/articles/${name}`);
}

/** A Chromium that has the cache, which Playwright's own flags turn off. */
async function withCache(run: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const browser = await workerBrowser(['--disable-back-forward-cache']);
  const context = await browser.newContext({
    baseURL: stage.server.url,
    viewport: { width: 1440, height: 900 },
  });
  try {
    stage.server.show('/en/else.html', '<title>Else</title><link rel="icon" href="/brand/logo-mobile.svg">');
    const page = await context.newPage();
    await takeAllViews(page);
    await signIn(page);
    // The cache takes no page that may not be stored.
    const html = await (await page.request.get(article)).text();
    const path = '/en/articles/first-light.html';
    stage.server.show(path, html, { 'cache-control': 'max-age=60' });
    await page.goto(path);
    await heading(page).waitFor();
    await run(page, context);
  } finally {
    await context.close();
  }
}

/** Leaves the page and comes back. @returns whether the text could be seen as the page was shown */
async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown>): Promise<boolean> {
  await page.evaluate((text) => {
    Object.assign(window, { restored: false });
    const look = ({ persisted }: PageTransitionEvent) => {
      const headings = [...document.querySelectorAll('h2, h3')];
      const kept = headings.find(({ textContent }) => textContent.includes(text));
      Object.assign(window, {
        restored: persisted,
        seen: kept?.checkVisibility({ visibilityProperty: true }) ?? false,
      });
    };
    addEventListener('pageshow', look, { capture: true, once: true });
  }, canary);
  await page.goto('/en/else.html');
  await meanwhile();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => (window as { restored?: boolean }).restored === true);
  return page.evaluate(() => (window as unknown as { seen: boolean }).seen);
}

test('a page that comes back from the back/forward cache hides the rest until the service allows it again', () =>
  withCache(async (page, context) => {
    const before = asked();
    const top = (await heading(page).boundingBox())?.y;
    expect(await leaveAndReturn(page, async () => {})).toBe(false);
    await heading(page).waitFor();
    expect([asked(), (await heading(page).boundingBox())?.y]).toEqual([before + 1, top]);

    expect(await leaveAndReturn(page, () => context.clearCookies())).toBe(false);
    await page.getByRole('region', { name: 'Your free views are used up' }).waitFor();
    expect(await isInPage(page)).toBe(false);
  }));

test('signing out in one tab takes the rest out of another', async () => {
  const first = await stage.open('/en/home.html?bar=off', {}, async (page) => {
    await takeAllViews(page);
    await signIn(page);
  });
  const second = await stage.open(article);
  await heading(second).waitFor();
  await settled(first, '#header');
  await first.getByRole('banner').getByRole('button', { name: 'Mia' }).click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
  await second.getByRole('region', { name: 'Your free views are used up' }).waitFor();
  expect(await isInPage(second)).toBe(false);
});

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { mountElement } from '#demo-pages/html.ts';
import { button, headers, signedIn, showHeader } from '#testing/browser/header-page.ts';
import { pageHtml } from '#testing/browser/page-html.ts';
import { setStage, settled } from '#testing/browser/stage.ts';
import { workerBrowser } from '#testing/browser/worker.ts';

/** What a browser keeps of a session, and what other tabs learn of it (trust, rows 27 and 33 to 35). */

const stage = setStage();

const top = mountElement('header', headers.en.config);

describe('a page that comes back from the back/forward cache', () => {
  /** A Chromium that has the cache, which Playwright's own flags turn off. */
  async function withCache(run: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
    const browser = await workerBrowser(['--disable-back-forward-cache']);
    const context = await browser.newContext({
      baseURL: stage.server.url,
      viewport: { width: 1440, height: 900 },
    });
    try {
      stage.server.show('/en/page.html', pageHtml('<h1>A page</h1>', { top }), {
        'cache-control': 'max-age=60',
      });
      stage.server.show(
        '/en/else.html',
        '<title>Else</title><link rel="icon" href="/brand/logo-mobile.svg">',
      );
      const page = await context.newPage();
      await signedIn(stage, 'u-default')(page);
      await page.goto('/en/page.html');
      await settled(page);
      await button(page, 'Mia').waitFor();
      await run(page, context);
    } finally {
      await context.close();
    }
  }

  /** Leaves the page and comes back; what of the name could be seen as the page was shown is written down. */
  async function leaveAndReturn(page: Page, meanwhile: () => Promise<unknown>): Promise<string> {
    await page.evaluate(() => {
      Object.assign(window, { restored: false });
      addEventListener(
        'pageshow',
        ({ persisted }) => {
          const name = [...document.querySelectorAll('header bdi')].filter((shown) =>
            shown.checkVisibility({ visibilityProperty: true }),
          );
          Object.assign(window, {
            restored: persisted,
            seen: name.map(({ textContent }) => textContent).join(),
          });
        },
        { capture: true, once: true },
      );
    });
    await page.goto('/en/else.html');
    await meanwhile();
    await page.goBack({ waitUntil: 'commit' });
    await page.waitForFunction(() => (window as { restored?: boolean }).restored === true);
    return page.evaluate(() => (window as unknown as { seen: string }).seen);
  }

  test('shows nothing personal until the visitor is confirmed, whoever it is by then', () =>
    withCache(async (page, context) => {
      await button(page, 'Mia').click();
      await page.getByRole('menu').waitFor();
      const asked = () => stage.server.count('/sso/userInfo') + stage.server.count(/ssid\/userInfo/);
      const before = asked();
      expect(await leaveAndReturn(page, async () => {})).toBe('');
      await button(page, 'Mia').waitFor();
      expect(await page.getByRole('menu').count()).toBe(0);
      expect(asked()).toBe(before + 1);

      // Another visitor has signed in meanwhile, and then nobody is.
      const become = () => signedIn(stage, 'u-odd', { token: 'of-another' })(page);
      expect(await leaveAndReturn(page, become)).toBe('');
      await page.getByRole('button', { name: /Nour/ }).waitFor();
      expect(await page.getByText('Mia').count()).toBe(0);
      expect(await leaveAndReturn(page, () => context.clearCookies())).toBe('');
      await button(page, 'Sign in').waitFor();
      expect(await page.getByText('Nour').count()).toBe(0);
    }));
});

test('signing out in one tab signs out the others within a second', async () => {
  const first = await showHeader(stage, { before: signedIn(stage, 'u-default') });
  const second = await showHeader(stage);
  await Promise.all([button(first, 'Mia').waitFor(), button(second, 'Mia').waitFor()]);
  // The moment at which each tab knows it, by a clock that both share.
  const signedOut = (page: Page) =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () => {
            if (!document.querySelector('[data-personal] bdi')) resolve(Date.now());
          };
          new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
        }),
    );
  const here = signedOut(first);
  const there = signedOut(second);
  await button(first, 'Mia').click();
  await first.getByRole('menuitem', { name: 'Sign out' }).click();
  expect((await there) - (await here)).toBeLessThan(1000);
  await button(second, 'Sign in').waitFor();
  await first.waitForURL('**/en/home.html');
});

test('a token is in no address but that of the logout, in no event, on no console and in no attribute', async () => {
  const canary = 'canary-5b1f';
  const said: string[] = [];
  const page = await showHeader(stage, {
    before: async (page) => {
      await signedIn(stage, 'u-default', { token: canary })(page);
      page.on('console', (message) => said.push(message.text()));
      page.on('request', (request) => said.push(request.url(), request.headers()['referer'] ?? ''));
      await page.addInitScript((canary) => {
        localStorage.setItem('id-token', `id-${canary}`);
        localStorage.setItem('ssid-access-token', canary);
        // Events are written to the console as they come, since the page is left with the last one.
        const dataLayer = { push: (event: object) => console.debug(`event ${JSON.stringify(event)}`) };
        Object.assign(window, { dataLayer });
      }, canary);
    },
  });
  await button(page, 'Mia').waitFor();
  for (const name of headers.en.config.menu.map(({ title }) => title)) await button(page, name).click();
  await page.getByRole('button', { name: /^EN/ }).click();
  await button(page, 'Mia').click();
  await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
  said.push(await page.content());
  const logout = page.waitForRequest('**/sso/logout**');
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  const address = new URL((await logout).url());
  expect(address.searchParams.get('id_token_hint')).toBe(`id-${canary}`);
  await page.waitForURL('**/en/home.html');
  expect(said.some((text) => text.startsWith('event') && text.includes('"logout"'))).toBe(true);
  const told = said.filter((text) => text.includes(canary));
  expect(told.filter((text) => text !== address.href)).toEqual([]);
});

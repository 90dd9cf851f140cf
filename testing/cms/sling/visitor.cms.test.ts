import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storedOf } from '../../../cms/aem/stored.ts';
import { startBuiltServer, type BuiltServer } from '../../../demo-pages/serve/built-server.ts';
import { shoot, setBrowser } from '../browser.ts';
import { examples, hasOwnFallback, release, server, type Example } from './context.ts';
import { jsonOf } from './stored-config.ts';
import { addressOf, writePage, type Contents } from './site.ts';

/** A page with every widget, as a visitor has it who is not signed in to the system. */

const browsing = setBrowser();
let origin: BuiltServer;
const pages = new Map<string, string>();

/** What the root of a site says for all its widgets: where its sign-in is. */
const site = {
  'jcr:primaryType': 'nt:unstructured',
  userApi: {
    'jcr:primaryType': 'nt:unstructured',
    ssidLoginUrl: '/sso/login',
    ssidLogoutUrl: '/sso/logout',
    ssidUserInfo: '/sso/userInfo',
    ssidDomain: server.url,
  },
};

/** The example of a widget that a page in a language shows. */
const shownOn = (language: string, widget: string): Example =>
  examples.find(({ widget: of, name }) => of === widget && language === 'ar' && name === 'arabic') ??
  examples.find(({ widget: of, name }) => of === widget && name === 'default')!;

/** As a page has them: its header first, then what lies over it, its footer last. */
const inOrder = release.forms.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));

function placeOf(widget: string): number {
  const first = ['header', 'hero-banner'];
  return widget === 'footer' ? 1 : first.includes(widget) ? first.indexOf(widget) - first.length : 0;
}

beforeAll(async () => {
  origin = await startBuiltServer();
  await writePage(server, 'visitor', {}, { site });
  for (const language of ['en', 'ar']) {
    const contents: Contents = Object.fromEntries(
      inOrder.map((form) => [
        form.name,
        { widget: form.name, stored: jsonOf(storedOf(form, shownOn(language, form.name).config)) },
      ]),
    );
    pages.set(
      language,
      await writePage(server, `visitor/${language}`, contents, { 'jcr:language': language }),
    );
  }
});
afterAll(() => origin.close());

/** What the system itself answers; everything else a site has beside it: services, pictures, other pages. */
const ofTheSystem = /^\/(?:etc\.clientlibs|content)\//;

async function visit(
  language: string,
  prepare: (page: Page) => Promise<unknown> = () => Promise.resolve(),
): Promise<Page> {
  const page = await browsing.newPage();
  await page.route(
    (url) => url.origin === server.url && !ofTheSystem.test(url.pathname),
    async (route) => {
      const url = route.request().url().replace(server.url, origin.url);
      await route.fulfill({ response: await route.fetch({ url }) });
    },
  );
  await prepare(page);
  await page.goto(server.url + addressOf(pages.get(language)!));
  return page;
}

/** Widgets by what has become of them. Each is shown to the visitor first, since many wait for that. */
async function statuses(page: Page): Promise<Readonly<Record<string, readonly string[]>>> {
  await page.waitForFunction(() => window.tourismWidgets?.ready);
  const mounts = page.locator('main > [data-component]');
  for (const mount of await mounts.all()) {
    if (!(await mount.evaluate((element) => element.checkVisibility()))) continue;
    await mount.scrollIntoViewIfNeeded();
    // One that waits for the visitor is touched.
    if ((await mount.getAttribute('data-status')) === 'pending') await mount.dispatchEvent('pointerover');
    await mount.and(page.locator(':not([data-status$="ing"])')).waitFor({ state: 'attached' });
  }
  const found = await mounts.evaluateAll((elements) =>
    elements.map(({ dataset }) => [dataset['status'] ?? 'none', dataset['component']!] as const),
  );
  const groups = Object.groupBy(found, ([status]) => status);
  return Object.fromEntries(
    Object.entries(groups).map(([status, entries = []]) => [status, entries.map(([, name]) => name)]),
  );
}

describe.each(['en', 'ar'])('a visitor’s page with every widget in %s', (language) => {
  test('shows all of them, without an error', async () => {
    const page = await visit(language);
    const { mounted = [], ...others } = await statuses(page);
    const skipped = release.forms.filter(({ modes }) => !modes.includes('B2C')).map(({ name }) => name);
    expect(others).toEqual(skipped.length > 0 ? { skipped } : {});
    expect(mounted.length).toBe(release.forms.length - skipped.length);
    expect(browsing.faults).toEqual([]);
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await page.evaluate(() => scrollTo(0, 0));
    await shoot(page, `visitor-${language}`);
  });

  test('keeps its words when the script does not come', async () => {
    const page = await visit(language, (opened) => opened.route('**/loader.js', (route) => route.abort()));
    const texts = await page
      .locator('main > [data-component]')
      .evaluateAll((elements) =>
        elements.map(
          (element) => [(element as HTMLElement).dataset['component']!, element.textContent] as const,
        ),
      );
    const without = texts.filter(([widget, text]) => {
      const { title } = shownOn(language, widget).config;
      return typeof title === 'string' && !hasOwnFallback(widget) && !text.includes(title);
    });
    expect(without.map(([widget]) => widget)).toEqual([]);
    expect(await page.locator('[data-status]').count()).toBe(0);
  });
});

test('a widget’s own fallback stands in its place, on a site’s own component as well', async () => {
  const page = await visit('en', (opened) => opened.route('**/loader.js', (route) => route.abort()));
  expect(await page.locator('[data-component="hero-banner"] .tw-hero-card').count()).toBeGreaterThan(1);
  expect(await page.locator('[data-component="accordion"] h2').count()).toBeGreaterThan(0);
});

test('what is hostile in a configuration does nothing, neither in the fallback nor in the widget', async () => {
  const links = ['JavaScript:alert(1)', ' javascript:alert(1)', 'java\nscript:alert(1)'];
  const markup = '<img src=x onerror="alert(1)">"><svg onload="alert(2)">';
  const entries = links.map((ctaLink, index) => [`item${index}`, { ctaLabel: `Link ${markup}`, ctaLink }]);
  const stored = {
    copyright: markup,
    linkGroups: { item0: { label: markup, links: Object.fromEntries(entries) } },
  };
  const path = await writePage(server, 'hostile', { footer: { widget: 'footer', stored } });
  const page = await browsing.newPage();
  page.on('dialog', () => expect.unreachable('a script ran'));
  const harmful = () =>
    page
      .locator('main [href], main [src], main [onerror], main [onload]')
      .evaluateAll((found) =>
        found
          .map((one) => (one.cloneNode(false) as Element).outerHTML)
          .filter((html) => /onerror=|onload=|(?:href|src)="\s*javascript/i.test(html)),
      );
  await page.route('**/loader.js', (route) => route.abort());
  await page.goto(server.url + addressOf(path));
  expect(await harmful(), 'in the fallback').toEqual([]);
  await page.unroute('**/loader.js');
  await page.reload();
  await page.locator('[data-status="mounted"]').waitFor();
  expect(await harmful(), 'in the widget').toEqual([]);
});

test('a text that its author lets wait comes when it is touched, and stands there before', async () => {
  const items = { item0: { heading: 'Visa', body: '<p>Apply online.</p>' } };
  const stored = { dataLoad: 'interaction', title: 'Before you travel', items };
  const path = await writePage(server, 'waiting', { accordion: { widget: 'accordion', stored } });
  const page = await browsing.newPage();
  await page.goto(server.url + addressOf(path));
  const mount = page.locator('[data-component="accordion"]');
  await page.waitForFunction(() => window.tourismWidgets?.ready);
  expect(await mount.getAttribute('data-status')).toBe('pending');
  expect(await mount.getAttribute('data-config')).not.toContain('dataLoad');
  expect(await mount.textContent()).toContain('Apply online.');
  await mount.getByRole('heading', { name: 'Before you travel' }).hover();
  await mount.and(page.locator('[data-status="mounted"]')).waitFor();
});

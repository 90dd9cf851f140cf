import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import ar from '#src/i18n/messages/ar.json';
import en from '#src/i18n/messages/en.json';
import { mountElement } from '../../demo-pages/html.ts';
import { manifest } from './build-facts.ts';
import { pageHtml } from './page-html.ts';
import { setStage, settled, type ShownParts } from './stage.ts';

/** Banners for an audience, and links for which one must be signed in (catalogue, 12; specification, section 4). */

const stage = setStage();

const site = { userApi: { ssidLoginUrl: '/sso/login', ssidLogoutUrl: '/sso/logout' } };
const userInfo = '/bin/api/v1/ssid/userInfo';

/** Space of more than a screen; a policy without inline styles allows no other way. */
const screenful = `<pre>${'\n'.repeat(120)}</pre>`;

const image = { desktopImage: '/images/alula.jpg', decorative: true };
const titles = { signedIn: 'For those who are known', anonymous: 'For those who are not' } as const;
type Audience = keyof typeof titles;
const others = { signedIn: 'anonymous', anonymous: 'signedIn' } as const;

const bannerFor = (audience: Audience, load?: string) =>
  mountElement(
    'promotional-banner',
    {
      title: titles[audience],
      audience,
      image,
      eyebrow: 'Until winter',
      ctas: { ctaLabel: 'Go', ctaLink: '#' },
    },
    { id: audience, ...(load && { load }) },
  );

declare global {
  interface Window {
    /** What `record` has kept. */
    recorded: { readonly titles: string[]; shift: number };
  }
}

/** Runs in the page: keeps the heading of every banner that ever stood there, and how far the page has shifted. */
function record(): void {
  window.recorded = { titles: [], shift: 0 };
  const { titles } = window.recorded;
  new MutationObserver(() => {
    for (const { textContent } of document.querySelectorAll('[data-widget-root] h2')) {
      if (textContent && !titles.includes(textContent)) titles.push(textContent);
    }
  }).observe(document, { subtree: true, childList: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.recorded.shift += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

const recorded = (page: Page) => page.evaluate(() => window.recorded);
const banner = (page: Page, audience: Audience) => page.getByRole('region', { name: titles[audience] });

/** Opens a page as a visitor who is signed in or not; `before` may do more to it. */
const showTo = (visitor: Audience, main: string, { before, ...parts }: ShownParts = {}) =>
  stage.show(main, {
    site,
    ...parts,
    before: async (page) => {
      const value = `user=${visitor === 'signedIn' ? 'u-default' : 'none'}`;
      await page.context().addCookies([{ name: 'demo', value, url: stage.server.url }]);
      await page.addInitScript(record);
      await before?.(page);
    },
  });

/** Opens such a page while the answer to who the visitor is waits; `answer` lets it go. */
async function showBeforeKnown(visitor: Audience, main: string, parts: ShownParts = {}) {
  const asked = Promise.withResolvers<void>();
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const page = await showTo(visitor, main, {
    ...parts,
    before: (page) =>
      page.route(`**${userInfo}`, async (route) => {
        asked.resolve();
        await answered;
        await route.continue();
      }),
  });
  await settled(page);
  await asked.promise;
  await drawn(page);
  return { page, answer };
}

/** Scrolls until an element's top stands so far below the top of the screen. */
const scrollTo = (page: Page, selector: string, offset: number) =>
  page.evaluate(
    ([selector, offset]) => {
      const top = document.querySelector(selector)!.getBoundingClientRect().top;
      scrollBy({ top: top - offset, behavior: 'instant' });
    },
    [selector, offset] as const,
  );

/** Two frames and the fonts: what is to shift has shifted. */
const drawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

describe.each(['en', 'ar'] as const)('a page in %s with a banner for each audience', (language) => {
  test.each(['signedIn', 'anonymous'] as const)(
    'shows nothing until it is known who the visitor is, then %s visitors theirs alone',
    async (visitor) => {
      const { page, answer } = await showBeforeKnown(
        visitor,
        `${screenful}${bannerFor('signedIn', 'load')}${bannerFor('anonymous', 'load')}<p id="below">Below</p>${screenful}`,
        { language },
      );
      const heights = () =>
        page.locator('[data-component]').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight));
      expect(await heights()).toEqual([0, 0]);

      answer();
      await banner(page, visitor).waitFor();
      await scrollTo(page, `#${visitor}`, 100);
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      await drawn(page);
      expect(await banner(page, others[visitor]).count()).toBe(0);
      const { titles: seen, shift } = await recorded(page);
      expect(seen).toEqual([titles[visitor]]);
      expect(shift).toBeLessThanOrEqual(0.02);
      expect(stage.server.count(userInfo)).toBe(1);
    },
  );

  test.each(['signedIn', 'anonymous'] as const)(
    'moves nothing under the eyes of %s visitors who scroll down to it',
    async (visitor) => {
      // A footer with such a link has asked who the visitor is; banners come near the screen later.
      const legalLinks = { ctaLabel: 'My data', ctaLink: '/en/my-data.html', requiresLogin: true };
      const known = Promise.withResolvers<void>();
      const page = await showTo(
        visitor,
        `${mountElement('footer', { legalLinks }, { load: 'load' })}${screenful}${bannerFor('signedIn')}${bannerFor('anonymous')}<p id="below">Below</p>${screenful}`,
        {
          language,
          before: async (page) =>
            void page.on('response', (response) => response.url().endsWith(userInfo) && known.resolve()),
        },
      );
      await known.promise;
      // Up to here the footer came, which has no fallback on this page.
      await drawn(page);
      await page.evaluate(() => void (window.recorded.shift = 0));
      await scrollTo(page, '#signedIn', 900);
      await banner(page, visitor).waitFor();
      await settled(page);
      for (const offset of [700, 400, 100]) {
        await scrollTo(page, `#${visitor}`, offset);
        await drawn(page);
      }
      await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
      await drawn(page);
      const { titles: seen, shift } = await recorded(page);
      expect(seen).toEqual([titles[visitor]]);
      expect(shift).toBeLessThanOrEqual(0.02);
    },
  );
});

test('a banner whose place is in view waits until it has left the view; what the visitor looks at stays', async () => {
  const { page, answer } = await showBeforeKnown(
    'signedIn',
    `${bannerFor('signedIn', 'load')}<p id="below">Below</p>${screenful}<p id="end">End</p>${screenful}`,
  );
  answer();
  await page.waitForFunction(() => sessionStorage.getItem('userId'));
  await drawn(page);
  const height = () => page.locator('#signedIn').evaluate(({ clientHeight }) => clientHeight);
  expect(await height()).toBe(0);

  // Up to here the page came.
  await page.evaluate(() => void (window.recorded.shift = 0));
  const topOfEnd = () => page.locator('#end').evaluate((end) => end.getBoundingClientRect().top);
  await scrollTo(page, '#end', 200);
  await banner(page, 'signedIn').waitFor();
  await drawn(page);
  expect(await height()).toBeGreaterThan(100);
  expect(await topOfEnd()).toBeCloseTo(200, 0);
  expect((await recorded(page)).shift).toBeLessThanOrEqual(0.02);
});

test('a banner for all asks nobody, and fetches nothing that only others need', async () => {
  const config = { title: 'For all', image, ctas: { ctaLabel: 'Go', ctaLink: '/en/else.html' } };
  const page = await showTo('signedIn', mountElement('promotional-banner', config));
  await settled(page);
  await page.getByRole('link', { name: 'Go' }).waitFor();
  await drawn(page);
  expect(stage.server.count(userInfo)).toBe(0);
  const files = [...manifest.shared, ...manifest.widgets['promotional-banner']!.files];
  const known = new Set(['/build/loader.js', ...files.map(({ file }) => `/build/${file}`)]);
  const asked = [...stage.server.requests.keys()].filter((path) => /\/build\/.*\.(js|css)$/.test(path));
  expect(asked.filter((path) => !known.has(path) && !path.endsWith('.en.js'))).toEqual([]);
});

describe.each([
  ['en', `Trips (${en.signInNeeded})`],
  ['ar', `Trips (${ar.signInNeeded})`],
] as const)('a link that needs sign-in, in %s', (language, name) => {
  const cta = { ctaLabel: 'Trips', ctaLink: `/${language}/trips.html?a=1`, requiresLogin: true };
  const card = { title: 'Trips', url: cta.ctaLink, requiresLogin: true };

  test.each([
    ['promotional-banner', { title: 'A banner', ctas: cta }],
    ['card-grid', { title: 'A grid', items: [card] }],
    ['footer', { legalLinks: cta }],
  ])(
    'of a %s leads past the login service to its target, and is an open link from then on',
    async (widget, config) => {
      const main = mountElement(widget, config);
      const target = `/${language}/trips.html`;
      stage.server.show(target, pageHtml('<h1>Trips</h1>', { language, loaders: [] }));
      // The login service is somebody else's page, and names no icon.
      stage.server.show('/favicon.ico', '');
      const page = await showTo('anonymous', main, { language });
      const link = page.getByRole('link', { name, exact: true });
      await link.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL('**/sso/login?*');
      const { searchParams } = new URL(page.url());
      expect(Object.fromEntries(searchParams)).toEqual({
        lang: language,
        postLoginUrl: `${stage.server.url}${target}?a=1`,
      });
      await page.locator('button[value="u-default"]').click();
      await page.waitForURL(`**${target}?a=1`);

      const back = await stage.open(`/${language}/page.html`);
      await back.getByRole('link', { name: 'Trips', exact: true }).waitFor();
      await back.waitForLoadState('networkidle');
      expect(await back.getByRole('link').getAttribute('href')).toBe(`${target}?a=1`);
    },
  );
});

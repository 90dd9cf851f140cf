// @vitest-environment jsdom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { directionOf, languages } from '#src/i18n/languages.ts';
import { publicFolder } from './explorer/facts.ts';
import { answerPage } from './routes.ts';
import { timeLimit } from '#testing/time-limit.ts';
import { shownWidgets } from './widgets.ts';

// The engine behind one of the pages is large: a busy machine may take its time to read it.
vi.setConfig({ testTimeout: timeLimit(60_000) });

const open = (address: string, cookie = '') =>
  answerPage(new Request(`http://demo.test${address}`, { headers: { cookie } }), '/build/loader.js');

/** The page as a browser would read it. */
async function read(address: string, cookie?: string): Promise<Document> {
  const answer = await open(address, cookie);
  return new DOMParser().parseFromString(answer?.html ?? '', 'text/html');
}

const hrefs = (page: Document, selector: string) =>
  [...page.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

describe('the explorer', () => {
  test.each([
    ['/', 'en'],
    ['/index-ar.html', 'ar'],
  ])('lists every widget and the whole pages at %s', async (address, language) => {
    const page = await read(address);
    expect(page.documentElement.lang).toBe(language);
    const links = hrefs(page, 'main a[href]');
    const file = language === 'ar' ? './widget-ar.html' : './widget.html';
    for (const { name } of shownWidgets()) expect(links).toContain(`${file}?widget=${name}`);
    expect(links).toContain('/ja/home.html');
    // The page of a widget is one for all of them.
    const paths = new Set(links.map((href) => new URL(href ?? '', 'http://demo.test/').pathname));
    const answers = await Promise.all([...paths].map((path) => open(path)));
    expect(answers.map((answer) => answer?.status)).not.toContain(404);
  });

  test('shows home, places, stays and the portal first, each page with a picture that is there', async () => {
    const page = await read('/');
    const whole = [...page.querySelectorAll('[aria-labelledby="ex-pages"] .ex-gallery-page')];
    expect(whole.slice(0, 4).map((card) => card.querySelector('h3 a')?.getAttribute('href'))).toEqual([
      '/en/home.html',
      '/en/places.html',
      '/en/stays.html',
      '/en/portal.html',
    ]);
    for (const card of whole) {
      const src = card.querySelector('img')?.getAttribute('src') ?? '';
      expect(existsSync(join(publicFolder, src)), src).toBe(true);
    }
    const tests = [...page.querySelectorAll('[aria-labelledby="ex-testPages"] h3')];
    expect(tests.map((title) => title.textContent)).toEqual(['A page of a CMS (HTL)', 'A sample mail']);
  });

  test.each([
    ['/widget.html?widget=alert', 'en'],
    ['/widget-ar.html?widget=alert', 'ar'],
    ['/my-page.html', 'en'],
    ['/my-page-ar.html', 'ar'],
  ])('has the page that a script draws at %s', async (address, language) => {
    const page = await read(address);
    expect([page.documentElement.lang, page.documentElement.dir]).toEqual([
      language,
      language === 'ar' ? 'rtl' : 'ltr',
    ]);
    expect(hrefs(page, '#other-language')[0]).toContain(
      language === 'ar' ? address.replace(/^\/([a-z-]+)-ar\.html.*/, './$1.html') : '-ar.html',
    );
    const scripts = [...page.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'));
    expect(scripts).toEqual([`./explorer/${address.includes('widget') ? 'widget' : 'my-page'}.js`]);
  });

  test.each(languages)('shows a widget in a page of its own in %s', async (language) => {
    const page = await read(`/${language}/frame.html?mode=B2B`);
    expect(page.documentElement.lang).toBe(language);
    expect(page.body.dataset['loader']).toBe('../build/loader.js');
    expect(page.querySelector('[data-site-config]')?.textContent).toContain('"userApi"');
  });
});

describe('the page of an example', () => {
  test.each(languages)('is written in %s', async (language) => {
    const page = await read(`/${language}/widget.html?widget=alert&example=default`);
    expect(page.documentElement.lang).toBe(language);
    expect(page.documentElement.dir).toBe(directionOf(language));
    expect(page.title).not.toBe('');
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelector('a')?.getAttribute('href')).toBe('#main');
  });

  test('is what its address asks for', async () => {
    const page = await read('/en/widget.html?widget=alert&mode=b2b&theme=blue&cms=author&load=idle');
    expect(page.body.dataset).toMatchObject({ mode: 'B2B', theme: 'blue', cmsMode: 'author' });
    expect(page.querySelector('[data-component=alert]')?.getAttribute('data-load')).toBe('idle');
  });

  test('holds the configuration of the example, and no script or style of its own', async () => {
    const page = await read('/en/widget.html?widget=alert&example=default');
    const script = page.querySelector('[data-component=alert] > script[type="application/json"]');
    expect(JSON.parse(script?.textContent ?? '')).toHaveProperty('title');
    expect(page.querySelectorAll('script:not([src], [type="application/json"])')).toHaveLength(0);
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
  });

  test.each([
    ['a widget that there is not', '/en/widget.html?widget=nothing'],
    ['an example that there is not', '/en/widget.html?widget=alert&example=nothing'],
    ['a name that leads out of the folder', '/en/widget.html?widget=../src&example=default'],
    ['an example that leads out of the folder', '/en/widget.html?widget=alert&example=../widget'],
    ['a name that every object knows', '/en/widget.html?widget=constructor'],
  ])('is missing for %s', async (_case, address) => {
    expect((await open(address))?.status).toBe(404);
  });
});

describe('addresses', () => {
  test.each([
    ['/htl.html', '/en/htl.html'],
    ['/htl-ar.html', '/ar/htl.html'],
    ['/htl.html?mode=B2B', '/en/htl.html?mode=B2B'],
    ['/en/htl.html?demo=user%3Dnone&mode=B2B', '/en/htl.html?mode=B2B'],
    ['/de/', '/de/home.html'],
    ['/ar/places/diriyah?bar=off', '/ar/places/at-turaif?bar=off'],
  ])('%s leads to %s', async (address, location) => {
    expect(await open(address)).toMatchObject({ status: 302, location });
  });

  test.each([
    '/en/places/hegra',
    '/en/places/hegra.html',
    '/en/places/hegra/',
    '/ar/experiences?category=heritage',
    '/ja/partner-tools/calendar/riyadh-trade-days-2026.html',
    '/ja/partner-tools/calendar/event-registration.html?eventId=riyadh-trade-days-2026',
    '/en/content-hub/visual-assets/as-2003',
    '/fr/content-hub/asset-details.id-AS-2001.html',
  ])('%s is a page', async (address) => {
    expect((await open(address))?.status).toBe(200);
  });

  test.each([
    '/nothing.html',
    '/htl-xx.html',
    '/en/nothing.html',
    '/fr/places/atlantis',
    '/en/a/htl.html',
    '/en/places/constructor',
    '/en/partner-tools/calendar/nothing.html',
    '/en/partner-tools/calendar/hegra.html',
    '/en/partner-tools/calendar/[id].html',
    '/en/content-hub/asset-details.html',
    '/en/content-hub/asset-details.id-AS.2001.html',
    '/en/content-hub/asset-detailsxid-AS-2001.html',
    '/xx/places/hegra',
    '/EN/places/atlantis',
  ])('%s is a page that is missing', async (address) => {
    expect((await open(address))?.status).toBe(404);
  });

  test.each(['/images/hegra.jpg', '/loader/loader.ts', '/bin/api', '/xx/home.html.js', '//demo.test/a.html'])(
    '%s is no page',
    async (address) => {
      expect(await open(address)).toBeUndefined();
    },
  );
});

describe('the page for what is missing', () => {
  test.each([
    ['/fr/places/atlantis', 'fr'],
    ['/AR/places/atlantis', 'ar'],
    ['/xx/places/atlantis', 'en'],
    ['/nothing.html', 'en'],
  ])('of %s is written in %s', async (address, language) => {
    const page = await read(address);
    expect(page.documentElement.lang).toBe(language);
    expect(page.querySelector('h1')?.textContent).toMatch(language === 'ar' ? /[ء-ي]/ : /\w/);
    expect(hrefs(page, '#missing li a')[0]).toBe(`/${language}`);
    // Its code waits until the page has been painted.
    expect(page.querySelector('#missing')?.getAttribute('data-load')).toBe('idle');
  });

  test('is the same page in each language, also where its address has none', async () => {
    const page = await read('/nothing.html');
    expect(hrefs(page, 'header [hreflang]')).toEqual(languages.map((code) => `/${code}/nothing.html`));
  });

  test('stands in the portal below an address of the portal', async () => {
    const page = await read('/en/partner-tools/calendar/nothing.html');
    expect(page.body.dataset).toMatchObject({ mode: 'B2B', theme: 'blue' });
    expect(hrefs(page, '#missing li a')).toContain('/en/partner-tools/directory');
    expect(hrefs(page, 'header .site-sub [aria-current]')).toEqual(['/en/partner-tools/calendar']);
  });

  test('takes nothing of its address for markup', async () => {
    const page = await read('/en/%3Cimg%20src=x%20onerror=alert(1)%3E');
    expect(page.querySelector('[onerror]')).toBeNull();
    expect((await open('/en/%E0%A4%A'))?.status).toBe(404);
  });

  test('is for no search engine, and its bar tells developers why it came', async () => {
    const page = await read('/en/places/atlantis');
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(page.querySelector('link[rel=canonical], link[rel=alternate]')).toBeNull();
    expect(page.querySelector('.demo-bar')?.textContent).toContain('Not part of the demo');
  });
});

describe('the bar of switches', () => {
  test('changes one thing and keeps the rest of the address', async () => {
    const page = await read('/ar/widget.html?widget=alert&example=default&theme=blue', 'demo=slow%3D500');
    const links = hrefs(page, '.demo-bar a').map((href) => new URL(href ?? '', 'http://demo.test'));
    const find = (name: string, value: string) => links.find((url) => url.searchParams.get(name) === value);

    expect(find('mode', 'B2B')?.search).toBe('?widget=alert&example=default&theme=blue&mode=B2B');
    expect(find('cms', 'author')?.search).toContain('theme=blue');
    expect(links.find((url) => url.pathname === '/ja/widget.html')?.search).toContain('theme=blue');
    expect(find('demo', 'user=u-sta-admin&slow=500')?.pathname).toBe('/ar/widget.html');
    expect(find('demo', 'slow=500&fail=all')).toBeDefined();
    expect(find('demo', 'slow=500&csrf=403')).toBeDefined();
  });

  test('shows what holds now', async () => {
    const page = await read(
      '/en/widget.html?widget=alert&mode=B2B',
      'demo=user%3Du-partner-admin%26fail%3Dall',
    );
    const current = [...page.querySelectorAll('.demo-bar [aria-current]')].map((link) => link.textContent);
    expect(current).toEqual(expect.arrayContaining(['B2B', 'Dusk', 'Publish']));
    expect(page.querySelector('.demo-user .demo-menu-value')?.textContent).toBe('PARTNER_ADMIN');
    expect(page.querySelector('.demo-origin .demo-menu-value')?.textContent).toBe('failing');
  });

  test('is left out on demand', async () => {
    expect((await read('/en/widget.html?widget=alert&bar=off')).querySelector('.demo-bar')).toBeNull();
  });
});

describe('a page of the content', () => {
  test('says what its item is: title, text, facts, where it stands', async () => {
    const page = await read('/de/places/hegra');
    expect(page.querySelector('h1')?.textContent).toBe('Hegra');
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\S{3}/);
    const terms = [...page.querySelectorAll('.site-facts dt')].map((term) => term.textContent);
    expect(terms).toEqual(expect.arrayContaining(['Region', 'Klimazone', 'Besuchsdauer']));
    expect(hrefs(page, '.site-crumbs a')).toEqual(['/de', '/de/places', '/de/regions/madinah']);
    expect(page.querySelector('.site-page-head img')?.getAttribute('src')).toBe('/images/hegra.jpg');
  });

  test('has the same page in each language', async () => {
    const page = await read('/ar/tours/alula-unhurried');
    expect(hrefs(page, 'header [hreflang]')).toEqual(
      languages.map((code) => `/${code}/tours/alula-unhurried`),
    );
  });

  test('of the trade stands in the portal', async () => {
    const page = await read('/en/partner-tools/calendar/riyadh-trade-days-2026.html');
    expect(page.body.dataset).toMatchObject({ mode: 'B2B', theme: 'blue' });
    expect(hrefs(page, 'header .site-sub [aria-current]')).toEqual(['/en/partner-tools/calendar']);
    expect(hrefs(page, 'main > :not(#next) .site-button')).toEqual([
      '/en/partner-tools/calendar/event-registration.html?eventId=riyadh-trade-days-2026',
    ]);
    expect(page.querySelectorAll('main table tr').length).toBe(7);
  });

  test('tells nobody what the trade pays', async () => {
    const html = (await open('/en/tours/alula-unhurried'))?.html ?? '';
    expect(html).not.toMatch(/commission|Net price|netPrice/);
  });

  test('lists what its address asks for', async () => {
    const cards = async (address: string) =>
      (await read(address)).querySelectorAll('main li:not([data-wide]) > .site-card').length;
    expect(await cards('/en/places')).toBe(64);
    expect(await cards('/en/places?region=jazan')).toBe(4);
    expect(await cards('/en/articles?topic=etiquette')).toBeLessThan(await cards('/en/articles'));
    expect(await cards('/en/offers?audience=loyalty')).toBeGreaterThan(0);
    expect(await cards('/ar/partner-tools/directory')).toBe(60);
  });

  test('/content-hub/visual-assets has the media library with filters, and a field that searches it', async () => {
    const path = '/content-hub/visual-assets';
    for (const language of ['en', 'ar']) {
      const html = (await open(`/${language}${path}`))?.html ?? '';
      expect(html).toContain('data-component="asset-search"');
      expect(html).toMatch(/"facets":\s*\[\s*\{/);
      expect(html).toMatch(new RegExp(`<form[^>]+role="search" action="/${language}${path}">[^]*name="q"`));
    }
  });

  test('/partner-tools/directory has the directory of companies with filters', async () => {
    for (const language of ['en', 'ar']) {
      const html = (await open(`/${language}/partner-tools/directory`))?.html ?? '';
      expect(html).toContain('data-component="partner-directory"');
      expect(html).toMatch(/"facets":\s*\[\s*\{/);
    }
  });

  test.each([
    ['/content-hub/visual-assets/collection.html', 'asset-collections'],
    ['/content-hub/asset-details.id-AS-2001.html', 'asset-details'],
    ['/partner-tools/partner-profile.html?companyId=P-1001', 'partner-profile'],
    ['/partner-tools/directory/enlist-business.html', 'enlist-business'],
    ['/partner-tools/calendar/riyadh-trade-days-2026.html', 'calendar-event'],
    ['/partner-tools/calendar/event-registration.html?eventId=hegra', 'event-registration-form'],
    ['/individual/account-settings', 'account-settings'],
  ])('%s, an address of the specification, has %s', async (path, widget) => {
    for (const language of ['en', 'ar']) {
      const page = await open(`/${language}${path}`);
      expect(page?.status).toBe(200);
      expect(page?.html).toContain(`data-component="${widget}"`);
    }
  });

  test('has each question under its own address', async () => {
    const page = await read('/ru/faq');
    expect(page.querySelectorAll('details[id]')).toHaveLength(24);
    expect(page.querySelector('details#need-visa summary')?.textContent).toMatch(/[а-я]/);
  });
});

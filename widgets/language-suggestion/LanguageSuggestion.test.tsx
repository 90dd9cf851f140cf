import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession, settle } from '#testing/session/session-page.tsx';
import { windowOf } from '#testing/window-width.ts';

setSession();

const globals = window as unknown as { dataLayer: object[] };
beforeEach(() => {
  globals.dataLayer = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

/** What the visitor's browser asks for. */
const asksFor = (...languages: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
const visitorFrom = (country: string, more: PageOptions = {}): PageOptions => ({
  site: { geolocationUrl: `/geo/location.json?country=${country}` },
  ...more,
});
const bar = () => screen.queryByRole('region');
/** The bar, once the origin has said in which languages the page exists. */
const shown = () => screen.findByRole('region');

async function expectNothing(calls: Readonly<Record<string, number>> = {}) {
  await settle();
  expect(bar()).toBeNull();
  for (const [name, count] of Object.entries(calls)) expect(callsOf(name), name).toHaveLength(count);
}

describe('a visitor whose browser asks for another language', () => {
  test('is offered this page in it, in its own words', async () => {
    asksFor('de-AT', 'en');
    await renderWidget('language-suggestion', 'default', { path: 'places/alula.html' });
    expect(await shown()).toHaveAccessibleName('Sprachvorschlag');
    expect(screen.getByText('Diese Seite gibt es auch auf Deutsch.')).toBeVisible();
    const link = screen.getByRole('link', { name: 'Auf Deutsch lesen' });
    expect(link).toHaveAttribute('href', '/de/places/alula.html');
    expect(link).toHaveAttribute('hreflang', 'de');
    await userEvent.click(link);
    expect(globals.dataLayer).toMatchObject([
      { event: 'cta_click', click_text: 'Auf Deutsch lesen', language: 'de' },
    ]);
  });

  test('reads an Arabic offer from right to left on an English page', async () => {
    asksFor('ar-SA');
    await renderWidget('language-suggestion');
    expect(await shown()).toHaveAttribute('dir', 'rtl');
    expect(bar()).toHaveAttribute('lang', 'ar');
    expect(screen.getByRole('button', { name: 'إغلاق' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('dir', 'ltr');
  });

  test('reads an English offer from left to right on an Arabic page', async () => {
    asksFor('en-GB');
    await renderWidget('language-suggestion', 'arabic', { language: 'ar' });
    expect(await shown()).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('link', { name: 'English' })).toHaveAttribute('href', '/en/page.html');
  });

  test('reads what its author calls it, by language', async () => {
    asksFor('ja');
    const labels = { 'ja.offer': '日本語版もあります。', offer: 'No' };
    await renderWidget('language-suggestion', { languages: { data: [{ ctaLink: '/ja' }] }, labels });
    await shown();
    expect(screen.getByText('日本語版もあります。')).toBeVisible();
  });

  test('is offered the next language where the page does not exist in the first', async () => {
    asksFor('ja', 'fr');
    await renderWidget('language-suggestion', 'default', { path: 'visa.html' });
    expect(await shown()).toHaveAttribute('lang', 'fr');
  });
});

describe('nothing is offered', () => {
  test.each([
    ['where the browser asks for the page’s own language', ['en-US', 'de'], 'page.html', 0],
    ['where it asks for none of the site', ['it', 'nl'], 'page.html', 0],
    ['where the page does not exist in the language', ['ru'], 'visa.html', 1],
  ])('%s', async (_, languages, path, calls) => {
    asksFor(...languages);
    await renderWidget('language-suggestion', 'default', { path });
    await expectNothing({ L1: calls, G1: 0 });
  });

  test('where nobody can say in which languages the page exists', async () => {
    asksFor('de');
    origin.switches.fail = ['L1'];
    await renderWidget('language-suggestion');
    await expectNothing({ L1: 1 });
  });

  test('while nobody has said so', async () => {
    asksFor('de');
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => {}));
    await renderWidget('language-suggestion');
    await expectNothing();
  });

  test('where there is nothing to offer', async () => {
    asksFor('de');
    await renderWidget('language-suggestion', 'empty');
    await expectNothing({ L1: 0 });
  });
});

test('a slow answer comes late, and is followed all the same', async () => {
  asksFor('de');
  origin.switches.slow = 60;
  await renderWidget('language-suggestion');
  expect(bar()).toBeNull();
  expect(await shown()).toHaveAttribute('lang', 'de');
});

describe('a bar that is closed', () => {
  const closedDaysAgo = (days: number, id = 'language-suggestion') =>
    localStorage.setItem(
      'dismissedNotices',
      JSON.stringify({ other: 'x', [id]: new Date(Date.now() - days * 86_400_000).toISOString() }),
    );

  test('goes, gives the focus back, and asks nobody on the next page', async () => {
    asksFor('de');
    await renderWidget('language-suggestion');
    await shown();
    const before = document.createElement('button');
    document.body.prepend(before);
    before.focus();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(bar()).toBeNull();
    expect(before).toHaveFocus();
    origin.calls.splice(0);
    await renderWidget('language-suggestion');
    await expectNothing({ L1: 0 });
  });

  test.each([
    [29, {}, false],
    [31, {}, true],
    [6, { dismissDays: 5 }, true],
    [4, { dismissDays: '5' }, false],
  ])('%i days ago, with %j, is shown: %s', async (days, config, isShown) => {
    asksFor('de');
    closedDaysAgo(days);
    await renderWidget('language-suggestion', { languages: { data: [{ ctaLink: '/de' }] }, ...config });
    await settle();
    expect(bar() !== null).toBe(isShown);
  });

  test('is told from another by its identifier', async () => {
    asksFor('de');
    closedDaysAgo(1, 'campaign');
    const config = { languages: { data: [{ ctaLink: '/de' }] } };
    await renderWidget('language-suggestion', { ...config, id: 'campaign' });
    await expectNothing();
    await renderWidget('language-suggestion', config);
    await waitFor(() => expect(bar()).toBeVisible());
  });

  test('is shown where storage holds rubbish', async () => {
    asksFor('de');
    localStorage.setItem('dismissedNotices', '{"language-suggestion":"soon"}');
    await renderWidget('language-suggestion');
    expect(await shown()).toBeVisible();
  });
});

describe('visitors from a country', () => {
  test('are offered the page of its rule, in its words', async () => {
    asksFor('en-US', 'en');
    await renderWidget('language-suggestion', 'by-country', visitorFrom('Japan'));
    await shown();
    expect(screen.getByText('日本国籍の方は電子ビザを5分で申請できます。')).toBeVisible();
    expect(screen.getByRole('link', { name: '日本語で読む' })).toHaveAttribute('href', '/ja/visa');
  });

  test('are offered it even where this page does not exist in the language', async () => {
    asksFor('en');
    await renderWidget('language-suggestion', 'by-country', visitorFrom('Japan', { path: 'visa.html' }));
    expect(await shown()).toHaveAttribute('lang', 'ja');
  });

  test('read that it is a page for them', async () => {
    asksFor('en');
    await renderWidget('language-suggestion', 'by-country', visitorFrom('China'));
    await shown();
    expect(screen.getByText('我们为来自您所在国家或地区的访客准备了中文页面。')).toBeVisible();
  });

  test('are offered this page in the language where the rule names none', async () => {
    asksFor('it');
    await renderWidget('language-suggestion', 'by-country', visitorFrom('Germany'));
    await shown();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/page.html');
  });

  test('are offered what their browser asks for first, but by the rule where that is the same language', async () => {
    asksFor('fr');
    await renderWidget('language-suggestion', 'by-country', visitorFrom('Japan'));
    expect(await shown()).toHaveAttribute('lang', 'fr');
    expect(callsOf('G1')).toEqual([]);
    document.body.replaceChildren();
    asksFor('ja');
    await renderWidget('language-suggestion', 'by-country', visitorFrom('Japan'));
    await shown();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ja/visa');
  });

  test.each([
    ['the service fails', () => (origin.switches.fail = ['G1']), 'Japan', 1],
    ['there is no rule for them', () => {}, 'Brazil', 1],
    ['nobody knows such a country', () => {}, 'Korea', 1],
  ])('are offered nothing where %s', async (_, arrange, country, calls) => {
    asksFor('en');
    arrange();
    await renderWidget('language-suggestion', 'by-country', visitorFrom(country));
    await expectNothing({ G1: calls, L1: 0 });
  });

  test('are offered what their browser asks for where the service fails', async () => {
    asksFor('ja');
    origin.switches.fail = ['G1'];
    await renderWidget('language-suggestion', 'by-country', visitorFrom('Japan'));
    await shown();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/ja/page.html');
  });

  test('are located without a call where this browser knows, and never where the author does not want it', async () => {
    asksFor('en');
    localStorage.setItem('locationData', JSON.stringify({ country_name: 'Japan', city: '' }));
    await renderWidget('language-suggestion', 'by-country', visitorFrom('Germany'));
    expect(await shown()).toHaveAttribute('lang', 'ja');
    const countryRules = [{ countryName: 'Japan', language: 'ja' }];
    await renderWidget('language-suggestion', { countryRules }, visitorFrom('Japan'));
    await expectNothing({ G1: 0 });
  });
});

test('what is wrong in a configuration is left out, and a word of 500 characters is cut', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  asksFor('it', 'de');
  await renderWidget('language-suggestion', 'faulty-languages', visitorFrom('Italy'));
  expect(await shown()).toHaveAttribute('lang', 'de');
  document.body.replaceChildren();
  asksFor('en');
  const rule = { countryName: 'Japan', language: 'ja', message: 'あ'.repeat(500) };
  await renderWidget(
    'language-suggestion',
    { useGeolocation: true, countryRules: [rule] },
    visitorFrom('Japan'),
  );
  expect(within(await shown()).getByText(/^あ+$/).textContent).toHaveLength(200);
});

describe('an offer on a page that has long been there', () => {
  beforeEach(() => {
    asksFor('de');
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{}] as never);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 1, bottom: 1 } as never);
    Element.prototype.scrollIntoView = vi.fn<() => void>();
  });

  test('stands over the page’s edge, and goes to its place when it would hide what has the focus', async () => {
    await renderWidget('language-suggestion');
    const region = await shown();
    expect(region).toHaveAttribute('data-layer', 'true');
    Document.prototype.elementFromPoint = () => region;
    const link = document.createElement('button');
    document.body.append(link);
    act(() => link.focus());
    expect(region).not.toHaveAttribute('data-layer');
    expect(region).toBeVisible();
    expect(link).toHaveFocus();
  });

  test('never stands over a low window, and goes from its edge when that is turned', async () => {
    const { resize } = windowOf(390, 844);
    await renderWidget('language-suggestion');
    expect(await shown()).toHaveAttribute('data-layer', 'true');
    resize(844, 390);
    expect(screen.queryByRole('region')).toBeNull();
    resize(390, 844);
    expect(screen.getByRole('region')).toHaveAttribute('data-layer', 'true');
  });

  test('keeps the focus when something else would hide it in the bar', async () => {
    await renderWidget('language-suggestion');
    const region = await shown();
    Document.prototype.elementFromPoint = () => document.body;
    const close = screen.getByRole('button', { name: 'Schließen' });
    act(() => close.focus());
    expect(region).not.toHaveAttribute('data-layer');
    expect(close).toHaveFocus();
  });
});

describe('an author', () => {
  const author = { cmsMode: 'author', site: { geolocationUrl: '/geo/location.json' } } as const;

  test('sees one offer and who is shown it; nobody is asked, and closing it changes nothing', async () => {
    asksFor('en');
    await renderWidget('language-suggestion', 'by-country', author);
    expect(await screen.findByText(/^This is how the offer looks in Arabic\./)).toBeVisible();
    const offer = () => document.querySelector('section section');
    expect(offer()).toHaveAttribute('lang', 'ar');
    await userEvent.click(screen.getByRole('button', { name: 'إغلاق' }));
    expect(offer()).toBeVisible();
    expect(localStorage.getItem('dismissedNotices')).toBeNull();
    expect(origin.calls).toEqual([]);
  });

  test('is told of a country that is none', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderWidget('language-suggestion', 'faulty-languages', author);
    expect(await screen.findByText('No country has this name: Atlantis.')).toBeVisible();
  });

  test('is told that nothing is offered on this page', async () => {
    await renderWidget('language-suggestion', { languages: { data: [{ ctaLink: '/en' }] } }, author);
    expect(await screen.findByText(/^Nothing is offered on this page/)).toBeVisible();
  });

  test('is told what to fill in', async () => {
    const { element } = await renderWidget('language-suggestion', 'empty', author);
    await waitFor(() => expect(element).toHaveTextContent(/Fill in:.*languages/));
  });
});

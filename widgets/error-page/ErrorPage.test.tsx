import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { renderOnServer } from '#testing/render-on-server.tsx';
import {
  exampleOf,
  renderWidget,
  settled,
  startPage,
  toScript,
  type PageOptions,
} from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';
import { ErrorPage } from './ErrorPage.tsx';
import en from './messages/en.json';
import widget from './widget.ts';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
});

const site = { searchPagePath: '/en/search-results.html', userApi: services };
const show = (config: string | object = {}, options: PageOptions = {}) =>
  renderWidget('error-page', config, { site, path: 'places/hegraa.html', ...options });

const heading = () => screen.getByRole('heading', { level: 1 });
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const suggested = () => screen.findByRole('list', { name: 'Perhaps you were looking for' });
const suggestions = () => screen.queryByRole('list', { name: 'Perhaps you were looking for' });
const asked = () => callsOf('S1').map(({ url }) => new URL(url).searchParams);
const waiting = () => document.querySelector('[aria-busy="true"]');
const eventsOf = (name: string) => events.filter(({ event }) => event === name);

describe('the message', () => {
  test.each([
    [403, 'This page is not open to everyone', 'Error 403'],
    [404, 'We cannot find this page', 'Error 404'],
    ['410', 'This page is no longer here', 'Error 410'],
    [500, 'Something went wrong on our side', 'Error 500'],
  ])('of %s is the main heading of the page', async (code, title, eyebrow) => {
    await show({ code, suggestFromPath: false });
    expect(heading()).toHaveTextContent(title);
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(eyebrow);
  });

  test('of an unknown error is that of a page that is not found', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ code: 'teapot', suggestFromPath: false });
    expect(heading()).toHaveTextContent('We cannot find this page');
    expect(errors.mock.calls[0]?.[0]).toContain('code');
  });

  test('is the author’s, where there is one', async () => {
    await show('default');
    expect(heading()).toHaveTextContent('This path ends in the sand');
    expect(screen.getByText(/Search for the place you had in mind/)).toBeVisible();
  });

  test.each(languages)('is in the language of the address: %s', async (language) => {
    await show({ showSearch: false, suggestFromPath: false }, { language });
    const { default: words } = (await import(`./messages/${language}.json`)) as {
      default: Record<string, string>;
    };
    expect(heading()).toHaveTextContent(words['title404']!);
  });

  test('is English where the address names no language of the site', async () => {
    startPage('', { path: 'page.html' });
    history.replaceState(null, '', '/xx/page.html');
    document.documentElement.lang = '';
    const { element } = await renderAt('/xx/page.html');
    expect(element).toHaveTextContent('We cannot find this page');
  });
});

/** The page at an address that is no language's. */
async function renderAt(address: string) {
  const replaceState = history.replaceState.bind(history);
  vi.spyOn(history, 'replaceState').mockImplementation((data, unused) => replaceState(data, unused, address));
  const rendered = await renderWidget('error-page', { suggestFromPath: false });
  vi.restoreAllMocks();
  return rendered;
}

describe('the focus', () => {
  const fallback = '<a href="#on">On</a><form role="search"><input type="search" name="search"></form>';
  const markup = `<button>Menu</button><div data-component="error-page"><script type="application/json">${toScript({ suggestFromPath: false })}</script>${fallback}</div>`;
  const start = async (options: PageOptions = {}) => {
    startPage(markup, { site, ...options });
    return document.querySelector<HTMLElement>('[data-component]')!;
  };

  test('is on the message', async () => {
    await settled(await start());
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  test('stays with a visitor who is somewhere already', async () => {
    const element = await start();
    screen.getByRole('button', { name: 'Menu' }).focus();
    await settled(element);
    await settle();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });

  test('goes on in the field, with what was typed, where a visitor typed into that of the CMS', async () => {
    const element = await start();
    const before = element.querySelector('input')!;
    element.querySelector('a')!.remove();
    before.focus();
    before.value = 'dunes';
    await settled(element);
    await settle();
    expect(field()).toHaveFocus();
    expect(field()).toHaveValue('dunes');
  });

  test('is not moved for a visitor who has scrolled', async () => {
    vi.stubGlobal('scrollY', 300);
    await settled(await start());
    await settle();
    expect(document.body).toHaveFocus();
  });

  test('is left alone on an author’s page', async () => {
    await settled(await start({ cmsMode: 'author' }));
    await settle();
    expect(document.body).toHaveFocus();
  });
});

describe('the search field', () => {
  test('holds the words of the address, and leads to the results page', async () => {
    await show({ suggestFromPath: false });
    const form = screen.getByRole('search');
    expect(field()).toHaveValue('places hegraa');
    expect(form).toHaveAttribute('action', '/en/search-results.html');
    fireEvent.submit(form);
    expect(eventsOf('search_submit')).toMatchObject([
      { click_text: 'places hegraa', link: '/en/search-results.html?search=places+hegraa' },
    ]);
  });

  test('leads to the results page that its author names', async () => {
    await show({ searchPagePath: '/en/find.html', suggestFromPath: false });
    expect(screen.getByRole('search')).toHaveAttribute('action', '/en/find.html');
  });

  test('is left out where its author wants none', async () => {
    await show({ showSearch: false, suggestFromPath: false });
    expect(screen.queryByRole('search')).toBeNull();
  });

  test('is left out where there is no results page, which its author is told', async () => {
    await show({}, { site: {}, cmsMode: 'author' });
    expect(screen.queryByRole('search')).toBeNull();
    expect(await screen.findByText(/names a results page/)).toBeVisible();
  });

  test('does not lead back to a results page that has failed itself', async () => {
    await show({ code: 500 }, { path: 'search-results.html?search=hegra' });
    expect(screen.queryByRole('search')).toBeNull();
    expect(within(await suggested()).getByRole('link', { name: 'Hegra' })).toBeVisible();
    expect(asked().map((query) => query.get('query'))).toEqual(['hegra']);
  });
});

describe('suggestions', () => {
  test('are at most four pages that fit the address, for consumers of their types alone', async () => {
    await show();
    expect(waiting()).not.toBeNull();
    const links = within(await suggested()).getAllByRole('link');
    expect(links[0]).toHaveAttribute('href', '/en/places/hegra');
    expect(links.length).toBeLessThanOrEqual(4);
    expect(waiting()).toBeNull();
    const [query] = asked();
    expect(Object.fromEntries(query!)).toMatchObject({
      source: 'web',
      locale: 'en',
      limit: '4',
      query: 'places hegraa',
    });
    expect(query!.getAll('type').join()).toContain('place');
    expect(query!.getAll('type').join()).not.toMatch(/partner|course/);
  });

  test('report the item that was clicked', async () => {
    await show();
    const link = within(await suggested()).getByRole('link', { name: 'Hegra' });
    link.addEventListener('click', (event) => event.preventDefault());
    link.click();
    expect(eventsOf('item_click')).toMatchObject([{ click_text: 'Hegra', section_name: 'error-page' }]);
  });

  test('stand below the message in the outline, which is a section’s where the page has its own heading', async () => {
    await show({ headingLevel: 3 });
    await suggested();
    expect(screen.getByRole('heading', { level: 2, name: 'We cannot find this page' })).toHaveFocus();
    expect(screen.getByRole('heading', { level: 3, name: 'Perhaps you were looking for' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 4, name: 'Hegra' })).toBeVisible();
  });

  test('are for the last words of the address where all of them find nothing', async () => {
    await show({}, { path: 'no-such-section/hegra' });
    expect(within(await suggested()).getByRole('link', { name: 'Hegra' })).toBeVisible();
    expect(asked().map((query) => query.get('query'))).toEqual(['no such section hegra', 'hegra']);
  });

  test.each(['S1', 'S1:status', 'S1:html', 'S1:null', 'S1:drop'])(
    'that fail (%s) leave message, search and links, and are asked for once',
    async (fault) => {
      origin.switches.fail = [fault];
      await show('default');
      await waitFor(() => expect(waiting()).toBeNull());
      await act(async () => window.dispatchEvent(new Event('offline')));
      await act(async () => window.dispatchEvent(new Event('online')));
      await settle();
      expect(suggestions()).toBeNull();
      expect(asked()).toHaveLength(1);
      expect(heading()).toBeVisible();
      expect(field()).toHaveValue('places hegraa');
      expect(screen.getByRole('link', { name: 'All destinations' })).toBeVisible();
    },
  );

  test('that find nothing leave nothing behind', async () => {
    await show({}, { path: 'zzzyx/qqqq' });
    await waitFor(() => expect(asked()).toHaveLength(2));
    await waitFor(() => expect(waiting()).toBeNull());
    expect(suggestions()).toBeNull();
  });

  test('that hang keep nobody from searching, and are given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    origin.switches.slow = 60_000;
    await show();
    await waitFor(() => expect(asked()).toHaveLength(1));
    expect(waiting()).not.toBeNull();
    expect(field()).toBeEnabled();
    await act(() => vi.advanceTimersByTimeAsync(15_500));
    await waitFor(() => expect(waiting()).toBeNull());
    expect(asked()).toHaveLength(1);
  });

  test.each<[string, object, PageOptions]>([
    ['where the address says nothing', {}, { path: '' }],
    ['on an author’s page', {}, { cmsMode: 'author' }],
    ['where their author wants none', { suggestFromPath: false }, {}],
  ])('are not asked for %s', async (_case, config, options) => {
    await show(config, options);
    await settle();
    expect(asked()).toEqual([]);
    expect(waiting()).toBeNull();
  });

  test('never lead back to the page that is missing', async () => {
    await show({}, { path: 'places/hegra' });
    await suggested();
    const links = within(suggestions()!).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).not.toContain('/en/places/hegra');
  });
});

describe('no access', () => {
  test('an anonymous visitor is asked to sign in, and comes back to this page', async () => {
    await show('no-access');
    const button = await screen.findByRole('button', { name: 'Sign in' });
    button.click();
    expect(eventsOf('login_start')).toHaveLength(1);
    expect(decodeURIComponent(document.cookie)).toContain('/en/places/hegraa.html');
  });

  test.each([
    ['u-default', 'B2C', /your account does not include this page/],
    ['u-partner-admin', 'B2B', /your role does not include this page/],
  ] as const)('%s learns why signing in is not enough', async (user, mode, message) => {
    origin.switches.user = user;
    document.cookie = `${mode === 'B2B' ? 'ssid-access-token' : 'access_token'}=demo-${user}; path=/`;
    await show('no-access', {
      mode,
      site: { ...site, userApi: { ...services, ssidUserInfo: '/sso/userInfo' } },
    });
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('its author is told where nobody can sign in, and visitors see no button', async () => {
    await show('no-access', { site: {}, cmsMode: 'author' });
    expect(await screen.findByText(/ssidLoginUrl/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Sign in' })).toBeNull();
  });

  test('who the visitor is is not asked for any other error', async () => {
    await show({ suggestFromPath: false });
    await settle();
    expect(callsOf('U1')).toEqual([]);
  });
});

test('a page that failed offers to try again', async () => {
  await show('failed');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a page without connection says when it is back, and when it is gone again', async () => {
  await show('offline');
  expect(heading()).toHaveTextContent('You are offline');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(status).toHaveTextContent('You are online again.');
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(status).toBeEmptyDOMElement();
});

test('links are at most six, and one of them is the main one', async () => {
  const links = Array.from({ length: 8 }, (_, index) => ({
    ctaLabel: `Way ${index}`,
    ctaLink: `/en/${index}`,
  }));
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await show({ links, showSearch: false, suggestFromPath: false });
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => link.textContent)).toEqual([
    'Way 0',
    'Way 1',
    'Way 2',
    'Way 3',
    'Way 4',
    'Way 5',
  ]);
  expect(new Set(shown.map(({ className }) => className)).size).toBe(2);
});

test('the error is reported once, with its code', async () => {
  await show({ code: 410, suggestFromPath: false });
  await settle();
  expect(eventsOf('widget_error')).toMatchObject([
    { code: 410, click_text: '410', section_name: 'error-page' },
  ]);
});

test('an author’s page reports no error, and its field holds no words of the editor’s address', async () => {
  await show({ code: 410 }, { cmsMode: 'author' });
  await settle();
  expect(events).toEqual([]);
  expect(field()).toHaveValue('');
});

test('a server’s page is for every address: its field is empty until the page comes to life', () => {
  const html = renderOnServer({
    name: 'error-page',
    definition: { ...widget, Widget: ErrorPage },
    config: exampleOf('error-page', 'default'),
    messages: en,
    language: 'en',
  });
  expect(html).toContain('name="search"');
  expect(html).not.toContain('value="page"');
});

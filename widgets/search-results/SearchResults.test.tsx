import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { renderOnServer } from '#testing/render-on-server.tsx';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';
import { windowOf } from '#testing/window-width.ts';
import en from './messages/en.json';
import { SearchResults } from './SearchResults.tsx';
import widget from './widget.ts';

/** What the service has, and what it was asked. */
let service: {
  total: number;
  /** How many a filter leaves. */
  filtered: number | undefined;
  counts: Record<string, number> | undefined;
  facets: Record<string, { value: string; count: number }[]>;
  status: 'success' | 'error';
  items: (index: number) => object;
  suggestions: (string | object)[];
  more: object;
};
let asked: URL[];
let events: Record<string, unknown>[];
/** Nothing is answered. */
let isDown: boolean;

const page = (index: number) => ({
  id: `p${index}`,
  title: `Palace ${index}`,
  description: `A palace of mud brick, number ${index}.`,
  url: `/en/places/${index}`,
  featureImage: `/images/${index}.jpg`,
  categories: ['Heritage', 'Culture', 'Family'],
});

function answer(url: URL): Response {
  const number = (name: string) => Number(url.searchParams.get(name));
  if (url.pathname.endsWith('userInfo')) return new Response('', { status: 401 });
  if (url.pathname.endsWith('dict.en.json')) return Response.json({ 'region.riyadh': 'Riyadh Province' });
  if (url.pathname.endsWith('search-count.json')) {
    return service.counts ? Response.json({ counts: service.counts }) : new Response('', { status: 500 });
  }
  if (url.searchParams.has('suggestion')) {
    return Response.json({ data: { status: 'success', data: service.suggestions } });
  }
  const { status, facets, items, more } = service;
  const total = (url.searchParams.has('region') ? service.filtered : undefined) ?? service.total;
  const length = Math.max(0, Math.min(number('limit'), total - number('offset')));
  const data = Array.from({ length }, (_, index) => items(number('offset') + index + 1));
  return Response.json({ status, data, results: total, facets, ...more });
}

let screenWidth: ReturnType<typeof windowOf>;

beforeEach(() => {
  screenWidth = windowOf(1440);
  service = {
    total: 40,
    filtered: undefined,
    counts: { all: 40, place: 30, event: 10 },
    facets: {
      region: [
        { value: 'riyadh', count: 12 },
        { value: 'asir', count: 3 },
      ],
    },
    status: 'success',
    items: page,
    suggestions: ['Fortress', page(7)],
    more: {},
  };
  asked = [];
  events = [];
  isDown = false;
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const url = new URL(address);
    asked.push(url);
    if (isDown) throw new TypeError('Failed to fetch');
    await Promise.resolve();
    signal?.throwIfAborted();
    return answer(url);
  });
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});

// What listens to the history goes with its test.
const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});
const show = async (...given: Parameters<typeof renderWidget>) => {
  const { page, element } = await renderWidget(...given);
  mounted.push(() => page.unmount(element));
};

const searches = () =>
  asked.filter(
    ({ pathname, searchParams }) => pathname === '/bin/api/solr/search' && searchParams.has('query'),
  );
/** The last question, but for the types that consumers are offered. */
const lastSearch = () => {
  const { type: _types, ...question } = Object.fromEntries(searches().at(-1)!.searchParams);
  return question;
};
const counted = () => asked.filter(({ pathname }) => pathname.endsWith('search-count.json'));
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'What are you looking for?' });
const kept = () => localStorage.getItem('searchkeys');
const results = () => screen.queryAllByRole('article');
const link = (name: string) => screen.findByRole('link', { name });
const address = () => Object.fromEntries(new URLSearchParams(location.search));
const spoken = () =>
  [...document.querySelectorAll('[aria-live=polite] > p')].map(({ textContent }) => textContent);

/** The results page at a query. */
const open = async (query: string, config: string | object = 'default', language: Language = 'en') => {
  await show('search-results', config, { path: `search-results.html${query}`, language });
};
const configured = (over: object) => ({ ...(exampleOf('search-results', 'default') as object), ...over });

describe('a visitor who comes with a term', () => {
  test('sees the first fifteen results as links, and how many there are', async () => {
    await open('?search=mud');
    expect(await link('Palace 1')).toHaveAttribute('href', '/en/places/1');
    expect(lastSearch()).toEqual({
      source: 'web',
      locale: 'en',
      limit: '15',
      offset: '0',
      query: 'mud',
    });
    expect(results()).toHaveLength(15);
    expect(within(screen.getByRole('tabpanel')).getByText('40 results')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'What are you looking for?' })).toHaveValue('mud');
    expect(screen.getByRole('search')).toHaveAttribute('method', 'get');
  });

  test('sees picture, text, and two categories of a result, with the term marked', async () => {
    await open('?search=palace');
    const [first] = await screen.findAllByRole('article');
    expect(within(first!).getByRole('link')).toHaveTextContent('Palace 1');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/images/1.jpg');
    expect(
      within(first!)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Heritage', 'Culture']);
    const marks = [...first!.querySelectorAll('mark')].map(({ textContent }) => textContent);
    expect(marks).toEqual(['Palace', 'palace']);
  });

  test('hears once how many there are, in the plural of the language', async () => {
    service.total = 3;
    await open('?search=قصر', 'arabic', 'ar');
    await waitFor(() => expect(spoken()).toContain('3 نتائج'));
    expect(spoken().filter((message) => message === '3 نتائج')).toHaveLength(1);
  });

  test('is told of markup in a result as text, and of an address that may not be linked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.total = 1;
    service.items = () => ({
      title: '<b>Palace</b>',
      url: 'javascript:alert(1)',
      featureImage: 'javascript:alert(2)',
    });
    await open('?search=mud');
    const [result] = await screen.findAllByRole('article');
    expect(result).toHaveTextContent('<b>Palace</b>');
    expect(within(result!).queryByRole('link')).toBeNull();
    expect(result?.querySelector('img')).toBeNull();
  });

  test('has it sent without markup, and cut at 255 characters', async () => {
    await open(`?search=${encodeURIComponent(`<i>${'x'.repeat(300)}`)}`);
    await screen.findAllByRole('article');
    expect(lastSearch()['query']).toBe('x'.repeat(255));
  });

  test('sees tabs without counts where the service does not count', async () => {
    service.counts = undefined;
    await open('?search=mud');
    await link('Palace 1');
    await waitFor(() => expect(asked.some(({ pathname }) => pathname.includes('count'))).toBe(true));
    expect(screen.getByRole('tab', { name: 'Places' })).toBeVisible();
  });

  test('sees each result once, also where two pages have it', async () => {
    service.total = 20;
    service.items = (index) => page(index === 16 ? 15 : index);
    await open('?search=mud&page=2');
    await link('Palace 20');
    expect(results()).toHaveLength(19);
  });
});

describe('another spelling that was perhaps meant', () => {
  test('is a link to what it finds, in place of the filters', async () => {
    const visitor = userEvent.setup();
    service.more = { didYouMean: 'Jeddah' };
    await open('?search=jedah&f.region=asir');
    const meant = await link('Jeddah');
    expect(meant.closest('p')).toHaveTextContent('Did you mean Jeddah?');
    expect(meant).toHaveAttribute('href', '?search=Jeddah');
    await visitor.click(meant);
    await waitFor(() => expect(lastSearch()['query']).toBe('Jeddah'));
    expect(address()).toEqual({ search: 'Jeddah' });
    expect(field()).toHaveValue('Jeddah');
  });

  test('is kept from visitors where their author wants that', async () => {
    service.more = { didYouMean: 'Jeddah' };
    await open('?search=jedah', configured({ showDidYouMean: 'false' }));
    await link('Palace 1');
    expect(screen.queryByRole('link', { name: 'Jeddah' })).toBeNull();
  });
});

describe('further results', () => {
  test('come after those that are there, and the first of them has the focus', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await visitor.click(await screen.findByRole('button', { name: 'Show more results' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palace 16' })).toHaveFocus());
    expect(lastSearch()['offset']).toBe('15');
    expect(results()).toHaveLength(30);
    expect(address()).toEqual({ search: 'mud', page: '2' });
    expect(events).toContainEqual(expect.objectContaining({ event: 'load_more' }));
    expect(screen.getByText('30 of 40 shown')).toBeVisible();
  });

  test('end with the last page, and the button with them', async () => {
    const visitor = userEvent.setup();
    service.total = 16;
    await open('?search=mud');
    await visitor.click(await screen.findByRole('button', { name: 'Show more results' }));
    await link('Palace 16');
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });

  test('that could not be had leave those that are there, and can be asked for again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const visitor = userEvent.setup();
    await open('?search=mud');
    const more = await screen.findByRole('button', { name: 'Show more results' });
    service.status = 'error';
    await visitor.click(more);
    expect(await screen.findByText('Further results could not be loaded.')).toBeVisible();
    expect(results()).toHaveLength(15);
    service.status = 'success';
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await link('Palace 30');
  });

  test('come back together by an address that was shared', async () => {
    await open('?search=mud&page=3&f.region=asir');
    await link('Palace 40');
    expect(results()).toHaveLength(40);
    const offsets = searches().filter(({ searchParams }) => searchParams.get('region') === 'asir');
    expect(offsets.map(({ searchParams }) => searchParams.get('offset'))).toEqual(['0', '15', '30']);
  });

  test('end where the results do, however far an address goes', async () => {
    await open('?search=mud&page=9999');
    await link('Palace 40');
    expect(searches()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });

  test('are told by a full page where the service does not say how many there are', async () => {
    service.more = { results: undefined };
    await open('?search=mud&page=3');
    await link('Palace 40');
    expect(searches()).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });
});

describe('pages by number', () => {
  test('are links, of which one is current', async () => {
    await open('?search=mud&page=2', 'numbers');
    await link('Palace 16');
    expect(results()).toHaveLength(15);
    const pages = within(await screen.findByRole('navigation', { name: 'Pages of results' }));
    expect(pages.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '?search=mud&page=3');
    expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(pages.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?search=mud');
  });

  test('replace one another, and the first result has the focus', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud', 'numbers');
    await visitor.click(await screen.findByRole('link', { name: 'Next page' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palace 16' })).toHaveFocus());
    expect(screen.queryByRole('link', { name: 'Palace 1' })).toBeNull();
    expect(address()).toEqual({ search: 'mud', page: '2' });
  });

  test('beyond the end lead to the last one', async () => {
    await open('?search=mud&page=99', 'numbers');
    await link('Palace 40');
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByRole('link', { name: 'Next page' })).toBeNull();
  });
});

describe('filters', () => {
  test('ask anew from the first page, stand in the address and can be taken back', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&page=2');
    await visitor.click(await screen.findByRole('button', { name: 'Region' }));
    const group = screen.getByRole('group', { name: 'Region' });
    await visitor.click(await within(group).findByRole('button', { name: /^Riyadh Province ?12$/ }));
    await waitFor(() => expect(lastSearch()).toMatchObject({ region: 'riyadh', offset: '0' }));
    expect(address()).toEqual({ search: 'mud', 'f.region': 'riyadh' });
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'filter_change', click_text: 'Riyadh Province' }),
    );
    await visitor.click(screen.getByRole('button', { name: 'Remove Riyadh Province' }));
    expect(address()).toEqual({ search: 'mud' });
    expect(screen.getByRole('button', { name: 'Region' })).toHaveFocus();
  });

  test('may have several values, and ask once for each choice', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&f.region=riyadh');
    await link('Palace 1');
    await visitor.click(screen.getByRole('button', { name: /^Region ?1$/ }));
    await visitor.click(await screen.findByRole('button', { name: /^asir ?3$/ }));
    await waitFor(() => expect(searches().at(-1)!.searchParams.getAll('region')).toEqual(['riyadh', 'asir']));
    expect(searches()).toHaveLength(2);
  });

  test('can be taken back where the service counts only what all of them leave', async () => {
    const visitor = userEvent.setup();
    service.facets = { region: [{ value: 'riyadh', count: 12 }] };
    await open('?search=mud&f.region=riyadh&f.region=asir');
    await link('Palace 1');
    await visitor.click(screen.getByRole('button', { name: /^Region ?2$/ }));
    await visitor.click(await screen.findByRole('button', { name: 'asir', pressed: true }));
    expect(address()).toEqual({ search: 'mud', 'f.region': 'riyadh' });
  });

  test('come back by Back and Forward, with the field', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    await visitor.click(screen.getByRole('tab', { name: /^Events ?10$/ }));
    await waitFor(() => expect(lastSearch()['category']).toBe('event'));
    await visitor.clear(field());
    await visitor.type(field(), 'fort{Enter}');
    await waitFor(() => expect(lastSearch()['query']).toBe('fort'));
    history.back();
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: /Events/ })).toHaveAttribute('aria-selected', 'true'),
    );
    await waitFor(() => expect(field()).toHaveValue('mud'));
    history.forward();
    await waitFor(() => expect(field()).toHaveValue('fort'));
    expect(screen.getByRole('tab', { name: /All/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('that the page does not offer count for nothing', async () => {
    await open('?search=mud&f.category=castles&f.colour=red&f.__proto__=x&sort=price&page=-1');
    await link('Palace 1');
    expect(lastSearch()).toEqual({ source: 'web', locale: 'en', limit: '15', offset: '0', query: 'mud' });
    expect(screen.getByRole('tab', { name: /^All ?40$/ })).toHaveAttribute('aria-selected', 'true');
  });

  test('leave what was found in place until the answer is there', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const go = fetch;
    vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => held.then(() => go(...given)));
    await visitor.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Newest first');
    expect(address()).toEqual({ search: 'mud', sort: 'newest' });
    expect(results()).toHaveLength(15);
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    release();
    await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
    expect(lastSearch()['sort']).toBe('newest');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'sort_change', click_text: 'Newest first' }),
    );
  });
});

describe('tabs', () => {
  test('ask for nothing until one is chosen', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    const tab = await screen.findByRole('tab', { name: /^All ?40$/ });
    tab.focus();
    await visitor.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: /^Places ?30$/ })).toHaveFocus();
    expect(searches()).toHaveLength(1);
    await visitor.keyboard('{Enter}');
    await waitFor(() => expect(lastSearch()['category']).toBe('place'));
    expect(address()).toEqual({ search: 'mud', 'f.category': 'place' });
    expect(events).toContainEqual(expect.objectContaining({ event: 'tab_click', click_text: 'Places' }));
  });
});

describe('the numbers on the tabs', () => {
  const tabs = async () => {
    await link('Palace 1');
    return screen.getAllByRole('tab').map(({ textContent }) => textContent);
  };

  test('are asked for with every filter but those of tabs and order', async () => {
    service.filtered = 8;
    service.counts = { all: 10, place: 8, event: 2 };
    await open('?search=mud&f.region=riyadh&f.region=asir&f.category=place&sort=title&page=2');
    expect(await tabs()).toEqual(['All10', 'Places8', 'Events2', 'Articles0', 'Offers0']);
    expect(counted()).toHaveLength(1);
    const { searchParams } = counted()[0]!;
    expect(searchParams.getAll('region')).toEqual(['riyadh', 'asir']);
    expect(searchParams.get('query')).toBe('mud');
    expect([...searchParams.keys()]).not.toEqual(expect.arrayContaining(['category']));
    expect([...searchParams.keys()]).not.toEqual(expect.arrayContaining(['sort']));
  });

  test('are there before the results are', async () => {
    const go = fetch;
    vi.stubGlobal('fetch', async (address: string, options: RequestInit) =>
      address.includes('/solr/search') ? new Promise(() => {}) : go(address, options),
    );
    await open('?search=mud');
    expect(await screen.findByRole('tab', { name: /^Places ?30$/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: /^All ?40$/ })).toBeVisible();
  });

  test('are left out where they contradict what is found, but for the open tab', async () => {
    service.filtered = 8;
    await open('?search=mud&f.region=riyadh');
    expect(await tabs()).toEqual(['All8', 'Places', 'Events', 'Articles', 'Offers']);
  });
});

describe('companies and courses', () => {
  const trade = (index: number) => ({
    ...page(index),
    type: ['partner', 'course', 'place'][index % 3],
  });
  const configWithPartners = () =>
    configured({
      categories: [
        { key: 'place', label: 'Places' },
        { key: 'partner', label: 'Companies' },
      ],
      facets: [{ name: 'type', label: 'Kind' }],
    });

  test('are not offered to consumers, whatever the service answers', async () => {
    const visitor = userEvent.setup();
    service.items = trade;
    service.facets = {
      type: [
        { value: 'course', count: 13 },
        { value: 'place', count: 14 },
      ],
    };
    await open('?search=mud', configWithPartners());
    await link('Palace 2');
    expect(results()).toHaveLength(5);
    expect(screen.queryByRole('tab', { name: /Companies/ })).toBeNull();
    await visitor.click(screen.getByRole('button', { name: 'Kind' }));
    expect(await screen.findByRole('button', { name: /^place/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^course/ })).toBeNull();
    for (const { searchParams } of [...searches(), ...counted()]) {
      expect(searchParams.getAll('type')).toEqual(expect.arrayContaining(['place', 'event', 'package']));
      expect(searchParams.getAll('type')).not.toEqual(expect.arrayContaining(['partner']));
      expect(searchParams.getAll('type')).not.toEqual(expect.arrayContaining(['course']));
    }
  });

  test('are there for trade partners', async () => {
    service.items = trade;
    await show('search-results', configWithPartners(), {
      path: 'search-results.html?search=mud&f.type=course',
      mode: 'B2B',
    });
    await link('Palace 3');
    expect(results()).toHaveLength(15);
    expect(screen.getByRole('tab', { name: /Companies/ })).toBeVisible();
    expect(searches()[0]!.searchParams.getAll('type')).toEqual(['course']);
  });
});

describe('on a small screen', () => {
  test('a filter is a sheet whose button says how much is left and leads there', async () => {
    screenWidth.resize(390);
    const visitor = userEvent.setup();
    const scrolledTo = vi.spyOn(Element.prototype, 'scrollIntoView');
    service.filtered = 8;
    await open('?search=mud');
    await link('Palace 1');
    const opener = screen.getByRole('button', { name: 'Region' });
    await visitor.click(opener);
    const sheet = await screen.findByRole('dialog', { name: 'Region' });
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    const group = within(sheet).getByRole('group', { name: 'Region' });
    await visitor.click(await within(group).findByRole('button', { name: /^Riyadh Province/ }));
    expect(address()).toEqual({ search: 'mud', 'f.region': 'riyadh' });
    await visitor.click(await within(sheet).findByRole('button', { name: 'Show 8 results' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
    await waitFor(() => expect(scrolledTo).toHaveBeenCalledWith({ block: 'start' }));
    expect(screen.getByRole('button', { name: /^Region ?1$/ })).toHaveFocus();
  });
});

describe('without a connection', () => {
  /** What the browser says of the connection, and whether calls are answered. */
  const connection = (isUp: boolean, isAnswered = isUp) => {
    isDown = !isAnswered;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isUp);
    window.dispatchEvent(new Event(isUp ? 'online' : 'offline'));
  };
  const note = () => within(screen.getByRole('tabpanel')).queryByText(/^You are offline/);
  afterEach(() => connection(true));

  test.each([
    ['further results', () => screen.getByRole('button', { name: 'Show more results' }), 'Palace 30'],
    ['another tab', () => screen.getByRole('tab', { name: /^Events/ }), 'Palace 1'],
    ['another order', () => screen.getByRole('option', { name: 'Newest first' }), 'Palace 1'],
  ])('who asks for %s reads that the search waits, and it goes on by itself', async (_what, find, wanted) => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    connection(false);
    const control = find();
    if (control instanceof HTMLOptionElement)
      await visitor.selectOptions(control.closest('select')!, control);
    else await visitor.click(control);
    await waitFor(() => expect(note()).toBeVisible());
    await waitFor(() => expect(spoken().join()).toContain('You are offline'));
    expect(results()).toHaveLength(15);
    const before = searches().length;
    connection(true);
    await link(wanted);
    await waitFor(() => expect(note()).toBeNull());
    expect(document.querySelector('[aria-busy=true]')).toBeNull();
    expect(searches().length).toBeGreaterThan(before);
    expect(spoken().join()).not.toContain('You are offline');
  });

  test('who asks although the browser takes a connection that works for none is answered', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    await link('Palace 1');
    connection(false, true);
    await visitor.click(screen.getByRole('button', { name: 'Show more results' }));
    await link('Palace 30');
    expect(note()).toBeNull();
  });

  test('who presses after it is back is answered, whatever the browser says', async () => {
    const visitor = userEvent.setup();
    connection(false);
    await open('?search=mud');
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    isDown = false;
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await link('Palace 1');
    expect(screen.queryByText(/^You are offline/)).toBeNull();
  });
});

describe('the field', () => {
  const quick = (over: object = {}) => configured({ debounce: 0, ...over });

  test('searches anew in place, without markup and angle brackets in the address', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&f.region=asir&page=2');
    await link('Palace 1');
    await visitor.clear(field());
    await visitor.type(field(), '<b>old</b> 5 < 6{Enter}');
    await waitFor(() => expect(lastSearch()['query']).toBe('old 5  6'));
    expect(address()).toEqual({ search: 'old 5  6' });
    expect(events).toContainEqual(expect.objectContaining({ event: 'search_submit' }));
    expect(kept()).toBe('old 5 < 6');
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
  });

  test('does nothing with blanks', async () => {
    const visitor = userEvent.setup();
    await open('');
    await visitor.type(field(), '   {Enter}');
    expect(location.search).toBe('');
    expect(asked).toEqual([]);
  });

  test('leads Back to what was shown before, and not to the same again', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud');
    const { length } = history;
    await visitor.type(field(), '{Enter}');
    expect(history).toHaveLength(length);
    await visitor.type(field(), ' brick{Enter}');
    expect(history).toHaveLength(length + 1);
    await waitFor(() => expect(lastSearch()['query']).toBe('mud brick'));
    history.back();
    await waitFor(() => expect(field()).toHaveValue('mud'));
  });

  test('suggests as every search box does: a text is searched for in place and kept', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud&f.region=asir&own=1', quick());
    await visitor.clear(field());
    await visitor.type(field(), 'fort');
    const option = await screen.findByRole('option', { name: 'Fortress' });
    expect(option).toHaveAttribute('href', '?search=Fortress&own=1');
    await visitor.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(lastSearch()['query']).toBe('Fortress'));
    expect(address()).toEqual({ search: 'Fortress', own: '1' });
    expect(field()).toHaveValue('Fortress');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(kept()).toBe('Fortress');
    const reported = events.map(({ event }) => event).filter((name) => String(name).startsWith('s'));
    expect(reported).toEqual(['suggestion_click']);
  });

  test('keeps the focus when a suggestion is pressed', async () => {
    const visitor = userEvent.setup();
    await open('', quick());
    await visitor.type(field(), 'fort');
    await visitor.click(await screen.findByRole('option', { name: 'Fortress' }));
    await waitFor(() => expect(lastSearch()['query']).toBe('Fortress'));
    expect(field()).toHaveFocus();
  });

  test('leaves a suggested item to its own address', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud', quick());
    await visitor.type(field(), ' brick');
    const item = await screen.findByRole('option', { name: /^Palace 7/ });
    expect(item).toHaveAttribute('href', '/en/places/7');
    item.addEventListener('click', (event) => event.preventDefault());
    await visitor.click(item);
    expect(address()).toEqual({ search: 'mud' });
    expect(kept()).toBeNull();
  });

  test('offers recent searches and its author’s links while it is empty', async () => {
    const visitor = userEvent.setup();
    localStorage.setItem('searchkeys', 'dates,coffee');
    const trending = { title: 'Popular now', items: [{ ctaLabel: 'Visa', ctaLink: '/en/visa' }] };
    await open('', quick({ trending, recentSearchLabel: 'You looked for' }));
    await visitor.click(field());
    expect(within(await screen.findByRole('list', { name: 'Popular now' })).getByRole('link')).toBeVisible();
    const recent = within(screen.getByRole('list', { name: 'You looked for' }));
    await visitor.click(recent.getByRole('button', { name: 'dates' }));
    await waitFor(() => expect(lastSearch()['query']).toBe('dates'));
    expect(field()).toHaveValue('dates');
    expect(kept()).toBe('coffee,dates');
    expect(events).toContainEqual(expect.objectContaining({ event: 'search_submit', click_text: 'dates' }));
  });

  test('offers nothing to those who only come by', async () => {
    const visitor = userEvent.setup();
    await open('?search=mud', quick());
    await link('Palace 1');
    while (document.activeElement !== field()) await visitor.tab();
    await visitor.tab();
    expect(asked.some(({ searchParams }) => searchParams.has('suggestion'))).toBe(false);
  });

  test('covers a small screen, and uncovers what it has found', async () => {
    screenWidth.resize(390);
    const visitor = userEvent.setup();
    await open('?search=mud', quick());
    await visitor.click(field());
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('combobox')).toHaveValue('mud');
    await visitor.type(dialog.getByRole('combobox'), ' brick{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toEqual({ search: 'mud brick' });
    expect(field()).toHaveValue('mud brick');
  });

  const fromServer = () =>
    renderOnServer({
      name: 'search-results',
      definition: { ...widget, Widget: SearchResults },
      config: exampleOf('search-results', 'default'),
      messages: en,
      language: 'en',
      id: 'w',
    });

  test('is a form that leads to this page where no script comes', () => {
    document.body.innerHTML = fromServer();
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).not.toHaveAttribute('action');
    expect([...new FormData(form).keys()]).toEqual(['search']);
  });

  test.each(['', '?search=mud'])('keeps what was typed before a page at "%s" came to life', async (query) => {
    const html = fromServer();
    const config = toScript(exampleOf('search-results', 'default'));
    const page = startPage(
      `<div data-component="search-results" id="w"><script type="application/json">${config}</script><div data-prerendered>${html}</div></div>`,
      { path: `search-results.html${query}` },
    );
    const element = document.getElementById('w')!;
    mounted.push(() => page.unmount(element));
    field().focus();
    field().value = 'heg';
    await settled(element);
    if (query) await link('Palace 1');
    expect(field()).toHaveValue('heg');
    expect(field()).toHaveFocus();
  });

  test.each(['', '?search=mud'])('keeps what was typed into the CMS’s own form at "%s"', async (query) => {
    const config = toScript(exampleOf('search-results', 'default'));
    const form = '<form><label>Search <input type="search" name="search"></label></form>';
    const page = startPage(
      `<div data-component="search-results"><script type="application/json">${config}</script>${form}</div>`,
      { path: `search-results.html${query}` },
    );
    const element = document.querySelector<HTMLElement>('[data-component]')!;
    mounted.push(() => page.unmount(element));
    screen.getByRole<HTMLInputElement>('searchbox').value = 'heg';
    await settled(element);
    if (query) await link('Palace 1');
    await waitFor(() => expect(field()).toHaveValue('heg'));
  });
});

describe('where there is nothing to show', () => {
  test('a page without a term asks nothing and offers its author’s links', async () => {
    await open('');
    expect(field()).toHaveValue('');
    expect(screen.getByRole('link', { name: 'Hegra' })).toHaveAttribute('href', '/en/places/hegra');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(asked).toEqual([]);
  });

  test('a link of theirs that needs sign-in leads there first', async () => {
    const [first] = (exampleOf('search-results', 'default') as { noResultsLinks: object[] }).noResultsLinks;
    const noResultsLinks = [{ ...first, requiresLogin: 'true' }];
    await show('search-results', configured({ noResultsLinks }), {
      path: 'search-results.html',
      site: { userApi: { ssidLoginUrl: '/sso/login' } },
    });
    const walled = await screen.findByRole<HTMLAnchorElement>('link', {
      name: /^Hegra ?\(sign-in needed\)$/,
    });
    expect(new URL(walled.href).searchParams.get('postLoginUrl')).toBe(`${location.origin}/en/places/hegra`);
  });

  test('a visitor reads why, and where there is something', async () => {
    const visitor = userEvent.setup();
    service.total = 0;
    service.counts = { all: 4, place: 0, event: 4 };
    await open('?search=qqq&f.category=place');
    const heading = await screen.findByRole('heading', { name: /^Nothing found/ });
    expect(heading).toHaveTextContent('Nothing found for qqq');
    expect(screen.getByText('Check the spelling.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Hegra' })).toBeVisible();
    const elsewhere = await screen.findByRole('link', { name: /^Events ?4$/ });
    expect(elsewhere).toHaveAttribute('href', '?search=qqq&f.category=event');
    service.total = 4;
    await visitor.click(elsewhere);
    await link('Palace 4');
  });

  test('filters that leave nothing can be cleared', async () => {
    const visitor = userEvent.setup();
    service.filtered = 0;
    await open('?search=mud&f.region=asir');
    await screen.findByRole('heading', { name: /^Nothing found for/ });
    await visitor.click(screen.getByRole('button', { name: 'Clear filters' }));
    await link('Palace 15');
    expect(address()).toEqual({ search: 'mud' });
  });

  test('a term is shown in its own direction', async () => {
    service.total = 0;
    await open('?search=قصر');
    const heading = await screen.findByRole('heading', { name: /^Nothing found/ });
    expect(heading.querySelector('bdi')).toHaveTextContent('قصر');
  });
});

describe('where the service fails', () => {
  test('a visitor is told so in words of ours and can try again', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const visitor = userEvent.setup();
    service.status = 'error';
    await open('?search=mud');
    expect(await screen.findByText('The search gives no answer at the moment.')).toBeVisible();
    expect(searches()).toHaveLength(1);
    expect(errors.mock.calls.flat().join()).toContain('API Error! status: error');
    service.status = 'success';
    await visitor.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palace 1' })).toHaveFocus());
  });

  test('a visitor without a connection reads that, and the search goes on with it', async () => {
    const connected = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    isDown = true;
    await open('?search=mud');
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
    connected.mockReturnValue(true);
    isDown = false;
    window.dispatchEvent(new Event('online'));
    await link('Palace 1');
  });
});

test('a click on a result is reported with its place', async () => {
  const visitor = userEvent.setup();
  await open('?search=mud&page=2', 'numbers');
  const result = await link('Palace 17');
  result.addEventListener('click', (event) => event.preventDefault());
  await visitor.click(result);
  expect(events).toContainEqual(
    expect.objectContaining({
      event: 'item_click',
      click_text: 'Palace 17',
      link: '/en/places/17',
      position: 17,
    }),
  );
});

test('cards stand in a grid where their author wants it, as many a page as wanted', async () => {
  await open('?search=mud', configured({ layout: 'grid', pageSize: '20', facets: [] }));
  await link('Palace 20');
  expect(lastSearch()['limit']).toBe('20');
  expect(screen.queryByRole('button', { name: 'Region' })).toBeNull();
});

test('an author sees every part with sample results, and nothing is asked', async () => {
  const visitor = userEvent.setup();
  await show('search-results', 'default', {
    cmsMode: 'author',
    path: 'search-results.html?search=mud',
  });
  expect(screen.getAllByRole('heading', { name: 'Title of a result' })).toHaveLength(3);
  expect(screen.getByRole('tab', { name: 'Events' })).toBeVisible();
  await visitor.click(screen.getByRole('button', { name: 'Region' }));
  await visitor.type(field(), ' of mud{Enter}');
  await visitor.click(screen.getByRole('tab', { name: 'Events' }));
  expect(location.search).toBe('?search=mud');
  expect(asked).toEqual([]);
  expect(events).toEqual([]);
});

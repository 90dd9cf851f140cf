import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget, settled, startPage, toScript } from '#testing/render-widget.tsx';
import { windowOf } from '#testing/window-width.ts';

/** What the service has, and what it was asked. */
let service: {
  total: number;
  /** How many a region leaves. */
  filtered: number;
  status: 'success' | 'error';
  isDown: boolean;
  items: (index: number) => object;
  more: object;
};
let asked: URL[];

const place = (index: number) => ({
  id: `p/${index}`,
  type: 'place',
  title: `Palace ${index}`,
  description: `A palace of mud brick, number ${index}.`,
  url: `/en/places/${index}`,
  featureImage: `/images/${index}.jpg`,
  categories: ['Heritage'],
});

function answer(url: URL): Response {
  const { searchParams: query, pathname } = url;
  if (pathname.endsWith('dict.en.json')) return Response.json({ 'region.riyadh': 'Riyadh Province' });
  if (!pathname.endsWith('/search') || service.isDown) return new Response('', { status: 503 });
  const ids = query.getAll('id');
  if (ids.length > 0)
    return Response.json({ data: ids.map((id) => ({ ...place(0), id, title: id })), total: 1 });
  const total = query.has('region') ? service.filtered : service.total;
  const [limit, offset] = [Number(query.get('limit')), Number(query.get('offset'))];
  const length = Math.max(0, Math.min(limit, total - offset));
  const data = Array.from({ length }, (_, index) => service.items(offset + index + 1));
  const facets = {
    region: [
      { value: 'riyadh', count: 12 },
      { value: 'asir', count: 3 },
    ],
  };
  return Response.json({ status: service.status, data, total, facets, ...service.more });
}

beforeEach(() => {
  windowOf(1440);
  service = { total: 40, filtered: 20, status: 'success', isDown: false, items: place, more: {} };
  asked = [];
  vi.stubGlobal('dataLayer', []);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    const url = new URL(address);
    asked.push(url);
    await Promise.resolve();
    signal?.throwIfAborted();
    return answer(url);
  });
});

// What listens to the history goes with its test.
const mounted: (() => void)[] = [];
afterEach(() => {
  for (const unmount of mounted.splice(0)) unmount();
});

/** The catalogue at a query of its page. */
async function open(query = '', config: string | object = 'default', options: object = {}) {
  const rendered = await renderWidget('content-catalogue', config, { path: `list.html${query}`, ...options });
  mounted.push(() => rendered.page.unmount(rendered.element));
  return rendered;
}
const configured = (over: object, example = 'default') => ({
  ...(exampleOf('content-catalogue', example) as object),
  ...over,
});

const searches = () => asked.filter(({ pathname }) => pathname.endsWith('/search'));
const lastSearch = () => searches().at(-1)!.searchParams;
const cards = () => screen.getAllByRole('article');
const titles = () => cards().map((card) => within(card).getByRole('heading').textContent);
/** What stands above the items, not what is read out. */
const found = (text: string) => screen.findByText(text, { selector: 'section p' });
const chip = (name: RegExp) => screen.findByRole('button', { name, pressed: false });
const address = () => decodeURIComponent(location.search);
const events = () => (window as unknown as { dataLayer: { event: string; click_text?: string }[] }).dataLayer;

describe('a visitor', () => {
  test('sees the first items that the search finds, and how many there are', async () => {
    await open();
    await found('40 results');
    expect(cards()).toHaveLength(15);
    expect(screen.getByRole('link', { name: 'Palace 1' })).toHaveAttribute('href', '/en/places/1');
    expect(Object.fromEntries(lastSearch())).toEqual({
      type: 'place',
      source: 'web',
      locale: 'en',
      limit: '15',
      offset: '0',
    });
  });

  test('filters by a value, which stands in the address, in the call and among what can be taken back', async () => {
    await open();
    await userEvent.click(await chip(/^Riyadh Province ?12$/));
    await found('20 results');
    expect(address()).toBe('?f.region=riyadh');
    expect(lastSearch().getAll('region')).toEqual(['riyadh']);
    expect(events()).toContainEqual(
      expect.objectContaining({ event: 'filter_change', click_text: 'Riyadh Province' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Riyadh Province' }));
    await found('40 results');
    expect(address()).toBe('');
  });

  test('comes back to what was chosen by Back, and to all of it from a shared link', async () => {
    await open('?f.region=riyadh&f.price=100..300&sort=title&view=list');
    await found('20 results');
    expect(lastSearch().get('price')).toBe('100..300');
    expect(lastSearch().get('sort')).toBe('title');
    expect(screen.getByRole('button', { name: 'List', pressed: true })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await found('40 results');
    act(() => history.back());
    await found('20 results');
    expect(await screen.findByRole('button', { name: 'Remove Price: 100–300' })).toBeVisible();
  });

  test('finds the author’s picks as wide cards among the items, which they are no part of', async () => {
    await open('', 'picks');
    await found('40 results');
    expect(titles().slice(5, 8)).toEqual(['Palace 6', 'The Road of Old Walls', 'Palace 7']);
    expect(titles().slice(14, 16)).toEqual(['Palace 14', 'AlUla and Hegra in Four Days']);
    expect(cards()).toHaveLength(17);
    const list = screen.getAllByRole('list').find((one) => one.dataset['layout'] === 'grid');
    expect([...list!.children].every(({ tagName }) => tagName === 'LI')).toBe(true);
    await userEvent.click(screen.getByRole('link', { name: 'The Road of Old Walls' }));
    expect(events()).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'The Road of Old Walls' }),
    );
  });

  test('finds the first pick at the end of a list that is shorter', async () => {
    service.total = 3;
    await open('', 'picks');
    await found('3 results');
    expect(titles()).toEqual(['Palace 1', 'Palace 2', 'Palace 3', 'The Road of Old Walls']);
  });

  test('finds the first pick where it stays, though the list begins with fewer cards', async () => {
    await open('', configured({ pageSize: 4 }, 'picks'));
    await found('40 results');
    expect(titles()).toEqual(['Palace 1', 'Palace 2', 'Palace 3', 'Palace 4']);
    await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    await waitFor(() => expect(titles()[6]).toBe('The Road of Old Walls'));
  });

  test('finds no picks while filtering, searching or in rows', async () => {
    await open('', 'picks');
    await found('40 results');
    const pick = () => screen.queryByRole('link', { name: 'The Road of Old Walls' });
    await userEvent.click(await chip(/^Riyadh Province ?12$/));
    await found('20 results');
    expect(pick()).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Remove Riyadh Province' }));
    await waitFor(() => expect(pick()).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'List' }));
    await waitFor(() => expect(pick()).toBeNull());
  });

  test('types a range', async () => {
    await open();
    await found('40 results');
    await userEvent.click(screen.getByRole('button', { name: 'Price' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'From' }), '300');
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '100{Enter}');
    expect(address()).toBe('?f.price=100..300');
  });

  test('asks for more, and goes on with the first new item', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Show more results' }));
    const next = await screen.findByRole('link', { name: 'Palace 16' });
    expect(lastSearch().get('offset')).toBe('15');
    await waitFor(() => expect(next).toHaveFocus());
    expect(address()).toBe('?page=2');
  });

  test('keeps an item by its heart', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Favourite: Palace 1', pressed: false }));
    expect(screen.getByRole('button', { name: 'Favourite: Palace 1', pressed: true })).toBeVisible();
    expect(localStorage.getItem('anonymousFavourites')).toContain('p/1');
  });

  test('who finds nothing is offered a wider search, and finds something by it', async () => {
    service.filtered = 0;
    await open('?f.region=asir');
    await userEvent.click(await screen.findByRole('link', { name: /^Without asir ?40 results$/ }));
    await found('40 results');
    expect(address()).toBe('');
    expect(screen.getByRole('button', { name: /^Region/ })).toHaveFocus();
  });

  test('is told that the search gives no answer, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.status = 'error';
    await open();
    await found('The search gives no answer at the moment.');
    service.status = 'success';
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await found('40 results')).toBeVisible();
  });
});

describe('an address that says too much', () => {
  test('counts as far as it can be read', async () => {
    const many = Array.from({ length: 80 }, (_, index) => `f.region=${index}`).join('&');
    await open(`?${many}&f.price=300..100&f.unknown=x&f.climate=a&f.climate=b&sort=nearest&view=globe`);
    await found('20 results');
    expect(lastSearch().getAll('region')).toHaveLength(50);
    expect(lastSearch().get('price')).toBe('100..300');
    expect(lastSearch().getAll('climate')).toEqual(['a']);
    expect(lastSearch().has('unknown')).toBe(false);
    expect(lastSearch().has('sort')).toBe(false);
    expect(screen.getByRole('button', { name: 'Cards', pressed: true })).toBeVisible();
  });

  test('shows all pages that there are where it asks for one beyond the end', async () => {
    await open('?page=999');
    await waitFor(() => expect(cards()).toHaveLength(40));
    expect(screen.queryByRole('button', { name: 'Show more results' })).toBeNull();
  });
});

describe('an answer', () => {
  test('that repeats an item shows it once', async () => {
    service.items = (index) => place(Math.ceil(index / 2));
    await open();
    await found('40 results');
    expect(titles().slice(0, 3)).toEqual(['Palace 1', 'Palace 2', 'Palace 3']);
  });

  test('without a number and without counts still has items, and more of them', async () => {
    service.more = { total: undefined, facets: undefined };
    await open();
    await screen.findByRole('link', { name: 'Palace 1' });
    expect(screen.queryByText(/^\d+ results$/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Region' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Price' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    await screen.findByRole('link', { name: 'Palace 16' });
  });
});

describe('an author decides', () => {
  test('what is always filtered by, and visitors choose within it', async () => {
    const config = configured({ baseFilters: { region: 'riyadh, makkah', tags: 'unesco' } });
    await open('?f.region=riyadh&f.region=asir', config);
    await found('20 results');
    expect(lastSearch().getAll('region')).toEqual(['riyadh']);
    expect(lastSearch().getAll('tags')).toEqual(['unesco']);
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(lastSearch().getAll('region')).toEqual(['riyadh', 'makkah']));
  });

  test('which items come first while nothing is chosen', async () => {
    await open('', configured({ pinned: ['hegra', 'diriyah'] }));
    await waitFor(() => expect(titles().slice(0, 3)).toEqual(['hegra', 'diriyah', 'Palace 1']));
    expect(cards()).toHaveLength(15);
    await userEvent.click(await chip(/^asir/));
    await waitFor(() => expect(titles()[0]).toBe('Palace 1'));
  });

  test('whether there are hearts, and what stands for a missing picture', async () => {
    service.items = (index) => ({ ...place(index), featureImage: '' });
    await open('', configured({ showFavourite: false, placeholderImage: '/images/stand-in.jpg' }));
    await found('40 results');
    expect(screen.queryByRole('button', { name: /^Favourite/ })).toBeNull();
    expect(cards()[0]!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('stand-in.jpg'));
  });

  test('on a consumers’ page not to list companies', async () => {
    await open('', configured({ contentType: 'partner' }));
    expect(screen.queryByRole('region')).toBeNull();
    expect(searches()).toEqual([]);
  });

  test('on a partners’ page to list companies', async () => {
    await open('', configured({ contentType: 'partner' }), { mode: 'B2B' });
    await found('40 results');
    expect(lastSearch().getAll('type')).toEqual(['partner']);
  });

  test('to see every part with three sample items, while nothing is asked', async () => {
    await open('', 'default', { cmsMode: 'author' });
    expect(cards()).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Region' })).toBeVisible();
    await userEvent.click((await screen.findAllByRole('button', { name: /^A value/ }))[0]!);
    expect(location.search).toBe('');
    expect(asked).toEqual([]);
  });
});

describe('items of the page', () => {
  const openOwn = (query = '', over: object = {}) => open(query, configured(over, 'own-items'));

  test('are filtered by values, prices, days and a single region, and nobody is asked', async () => {
    await openOwn();
    await found('12 results');
    await userEvent.click(await chip(/^Culture ?7$/));
    await found('7 results');
    await userEvent.type(screen.getByRole('textbox', { name: 'To' }), '30{Enter}');
    await found('5 results');
    expect(screen.getByRole('button', { name: 'Remove up to 30 SAR' })).toBeVisible();
    fireEvent.change(screen.getByLabelText('From', { selector: '[type=date]' }), {
      target: { value: '2027-03-01' },
    });
    await found('3 results');
    await userEvent.click(screen.getByRole('button', { name: 'Region' }));
    await userEvent.click(screen.getByRole('radio', { name: /^makkah ?1$/ }));
    await found('1 result');
    expect(titles()).toEqual(['Taif Rose Harvest']);
    expect(address()).toBe('?f.category=Culture&f.when=2027-03-01..&f.price=..30&f.region=makkah');
    expect(searches()).toEqual([]);
  });

  test('say beside each value what it would leave, as if nothing were chosen of its own facet', async () => {
    await openOwn('?f.category=Culture&f.region=madinah');
    await found('1 result');
    expect(await screen.findByRole('button', { name: /^Culture ?1$/, pressed: true })).toBeVisible();
    expect(await chip(/^Nature ?2$/)).toBeVisible();
    expect(await chip(/^Food & Drink ?0$/)).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('radio', { name: /^Riyadh Province ?2$/ })).toBeVisible();
  });

  test('stand in the order of the visitor; a pinned one comes first in the author’s own', async () => {
    await openOwn();
    await found('12 results');
    expect(titles()[0]).toBe('AlUla Winter Gathering');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'title');
    await waitFor(() => expect(address()).toBe('?sort=title'));
    expect(titles()).toEqual(titles().toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en')));
  });

  test('are found by the term of the address, which can be taken back', async () => {
    await openOwn('?q=ROSE');
    await found('1 result');
    expect(titles()).toEqual(['Taif Rose Harvest']);
    await userEvent.click(screen.getByRole('button', { name: 'Remove “ROSE”' }));
    await found('12 results');
  });

  test('come page by page, and a reload brings as many back', async () => {
    await openOwn('?page=2', { pageSize: 5 });
    await found('12 results');
    expect(cards()).toHaveLength(10);
    await userEvent.click(screen.getByRole('button', { name: 'Show more results' }));
    await waitFor(() => expect(cards()).toHaveLength(12));
    expect(searches()).toEqual([]);
  });

  test('that leave nothing offer what would leave something', async () => {
    await openOwn('?f.category=Culture&f.when=2031-01-01..');
    await userEvent.click(await screen.findByRole('link', { name: /^Without When.*7 results$/ }));
    await found('7 results');
    expect(searches()).toEqual([]);
  });

  test('stand before those that the search finds', async () => {
    service.items = (index) => ({ ...place(index), type: 'article' });
    await open('', 'both');
    await found('42 results');
    expect(titles().slice(0, 3)).toEqual([
      'How to Drink Saudi Coffee',
      expect.stringMatching(/\w/),
      'Palace 1',
    ]);
  });

  test('are there before the answer, which joins them', async () => {
    service.items = (index) => ({ ...place(index), type: 'article' });
    let goOn = () => {};
    const answered = new Promise<void>((resolve) => (goOn = resolve));
    const reply = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await answered;
      return reply(...call);
    });
    await open('', 'both');
    expect(titles()).toEqual(['How to Drink Saudi Coffee', 'Ten Dishes to Try First']);
    expect(screen.queryByText(/results?$/)).toBeNull();
    goOn();
    await found('42 results');
    expect(titles()).toHaveLength(6);
  });

  test('stay when the search fails, with the error under them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    service.items = (index) => ({ ...place(index), type: 'article' });
    service.isDown = true;
    await open('', 'both');
    expect(
      await screen.findByText('The search gives no answer at the moment.', { selector: 'section p' }),
    ).toBeVisible();
    expect(titles()).toEqual(['How to Drink Saudi Coffee', 'Ten Dishes to Try First']);
    service.isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await found('42 results');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Palace 1' })).toHaveFocus());
  });
});

test('two catalogues of a page keep their choices apart', async () => {
  const json = toScript(exampleOf('content-catalogue', 'default'));
  const mount = (id: string) =>
    `<div id="${id}" data-component="content-catalogue"><script type="application/json">${json}</script></div>`;
  const page = startPage(mount('one') + mount('two'), { path: 'list.html?f.region=riyadh' });
  const [one, two] = ['one', 'two'].map((id) => document.querySelector<HTMLElement>(`#${id}`)!) as [
    HTMLElement,
    HTMLElement,
  ];
  mounted.push(() => [one, two].forEach((element) => page.unmount(element)));
  await Promise.all([settled(one), settled(two)]);
  await within(one).findByText('20 results');
  await within(two).findByText('40 results');
  await userEvent.click(await within(two).findByRole('button', { name: /^asir/, pressed: false }));
  await within(two).findByText('20 results');
  expect(address()).toBe('?f.region=riyadh&two.f.region=asir');
});

test('in Arabic, filters, ranges and orders are Arabic', async () => {
  await open('?f.price=..100', 'arabic', { language: 'ar' });
  expect(await screen.findByRole('button', { name: 'إزالة حتى 100 ريال' })).toBeVisible();
  expect(screen.getByRole('group', { name: 'عوامل التصفية' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'الترتيب حسب' })).toBeVisible();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, settled, startPage, type PageOptions } from '#testing/render-widget.tsx';
import { windowOf } from '#testing/window-width.ts';

/** Mild from January on, and in January and December a little rain. */
const climate = Array.from({ length: 12 }, (_, index) => ({
  high: 20 + index,
  low: 8 + index,
  rain: index === 0 ? 12 : 0,
}));
const place = (id: string, title: string, more: object = {}) => ({
  id,
  type: 'place',
  title,
  url: `/en/places/${id}`,
  region: 'Asir Region',
  latitude: 18.22,
  longitude: 42.5,
  bestMonths: [4, 5, 6, 7, 8, 9],
  climate,
  access: ['step-free'],
  minutes: 1440,
  ...more,
});
const abha = place('abha', 'Abha');
const hegra = place('hegra', 'Hegra', { region: 'Madinah Region', bestMonths: [11, 12, 1] });
const habala = place('places/al-habala', 'Al-Habala', {
  climate: [],
  bestMonths: [],
  access: [],
  minutes: undefined,
});
const nowhere = place('oasis', 'Oasis', { region: undefined, latitude: undefined });
/** Known to the service, but not on the first page. */
const farasan = place('farasan', 'Farasan', { region: 'Jazan Region' });

const geo = 'https://geo.example/where.json';
const words = { 'access.step-free': 'Step-free', 'month.11': 'November', 'month.12': 'December' };

/** What is pressed is on top: to look that up takes most of a test's time here. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

let listed: object[];
let asked: URLSearchParams[];
let addresses: string[];
let events: Record<string, unknown>[];
let byIds: () => Response;
/** What is answered in place of the list. */
let answers: ((query: URLSearchParams) => object) | undefined;

beforeEach(() => {
  localStorage.clear();
  listed = [abha, hegra, habala, nowhere];
  asked = [];
  addresses = [];
  events = [];
  answers = undefined;
  byIds = () => Response.json({ data: [farasan], total: 1 });
  windowOf(1440);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('fetch', (address: string) => {
    addresses.push(address);
    const { pathname, searchParams } = new URL(address);
    if (address === geo)
      return Promise.resolve(Response.json({ country_name: 'Saudi Arabia', city: 'Abha' }));
    if (pathname.includes('dict.')) return Promise.resolve(Response.json(words));
    if (!pathname.endsWith('/search')) return Promise.resolve(new Response('', { status: 404 }));
    asked.push(searchParams);
    if (searchParams.has('id')) return Promise.resolve(byIds());
    const facets = { month: [{ value: '11', count: 2 }], region: [{ value: 'asir', count: 2 }] };
    return Promise.resolve(
      Response.json(answers?.(searchParams) ?? { data: listed, total: listed.length, facets }),
    );
  });
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+03:00') });
  return () => vi.useRealTimers();
});

const config = { title: 'Where to go', sorts: ['relevance', 'title'] };

async function renderPlaces(more: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget('destination-catalogue', { ...config, ...more }, options);
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(0));
  return rendered;
}

/** What a reload or Back leads to: the same page with this address. */
async function renderAt(query: string, more: object = {}) {
  const json = JSON.stringify({ ...config, ...more });
  startPage('');
  history.replaceState(null, '', `/en/page.html${query}`);
  const html = `<div data-component="destination-catalogue"><script type="application/json">${json}</script></div>`;
  document.body.innerHTML = html;
  await settled(document.querySelector<HTMLElement>('[data-component]')!);
  await waitFor(() => expect(screen.queryAllByRole('article').length).toBeGreaterThan(0));
}

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('article')!;
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const boxOf = (title: string) => within(card(title)).getByRole('checkbox');
/** Presses the check box of a place. */
const tick = (title: string) => fireEvent.click(boxOf(title));
const tray = () => screen.getByRole('group', { name: 'Places to compare' });
const compared = () => new URLSearchParams(location.search).getAll('compare');
/** What assistive technology is told. */
const said = () => document.querySelector('[data-tourism-widgets="announcements"]')?.textContent;
const lastAsked = () => Object.fromEntries(asked.at(-1)!);

/** The browser's answer, where it is asked for the visitor's place. */
function browserAt(answer: { latitude: number; longitude: number } | { code: number } | 'never') {
  const getCurrentPosition = vi.fn<Geolocation['getCurrentPosition']>((found, failed) => {
    if (answer === 'never') return;
    if ('code' in answer) failed?.(answer as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
  );
  return getCurrentPosition;
}

describe('places', () => {
  test('a visitor sees each place with its best months and the climate of the month', async () => {
    await renderPlaces();
    expect(lastAsked()).toMatchObject({ type: 'place', limit: '15', offset: '0' });
    expect(card('Hegra')).toHaveTextContent('Best time: Nov–Jan');
    expect(card('Hegra')).toHaveTextContent('November: 18°C to 30°C');
    expect(card('Al-Habala')).not.toHaveTextContent('°C');
  });

  test('are headed one level below the page where the list has no title', async () => {
    await renderPlaces({ title: '', groupBy: 'none' });
    expect(screen.getByRole('heading', { name: 'Hegra', level: 2 })).toBeVisible();
  });

  test('under the headings of their regions, those without one last, as long as the order is the list’s own', async () => {
    listed = [nowhere, abha, hegra, habala];
    await renderPlaces({ groupBy: 'region' });
    const outline = () =>
      screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`);
    expect(outline()).toEqual([
      'H2 Where to go',
      'H3 Asir Region',
      'H4 Abha',
      'H4 Al-Habala',
      'H3 Madinah Region',
      'H4 Hegra',
      'H3 More places',
      'H4 Oasis',
    ]);
    expect(screen.getAllByRole('list').filter((list) => list.dataset['layout'])).toHaveLength(3);

    await user.selectOptions(screen.getByLabelText('Sort by'), 'Title');
    await waitFor(() => expect(outline()[1]).toBe('H3 Oasis'));
  });

  test('without a word about groups they stand under regions, whose keys are written as words', async () => {
    const keyed = place('turaif', 'Turaif', { region: 'northern-borders' });
    listed = [{ ...abha, region: 'asir' }, keyed];
    await renderPlaces({ groupBy: undefined, labels: { 'region.asir': 'Asir and its heights' } });
    const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Asir and its heights', 'Northern Borders']);
  });

  test('places that come in parts are one list without groups, and the focus is on the first of the new ones', async () => {
    answers = (query) => ({ data: [[hegra], [abha], [habala]][Number(query.get('offset'))] ?? [], total: 3 });
    await renderPlaces({ groupBy: 'region', pageSize: 1 });
    for (const title of ['Abha', 'Al-Habala']) {
      await user.click(screen.getByRole('button', { name: /^Show more/ }));
      await waitFor(() => expect(screen.getByRole('link', { name: title })).toHaveFocus());
    }
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Hegra',
      'Abha',
      'Al-Habala',
    ]);
  });
});

describe('months', () => {
  test('the first is this one, and what is chosen stands in the address and is asked for', async () => {
    await renderPlaces();
    const group = screen.getByRole('group', { name: 'When do you want to go?' });
    const names = within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(names).toHaveLength(12);
    expect(names.slice(0, 2)).toEqual(['Now: November2', 'Dec']);

    await user.click(within(group).getByRole('button', { name: 'Dec' }));
    await waitFor(() => expect(asked.at(-1)!.getAll('month')).toEqual(['12']));
    expect(new URLSearchParams(location.search).getAll('f.month')).toEqual(['12']);
    expect(within(group).getByRole('button', { name: 'Dec' })).toHaveAttribute('aria-pressed', 'true');
    expect(card('Hegra')).toHaveTextContent('December: 19°C to 31°C');
    expect(events).toContainEqual(expect.objectContaining({ event: 'filter_change', click_text: 'Dec' }));
  });

  test('stand above the places alone, not among the filters as well', async () => {
    const facets = ['region', 'month'].map((name) => ({ name, label: name, kind: 'checkbox' }));
    await renderPlaces({ facets });
    const filters = screen.getByRole('group', { name: 'Filters' });
    expect(await within(filters).findByRole('button', { name: 'region' })).toBeVisible();
    expect(within(filters).queryByRole('button', { name: 'month' })).toBeNull();
  });

  test('are not there where the author wants none', async () => {
    await renderPlaces({ seasonFilter: false });
    expect(screen.queryByRole('group', { name: 'When do you want to go?' })).toBeNull();
  });
});

describe('distance', () => {
  const site = { geolocationUrl: geo };
  const keepCountry = (country_name: string) =>
    localStorage.setItem('locationData', JSON.stringify({ country_name, city: '' }));

  test('nobody is asked where a visitor is before they want to know how far it is', async () => {
    const ask = browserAt({ latitude: 24.71, longitude: 46.68 });
    await renderPlaces({}, { site });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(ask).not.toHaveBeenCalled();
    expect(addresses).not.toContain(geo);

    await user.click(button('Show distances'));
    expect(card('Abha')).toHaveTextContent('523 mi from you');
    expect(card('Oasis')).not.toHaveTextContent('from you');
    expect(button('Show distances')).toHaveAttribute('aria-pressed', 'true');
    expect(location.search).toBe('');

    await user.click(button('Show distances'));
    expect(card('Abha')).not.toHaveTextContent('from you');
  });

  test('the nearest can come first once it is known from where, and the service is told about where only then', async () => {
    browserAt({ latitude: 24.713552, longitude: 46.675296 });
    await renderPlaces();
    expect(screen.queryByRole('option', { name: 'Nearest first' })).toBeNull();
    await user.click(button('Show distances'));
    expect(asked.some((query) => query.has('point'))).toBe(false);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Nearest first');
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'distance', point: '24.71,46.68' }));
    expect(location.search).toBe('?sort=distance');
  });

  test('an address that wants the nearest first is met by the usual order while nobody knows from where', async () => {
    await renderAt('?sort=distance');
    expect(lastAsked()).not.toHaveProperty('sort');
    expect(screen.getByLabelText('Sort by')).toHaveValue('relevance');
  });

  test.each([
    [{ code: 1 }, 'Your browser does not say where you are.'],
    [{ code: 2 }, 'Your device cannot tell where it is at the moment.'],
    [{ code: 3 }, 'Your device cannot tell where it is at the moment.'],
    ['never', 'Finding out where you are'],
  ] as const)('a visitor is told what came of it: %j', async (answer, message) => {
    browserAt(answer);
    await renderPlaces();
    await user.click(button('Show distances'));
    expect(screen.getByText(message, { exact: false, selector: 'section p' })).toBeVisible();
    await waitFor(() => expect(said()).toContain(message));
    expect(button('Show distances')).toHaveAttribute('aria-pressed', 'false');
  });

  test('from an airport it stands there at once, until a visitor wants it from where they are', async () => {
    browserAt({ latitude: 18.3, longitude: 42.5 });
    const airport = { label: 'Riyadh Airport', latitude: 24.96, longitude: 46.7 };
    await renderPlaces({ airport });
    expect(card('Abha')).toHaveTextContent('538 mi from Riyadh Airport');
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Nearest first');
    await waitFor(() => expect(lastAsked()).toMatchObject({ point: '24.96,46.70' }));
    await user.click(button('Distances from where I am'));
    expect(card('Abha')).toHaveTextContent('5.5 mi from you');
  });

  test('“near me” is offered to who seems to be in the country, and puts the nearest first', async () => {
    keepCountry('Saudi Arabia');
    browserAt({ latitude: 18.3, longitude: 42.5 });
    await renderPlaces({}, { site });
    await user.click(await screen.findByRole('button', { name: 'Near me' }));
    await waitFor(() => expect(lastAsked()).toMatchObject({ sort: 'distance', point: '18.30,42.50' }));
    expect(addresses).not.toContain(geo);
  });

  test.each([
    ['elsewhere', 'Japan', site],
    ['where the site names no service', 'Saudi Arabia', {}],
  ])('“near me” is not offered %s', async (_, country, site) => {
    keepCountry(country);
    await renderPlaces({}, { site });
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('button', { name: 'Near me' })).toBeNull();
  });

  test('the country is asked for with the first distance, and kept', async () => {
    browserAt({ latitude: 18.3, longitude: 42.5 });
    await renderPlaces({}, { site });
    await user.click(button('Show distances'));
    expect(await screen.findByRole('button', { name: 'Near me' })).toBeVisible();
    expect(addresses.filter((address) => address === geo)).toHaveLength(1);
  });
});

describe('comparison', () => {
  test('up to three places stand side by side in a table', async () => {
    await renderPlaces();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Abha' }));
    tick('Al-Habala');
    expect(compared()).toEqual(['abha', 'places/al-habala']);
    expect(tray()).toHaveTextContent('2 of 3 chosen');

    await user.click(within(tray()).getByRole('button', { name: 'See side by side' }));
    const table = within(await screen.findByRole('dialog', { name: 'Places side by side' })).getByRole(
      'table',
    );
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Place', 'Abha', 'Al-Habala']);
    const rows = within(table)
      .getAllByRole('row')
      .map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
    const row = (name: string) =>
      rows[
        within(table)
          .getAllByRole('row')
          .findIndex((one) => within(one).queryByRole('rowheader', { name }))
      ];
    expect(row('Region')).toEqual(['Asir Region', 'Asir Region']);
    expect(row('Best time')).toEqual(['Apr–Sep', 'not known']);
    expect(row('Climate')).toEqual([
      'Warmest in December: 31°CCoolest in January: 8°CMost rain in January: 12 mm',
      'not known',
    ]);
    expect(row('Access')).toEqual(['Step-free', 'not known']);
    expect(row('Time to plan')).toEqual(['1 day', 'not known']);
    expect(row('January')).toEqual(['8°C to 20°C12 mm of rain', 'not known']);
    expect(row('February')).toEqual(['9°C to 21°CNo rain', 'not known']);
    expect(within(table).queryByRole('rowheader', { name: 'Distance' })).toBeNull();
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'disclosure_open', click_text: 'Places side by side', count: 2 }),
    );
  });

  test('a fourth stays off, and why is seen and said', async () => {
    await renderPlaces();
    for (const title of ['Abha', 'Hegra', 'Al-Habala']) tick(title);
    tick('Oasis');
    const message = 'You can compare 3 places at most. Remove one first.';
    expect(boxOf('Oasis')).not.toBeChecked();
    expect(compared()).toHaveLength(3);
    expect(within(tray()).getByText(message)).toBeVisible();
    await waitFor(() => expect(said()).toContain(message));

    tick('Hegra');
    expect(within(tray()).queryByText(message)).toBeNull();
    tick('Oasis');
    expect(compared()).toEqual(['abha', 'places/al-habala', 'oasis']);
  });

  test('a place is removed in the tray, and the focus goes on from there', async () => {
    await renderPlaces();
    tick('Abha');
    tick('Hegra');
    await user.click(within(tray()).getByRole('button', { name: 'Remove Abha' }));
    expect(within(tray()).getByRole('button', { name: 'Remove Hegra' })).toHaveFocus();
    expect(boxOf('Abha')).not.toBeChecked();
    await user.click(within(tray()).getByRole('button', { name: 'Remove Hegra' }));
    expect(boxOf('Hegra')).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Places to compare' })).toBeNull();
    expect(location.search).toBe('');
  });

  test('an address brings it back: what the list has not loaded is asked for, what nobody knows is dropped', async () => {
    await renderAt('?f.month=11&compare=places%2Fal-habala&compare=farasan&compare=gone');
    expect(await within(tray()).findByRole('button', { name: 'Remove Farasan' })).toBeVisible();
    await waitFor(() => expect(tray()).toHaveTextContent('2 of 3 chosen'));
    expect(boxOf('Al-Habala')).toBeChecked();
    const byId = asked.filter((query) => query.has('id'));
    expect(byId.map((query) => query.getAll('id'))).toEqual([['farasan', 'gone']]);
    expect(Object.fromEntries(byId[0]!)).toMatchObject({ type: 'place', limit: '2' });

    tick('Hegra');
    expect(compared()).toEqual(['places/al-habala', 'farasan', 'hegra']);
    expect(new URLSearchParams(location.search).getAll('f.month')).toEqual(['11']);
  });

  test('a place that a filter hides stays in the comparison, and is not asked for again', async () => {
    await renderPlaces();
    tick('Abha');
    listed = [hegra];
    await user.click(button('Dec'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Abha' })).toBeNull());
    expect(within(tray()).getByRole('button', { name: 'Remove Abha' })).toBeVisible();
    expect(asked.some((query) => query.has('id'))).toBe(false);
  });

  test('where the places cannot be asked for, a visitor is told and may try again', async () => {
    byIds = () => new Response('', { status: 500 });
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await renderAt('?compare=farasan');
    expect(await screen.findByText('The places to compare could not be loaded.')).toBeVisible();
    byIds = () => Response.json({ data: [farasan], total: 1 });
    await user.click(within(tray()).getByRole('button', { name: 'Try again' }));
    expect(await within(tray()).findByRole('button', { name: 'Remove Farasan' })).toBeVisible();
    expect(screen.queryByText('The places to compare could not be loaded.')).toBeNull();
  });

  test('the author says how many may be compared, also none', async () => {
    const { page, element } = await renderPlaces({ compareMax: 2 });
    for (const title of ['Abha', 'Hegra', 'Oasis']) tick(title);
    expect(compared()).toEqual(['abha', 'hegra']);
    page.unmount(element);
    await renderPlaces({ compareMax: 0 });
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('the distance has a row of its own once it is known', async () => {
    browserAt({ latitude: 18.3, longitude: 42.5 });
    await renderPlaces();
    tick('Abha');
    tick('Oasis');
    await user.click(button('Show distances'));
    await user.click(button('See side by side'));
    const row = (await screen.findByRole('rowheader', { name: 'Distance' })).closest('tr')!;
    expect(
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['5.5 mi from you', 'not known']);
  });
});

test('of two lists on a page each has its own comparison', async () => {
  const json = JSON.stringify({ ...config, title: 'More' });
  const element = (id: string) =>
    `<div data-component="destination-catalogue" id="${id}"><script type="application/json">${json}</script></div>`;
  startPage(element('first') + element('second'));
  for (const mount of document.querySelectorAll<HTMLElement>('[data-component]')) await settled(mount);
  await waitFor(() => expect(screen.getAllByRole('checkbox', { name: 'Compare Abha' })).toHaveLength(2));
  const [first, second] = screen.getAllByRole('checkbox', { name: 'Compare Abha' });
  await user.click(second!);
  expect(first).not.toBeChecked();
  expect(location.search).toBe('?second.compare=abha');
});

test('an author sees all of it, and nothing is asked', async () => {
  const ask = browserAt({ latitude: 18.3, longitude: 42.5 });
  await renderPlaces({ groupBy: 'region' }, { cmsMode: 'author', site: { geolocationUrl: geo } });
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(button('Show distances'));
  await user.click(button('Dec'));
  expect(location.search).toBe('');
  expect(ask).not.toHaveBeenCalled();
  expect(addresses).toEqual([]);
});

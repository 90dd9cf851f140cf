import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';

setSession();

let events: object[] = [];
let leave: () => void = () => {};

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
beforeEach(() => {
  // A Friday.
  setClock('2026-11-27T10:00:00+03:00');
  giveMapsASize();
  events = [];
  vi.stubGlobal('dataLayer', events);
});
afterEach(() => {
  leave();
  leave = () => {};
});

async function show(config: string | object = 'default', options: PageOptions = {}) {
  const { page, element } = await renderWidget('place-detail', config, options);
  leave = () => page.unmount(element);
  return element;
}
const example = exampleOf('place-detail', 'default') as { readonly place: object };
const withPlace = (change: object, config: object = {}) => ({
  ...example,
  ...config,
  place: { ...example.place, ...change },
});
/** Text as it is read: engines write narrow spaces into times. */
const textOf = (element: Element) => element.textContent?.replace(/[\u202F\u00A0\u2009]/g, ' ');
const rowsOf = (name: string | RegExp) =>
  within(screen.getByRole('table', { name })).getAllByRole('row').map(textOf);
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling!;
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const daily = [1, 2, 3, 4, 5, 6, 7];
const follow = async (name: RegExp) => {
  link(name).addEventListener('click', (click) => click.preventDefault());
  await userEvent.click(link(name));
};

describe('the hours of a place', () => {
  test('say whether it is open, until when, and the week from today on', async () => {
    await show();
    expect(screen.getByText(/Open now · closes at 11:00/)).toBeVisible();
    expect(rowsOf('Opening hours')).toEqual([
      'FridayToday9:00 AM – 11:00 AM4:00 PM – 8:00 PM',
      'Saturday9:00 AM – 8:00 PM',
      'Sunday9:00 AM – 8:00 PM',
      ...['Monday', 'Tuesday', 'Wednesday', 'Thursday'].map(
        (day) => `${day}9:00 AM – 8:00 PMLast entry at 19:30`,
      ),
    ]);
    expect(screen.getByRole('row', { current: 'date' })).toHaveTextContent('Friday');
  });

  test('change between the two times of a Friday, and say when it opens again', async () => {
    setClock('2026-11-27T12:00:00+03:00');
    await show();
    expect(screen.getByText(/Closed · opens at 4:00/)).toBeVisible();
    expect(screen.queryByText('Closed for the season')).toBeNull();
  });

  test('in Ramadan are those of Ramadan, by its dates, and the usual ones stand below', async () => {
    setClock('2027-03-05T22:00:00+03:00');
    await show();
    expect(screen.getByText(/Open now · closes at 12:30/)).toBeVisible();
    const rows = rowsOf('Opening hours');
    expect(rows.slice(0, 4)).toEqual([
      'FridayToday9:00 PM – 12:30 AM',
      'Saturday9:00 PM – 12:30 AM',
      'Sunday9:00 PM – 12:30 AM',
      'Monday9:00 PM – 12:30 AM',
    ]);
    expect(rows[4]).toBe('Tuesday9:00 AM – 8:00 PMLast entry at 19:30');
    expect(rowsOf('Usual hours')).toEqual([
      'Monday – Thursday9:00 AM – 8:00 PMLast entry at 19:30',
      'Friday9:00 AM – 11:00 AM4:00 PM – 8:00 PM',
      'Saturday – Sunday9:00 AM – 8:00 PM',
    ]);
  });

  test('of seasons to come stand below with their dates, those of past ones do not', async () => {
    await show();
    expect(rowsOf(/^Ramadan hours.*February 8 – March 8, 2027/)).toEqual([
      'Monday – Sunday9:00 PM – 12:30 AM',
    ]);
    expect(rowsOf(/^Other hours.*December 15 – 16, 2026/)).toEqual([
      'Monday – SundayClosedClosed for works on the gate',
    ]);
    leave();
    setClock('2027-04-01T10:00:00+03:00');
    await show();
    expect(screen.queryByText('Ramadan hours')).toBeNull();
  });

  test('of a place that is closed for a season say so, and when it opens again', async () => {
    await show('seasonal');
    expect(screen.getByText('Closed for the season')).toBeVisible();
    expect(screen.getByText(/Closed · opens on April 1, 2027 at 1:00/)).toBeVisible();
    expect(rowsOf('Opening hours')[0]).toBe('FridayTodayClosedThe cable car rests in the winter fog');
    expect(rowsOf('Usual hours')).toEqual(['Monday – Sunday1:00 PM – 7:30 PM']);
  });

  test('that open and close at the same time are 24 hours', async () => {
    await show('tiles');
    expect(screen.getByText('Open now · around the clock')).toBeVisible();
    expect(rowsOf('Opening hours')).toHaveLength(7);
    expect(rowsOf('Opening hours')[0]).toBe('FridayTodayOpen 24 hours');
  });

  test.each([
    ['without hours', 'no-hours'],
    [
      'whose hours cannot be read',
      withPlace({ hours: [{ days: [1], open: '9', close: 'late' }], specialHours: [] }),
    ],
  ])('of a place %s are to be checked before one goes', async (_, config) => {
    await show(config);
    expect(screen.getByText('No opening hours are known. Check before you go.')).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Opening hours' })).toBeNull();
  });

  test.each([
    ['de', '09:00 – 11:00'],
    ['ar', '9:00 ص – 11:00 ص'],
  ] as const)('are written as %s has them', async (language, text) => {
    await show('default', { language });
    const today = screen.getByRole('row', { current: 'date' });
    expect(textOf(today)).toContain(text);
  });
});

describe('the facts of a place', () => {
  test('are terms with their values; phone, mail and website can be followed, and are reported', async () => {
    await show();
    expect(screen.getByRole('region', { name: 'Plan your visit' })).toBeVisible();
    expect(valueOf('Address')).toHaveTextContent('Al Thumairi Street, Ad Dirah, Riyadh, Riyadh Region');
    expect(within(valueOf('Accessibility') as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
    expect(link(/^Masmak Fortress ?\+966/)).toHaveAttribute('href', 'tel:+966110000102');
    expect(link('visit@masmak.example.com')).toHaveAttribute('href', 'mailto:visit@masmak.example.com');
    await follow(/^Go to the website ?\(opens in a new window\)$/);
    expect(events).toContainEqual(expect.objectContaining({ event: 'cta_click', click_text: 'Website' }));
  });

  test('phone, coordinates and codes run from left to right in Arabic', async () => {
    await show('arabic', { language: 'ar' });
    for (const text of [/\+966/, '24.6476, 46.7105', '7HP6JPX6+26', 'info@museum.example.com'])
      expect(screen.getByText(text)).toHaveAttribute('dir', 'ltr');
  });

  test('a phone or a mail address that is none is text, and nothing leads to a wrong website', async () => {
    await show('faulty-facts');
    expect(screen.getByText('ask at the gate')).toBeVisible();
    expect(screen.getByText('nobody')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('have a table of prices; what is free says so, what has no price is asked at the place', async () => {
    await show();
    expect(rowsOf('Prices')).toEqual([
      'TicketPrice',
      'AdultsSAR 20',
      'Children under 12Free',
      'Guided groupsAsk at the place',
    ]);
  });

  test.each([
    ['2025-11-26', true],
    ['2025-11-27', false],
  ])('checked on %s, show that day: %s', async (updatedOn, isShown) => {
    await show(withPlace({ updatedOn }));
    expect(screen.queryByText(/may have changed since/) !== null).toBe(isShown);
  });
});

describe('the way there', () => {
  const showMap = () => screen.queryByRole('button', { name: 'Show map' });

  test('is a map that is fetched at a press, takes the focus, and has the place on it', async () => {
    await show();
    expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
    await userEvent.click(showMap()!);
    expect(screen.getByRole('group', { name: 'Map' })).toHaveFocus();
    expect(await screen.findByRole('img', { name: 'Masmak Fortress' })).toBeInTheDocument();
  });

  test('is no map where its author wants none', async () => {
    await show({ ...example, showMap: false });
    expect(showMap()).toBeNull();
    expect(screen.getByText('24.6312, 46.7134')).toBeVisible();
  });

  test('its coordinates are copied', async () => {
    const user = userEvent.setup();
    await show();
    const group = screen.getByRole('group', { name: 'Coordinates' });
    await user.click(within(group).getByRole('button', { name: 'Copy' }));
    expect(await within(group).findByText('Copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('24.6312, 46.7134');
  });

  test('is led by apps, those alone that its author names, and a press is reported', async () => {
    await show();
    const list = screen.getByRole('list', { name: 'Directions by app' });
    expect(within(list).getAllByRole('link')).toHaveLength(3);
    expect(link(/^Google Maps/)).toHaveAttribute('href', expect.stringContaining('24.6312,46.7134'));
    await follow(/^Waze/);
    expect(events).toContainEqual(expect.objectContaining({ event: 'cta_click', click_text: 'Waze' }));
    leave();
    await show({ ...example, directionsApps: ['apple'] });
    expect(within(screen.getByRole('list', { name: 'Directions by app' })).getAllByRole('link')).toHaveLength(
      1,
    );
  });

  test.each([
    ['swapped', { latitude: 46.7134, longitude: 24.6312 }],
    ['out of range', { latitude: 124.6, longitude: 46.7 }],
    ['not there', { latitude: undefined, longitude: undefined }],
  ])('is left out where the coordinates are %s', async (_, change) => {
    await show(withPlace(change));
    expect(showMap()).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Getting there' })).toBeNull();
  });
});

describe('visitors', () => {
  test('keep the place as a favourite, and that is reported', async () => {
    await show();
    await userEvent.click(await screen.findByRole('button', { name: /favourite/i }));
    await waitFor(() =>
      expect(events).toContainEqual(
        expect.objectContaining({ event: 'favourite_add', click_text: 'Masmak Fortress' }),
      ),
    );
  });

  test('share the page', async () => {
    const user = userEvent.setup();
    await show('default', { path: 'places/masmak-fortress?q=secret' });
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await waitFor(async () =>
      expect(await navigator.clipboard.readText()).toMatch(/places\/masmak-fortress(\.html)?$/),
    );
    expect(events).toContainEqual(expect.objectContaining({ event: 'share', click_text: 'Share' }));
  });

  test('report a change, under the name that its author gave this click', async () => {
    await show();
    await follow(/^Report a change/);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'report_place', section_name: 'place-facts' }),
    );
  });
});

test('search engines are told of the place, its hours and where it is, until the widget goes', async () => {
  await show();
  const said = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  await waitFor(() => expect(said()).toBeDefined());
  const json = JSON.parse(said()!) as { openingHoursSpecification: object[] };
  expect(json).toMatchObject({
    '@type': 'Place',
    name: 'Masmak Fortress',
    telephone: '+966110000102',
    geo: { latitude: 24.6312, longitude: 46.7134 },
    address: { addressLocality: 'Riyadh' },
  });
  expect(json.openingHoursSpecification).toHaveLength(6);
  expect(json.openingHoursSpecification[4]).toMatchObject({ validFrom: '2027-02-08', opens: '21:00' });
  expect(json.openingHoursSpecification[5]).toMatchObject({ opens: '00:00', closes: '00:00' });
  leave();
  await waitFor(() => expect(said()).toBeUndefined());
});

test('its author is told of swapped coordinates, a wrong phone, hours that overlap and those without dates', async () => {
  await show('faulty-facts', { cmsMode: 'author' });
  expect(
    await screen.findByText(/swapped.*cannot be called.*without a first or last day.*overlap/),
  ).toBeVisible();
});

test('24 hours every day are told as such to search engines', async () => {
  await show(withPlace({ hours: [{ days: daily, open: '00:00', close: '00:00' }], specialHours: [] }));
  const said = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  await waitFor(() => expect(said()).toMatch(/"opens":"00:00","closes":"23:59"/));
});

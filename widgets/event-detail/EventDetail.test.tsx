import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { giveMapsASize } from '#testing/map-size.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { setSession } from '#testing/session/session-page.tsx';

setSession();

const friday = '2026-11-20T12:00:00+03:00';
let events: object[] = [];
let leave: () => void = () => {};

const setClock = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
beforeEach(() => {
  setClock(friday);
  events = [];
  vi.stubGlobal('dataLayer', events);
});
afterEach(() => {
  leave();
  leave = () => {};
});

async function show(config: string | object = 'default', options: PageOptions = {}) {
  const { page, element } = await renderWidget('event-detail', config, {
    path: 'events/al-balad-art-thursdays',
    ...options,
  });
  leave = () => page.unmount(element);
  return element;
}
const example = exampleOf('event-detail', 'default') as { readonly event: object };
const withEvent = (change: object, config: object = {}) => ({
  ...example,
  calendar: 'gregory',
  showCountdown: false,
  ...config,
  event: { ...example.event, ...change },
});
const button = (name: string) => screen.getByRole('button', { name });
/** Text as it is read: engines write narrow spaces into times. */
const textOf = (element: Element) => element.textContent?.replace(/[\u202F\u00A0\u2009]/g, ' ');
const entriesOf = (file: string) =>
  new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
const mounted = (name: string) => document.querySelector<HTMLElement>(`[data-component="${name}"]`);
const configOf = (name: string) => JSON.parse(mounted(name)?.dataset['config'] ?? 'null') as unknown;

describe('what an event says', () => {
  test('stands in a section that is named by the event, as terms with their values', async () => {
    await show();
    const section = screen.getByRole('region', { name: 'Art Thursdays in Al-Balad' });
    const terms = within(section).getAllByRole('term').map(textOf);
    expect(terms).toEqual(['Where', 'Organiser', 'Age', 'What to wear', 'Accessibility']);
    const [where, ...others] = within(section).getAllByRole('definition');
    expect(where).toHaveTextContent('Beit Nassif and the houses around it, Jeddah, Makkah');
    expect(within(others.at(-1)!).getAllByRole('listitem')).toHaveLength(2);
    expect(await within(section).findByRole('heading', { name: 'What awaits you' })).toBeVisible();
  });

  test('is a table of prices; what is free says so, what is no number is asked of the organiser', async () => {
    await show();
    const table = screen.getByRole('table', { name: 'Prices' });
    expect(within(table).getAllByRole('row').map(textOf)).toEqual([
      'TicketPrice',
      'AdultsSAR 40',
      'Children under 12Free',
      'Groups of ten and moreAsk the organiser',
    ]);
  });

  test('is the lowest price where there is no table', async () => {
    await show(withEvent({ priceTiers: [], priceFrom: 25, currency: 'SAR' }));
    expect(screen.queryByRole('table')).toBeNull();
    expect(textOf(screen.getByText('Price').nextElementSibling!)).toBe('From SAR 25');
  });

  test('an event that says nothing but its name has no list of facts', async () => {
    await show({ event: { title: 'Soon' } });
    expect(screen.getByText('Date to be announced')).toBeVisible();
    expect(screen.queryByRole('term')).toBeNull();
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  });

  test('leads to pictures and to ways to share, as widgets of their own', async () => {
    await show();
    expect(configOf('image-gallery')).toMatchObject({ images: [{ image: {} }, { image: {} }] });
    expect(mounted('share-bar')).not.toBeNull();
    expect(mounted('related-content')).toBeNull();
  });
});

describe('its dates', () => {
  test('are radio buttons, the next one first and chosen; another choice is shown', async () => {
    setClock('2026-11-27T12:00:00+03:00');
    await show(withEvent({}));
    const group = screen.getByRole('group', { name: 'Choose a date' });
    const radios = within(group).getAllByRole('radio');
    expect(radios).toHaveLength(4);
    expect(radios[0]).toBeChecked();
    await userEvent.click(within(group).getByRole('radio', { name: /December 17/ }));
    expect(screen.getAllByText(/December 17, 2026/)).toHaveLength(2);
  });

  test('more than eight are a list of options, more than a hundred say how many more there are', async () => {
    const occurrences = Array.from({ length: 160 }, (_, day) => ({
      start: new Date(Date.UTC(2027, 0, 1 + day)).toISOString().slice(0, 10),
    }));
    await show(withEvent({ occurrences }));
    const list = screen.getByRole('combobox', { name: 'Choose a date' });
    expect(within(list).getAllByRole('option')).toHaveLength(100);
    expect(screen.getByText('and 60 more dates')).toBeVisible();
    await userEvent.selectOptions(list, '2027-01-03');
    expect(screen.getAllByText('Sun, January 3, 2027').length).toBeGreaterThan(1);
  });

  test('one that has begun and not ended is on now', async () => {
    setClock('2026-11-26T19:00:00+03:00');
    await show(withEvent({}));
    expect(screen.getByText('On now')).toBeVisible();
  });

  test('stand in both calendars, each by its name, with the note that a Hijri date may move', async () => {
    await show('default');
    expect(screen.getByText('Gregorian')).toBeVisible();
    expect(screen.getByText('Hijri (Umm al-Qura)')).toBeVisible();
    expect(screen.getByText(/Jumada II 16, 1448/)).toBeVisible();
    expect(screen.getByText('Hijri dates may move by a day.')).toBeVisible();
  });

  test('begin with the Hijri one in Arabic where that is wanted; where it is has no “and”', async () => {
    await show('arabic', { language: 'ar' });
    expect(screen.getByText('مزارع الهدا والشفا, الطائف, مكة المكرمة')).toBeVisible();
    const names = screen.getAllByText(/^(الميلادي|الهجري \(أم القرى\))$/).map(textOf);
    expect(names).toEqual(['الهجري (أم القرى)', 'الميلادي']);
  });

  test('abroad stand in the event’s own time, and below it in that of the site', async () => {
    await show('another-zone');
    const own = screen.getByText(/Central European Standard Time/);
    expect(textOf(own)).toMatch(/9:00 AM – 4:30 PM/);
    expect(textOf(screen.getByText(/Arabian Standard Time/))).toMatch(/11:00 AM – 6:30 PM/);
  });

  test('one that ends before it starts is a single day, and an unknown zone is the site’s', async () => {
    await show(
      withEvent({ timeZone: 'Mars/Olympus', occurrences: [{ start: '2026-12-12', end: '2026-12-01' }] }),
    );
    expect(screen.getByText('Sat, December 12, 2026')).toBeVisible();
  });

  test('a countdown says how long it is until the next one', async () => {
    await show();
    expect(screen.getByRole('timer')).toHaveTextContent('Starts in 6 days, 6 hours, 0 minutes');
  });
});

describe('a date is kept', () => {
  test('as a file that calendars read, named by the event', async () => {
    const kept = recordKeptFiles();
    await show(withEvent({}));
    await userEvent.click(button('Add to calendar, ICS file'));
    const [file] = await kept();
    expect(file).toMatchObject({
      name: 'Art Thursdays in Al-Balad.ics',
      type: 'text/calendar;charset=utf-8',
    });
    const [entry, ...others] = entriesOf(file!.text);
    expect(others).toEqual([]);
    expect(entry!.startDate.toJSDate().toISOString()).toBe('2026-11-26T15:00:00.000Z');
    expect(entry!.location).toBe('Beit Nassif and the houses around it, Jeddah');
    expect(events).toContainEqual(expect.objectContaining({ event: 'download' }));
  });

  test('the one that is chosen, and all of them in one file', async () => {
    const kept = recordKeptFiles();
    await show(withEvent({}));
    await userEvent.click(screen.getByRole('radio', { name: /December 17/ }));
    await userEvent.click(button('Add to calendar, ICS file'));
    await userEvent.click(button('Add all 5 dates to calendar, ICS file'));
    const [one, all] = await kept();
    expect(entriesOf(one!.text)[0]!.startDate.toJSDate().toISOString()).toBe('2026-12-17T15:00:00.000Z');
    expect(new Set(entriesOf(all!.text).map(({ uid }) => uid)).size).toBe(5);
  });

  test('in a calendar on the web, in a new window', async () => {
    await show(withEvent({}));
    const google = screen.getByRole('link', { name: /^Google Calendar/ });
    const outlook = screen.getByRole('link', { name: /^Outlook calendar/ });
    expect([google, outlook].map(({ target }: Partial<HTMLAnchorElement>) => target)).toEqual([
      '_blank',
      '_blank',
    ]);
    expect(google).toHaveAccessibleName(/^Google Calendar ?\(opens in a new window\)$/);
    expect(new URL(google.getAttribute('href')!).searchParams.get('dates')).toBe(
      '20261126T150000Z/20261126T193000Z',
    );
  });
});

describe('an event that does not take place as planned', () => {
  test.each([
    ['cancelled', 'This event is cancelled.'],
    ['postponed', 'This event is postponed. A new date will follow.'],
    ['soldout', 'Sold out'],
  ])('%s: says so, and sells no tickets', async (status, banner) => {
    await show(withEvent({ status }));
    expect(screen.getByText(banner)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Buy tickets/ })).toBeNull();
    expect(screen.getByText('Tickets are not on sale.')).toBeVisible();
  });

  test('one that is cancelled gives a file that cancels it', async () => {
    const kept = recordKeptFiles();
    await show('cancelled');
    await userEvent.click(button('Add to calendar, ICS file'));
    expect((await kept())[0]!.text).toMatch(/METHOD:PUBLISH\r\n[^]*STATUS:CANCELLED\r\n/);
    expect(screen.queryByRole('link', { name: /Google/ })).toBeNull();
  });

  test('one that is over leads to other events, and can be kept no more', async () => {
    setClock('2027-03-01T12:00:00+03:00');
    await show(withEvent({}, { registerInline: true }));
    expect(screen.getByText('This event is over.')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Buy tickets/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
    expect(configOf('related-content')).toMatchObject({
      title: 'More events',
      exclude: ['al-balad-art-thursdays'],
    });
    expect(mounted('event-registration-form')).toBeNull();
  });

  test('one that takes place sells tickets, and a press on them is reported', async () => {
    await show(withEvent({}));
    const tickets = screen.getByRole('link', { name: /Buy tickets/ });
    tickets.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(tickets);
    expect(events).toContainEqual(expect.objectContaining({ event: 'cta_click', click_text: 'Buy tickets' }));
  });
});

test('search engines are told of the dates that are still to come, until the widget goes', async () => {
  setClock('2026-12-05T12:00:00+03:00');
  await show(withEvent({}));
  const said = () => document.head.querySelector('script[type="application/ld+json"]')?.textContent;
  await waitFor(() => expect(said()).toBeDefined());
  const graph = (JSON.parse(said()!) as { '@graph': object[] })['@graph'];
  expect(graph).toHaveLength(3);
  expect(graph[0]).toMatchObject({
    '@type': 'Event',
    startDate: '2026-12-10T18:00:00+03:00',
    organizer: { name: 'Jeddah Historic District Programme' },
    offers: [{ name: 'Adults', price: 40 }, { price: 0 }],
  });
  leave();
  await waitFor(() => expect(said()).toBeUndefined());
});

test('its author is told of a date that ends first, an unknown zone and a missing identifier', async () => {
  await show('faulty-dates', { cmsMode: 'author' });
  expect(
    await screen.findByText(/ends before it starts.*Mars\/Olympus.*needs the event’s identifier/),
  ).toBeVisible();
});

describe('where it takes place', () => {
  test('is a map that is fetched at a press, takes the focus, and has the venue on it', async () => {
    giveMapsASize();
    await show();
    expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
    await userEvent.click(button('Show map'));
    expect(screen.getByRole('group', { name: 'Map' })).toHaveFocus();
    expect(await screen.findByRole('img', { name: /^Beit Nassif/ })).toBeInTheDocument();
  });

  test.each([
    ['its author wants none', {}, { showMap: false }],
    ['nobody knows where', { latitude: undefined }, {}],
    ['its numbers are swapped', { latitude: 39.19, longitude: 21.48 }, {}],
  ])('has no map where %s', async (_, change, config) => {
    await show(withEvent(change, config));
    expect(screen.queryByRole('button', { name: 'Show map' })).toBeNull();
  });
});

import { screen, waitFor, within } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createOriginState } from '#origin/state.ts';
import { startUnitServer } from '#origin/unit-server.ts';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

/** A Friday. */
const now = new Date('2026-11-20T12:00:00+03:00');
let origin: ReturnType<typeof startUnitServer>;
let events: object[] = [];
let leave: () => void = () => {};
let pages = 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  origin = startUnitServer(createOriginState({ now: () => now }));
  events = [];
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('dataLayer', events);
});
afterEach(async () => {
  leave();
  leave = () => {};
  await vi.dynamicImportSettled();
  origin.server.close();
  vi.useRealTimers();
});

async function show(config: string | object = 'default', options: PageOptions = {}) {
  pages += 1;
  const { page, element } = await renderWidget('event-catalogue', config, {
    path: `whats-on-${pages}.html`,
    ...options,
  });
  leave = () => page.unmount(element);
  return element;
}
/** What was asked, without the questions of hearts and words. */
const asked = () =>
  origin.state.calls
    .filter(({ name }) => name === 'S1')
    .map(({ request }) => new URL(request.url).searchParams);
const rangeOf = (query: URLSearchParams | undefined) => [
  query?.get('from'),
  query?.get('to'),
  query?.get('sort'),
];
const days = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cardOf = async (title: string) =>
  (await screen.findByRole('link', { name: title })).closest<HTMLElement>('article')!;
const range = (name: string) => screen.getByRole('button', { name });

describe('the list', () => {
  test('stands by day for thirty days, what is on now first', async () => {
    await show();
    expect(await cardOf('Riyadh Winter Nights')).toHaveTextContent('On now');
    expect(rangeOf(asked()[0])).toEqual(['2026-11-20', '2026-12-19', 'date']);
    expect(asked()[0]?.get('type')).toBe('event');
    expect(days().slice(0, 3)).toEqual([
      'Today · Friday, November 20',
      'Thursday, November 26',
      'Friday, November 27',
    ]);
    expect(range('Next 30 days')).toHaveAttribute('aria-pressed', 'true');
  });

  test('shows an event that comes again once, with the number of dates still to come', async () => {
    await show();
    const card = await cardOf('Art Thursdays in Al-Balad');
    expect(card).toHaveTextContent(/Thu, November 26, 2026 · 6:00.–.10:30.PM and 10 more dates/);
    expect(screen.getAllByRole('link', { name: 'Art Thursdays in Al-Balad' })).toHaveLength(1);
  });

  test('says where an event is, what it costs, and that it is sold out', async () => {
    await show();
    const card = await cardOf('Balloon Mornings over Hegra');
    expect(card).toHaveTextContent('Sold out');
    expect(card).toHaveTextContent(/From SAR/);
    expect(within(card).getAllByText('Sold out')).toHaveLength(1);
  });

  test('keeps a date in the visitor’s calendar', async () => {
    const kept = recordKeptFiles();
    await show();
    const card = await cardOf('Art Thursdays in Al-Balad');
    await userEvent.click(within(card).getByRole('button', { name: 'Add to calendar, ICS file' }));
    const [file] = await kept();
    expect(file).toMatchObject({ name: 'Art Thursdays in Al-Balad.ics' });
    expect(file!.text).toContain('DTSTART:20261126T150000Z');
    expect(events).toContainEqual(expect.objectContaining({ event: 'download' }));
  });

  test('leads to an event, which is told with its place in the list', async () => {
    await show();
    const link = await screen.findByRole('link', { name: 'Riyadh Winter Nights' });
    link.addEventListener('click', (click) => click.preventDefault());
    await userEvent.click(link);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'Riyadh Winter Nights', position: 1 }),
    );
  });
});

describe('the days', () => {
  test.each([
    ['Today', '2026-11-20..2026-11-20'],
    ['This weekend', '2026-11-20..2026-11-21'],
    ['This season', '2026-11-20..2026-11-30'],
  ])('%s: is asked of the search and stands in the address by its days', async (name, value) => {
    await show();
    await cardOf('Riyadh Winter Nights');
    await userEvent.click(range(name));
    await waitFor(() => expect(rangeOf(asked().at(-1)).slice(0, 2).join('..')).toBe(value));
    expect(new URLSearchParams(location.search).get('f.date')).toBe(value);
    expect(asked().at(-1)?.has('date')).toBe(false);
    expect(range(name)).toHaveAttribute('aria-pressed', 'true');
    expect(events).toContainEqual(expect.objectContaining({ event: 'filter_change', click_text: name }));
  });

  test('pressed again the author’s own are back, and nothing of them stands in the address', async () => {
    await show();
    await cardOf('Riyadh Winter Nights');
    await userEvent.click(range('Today'));
    await waitFor(() => expect(range('Today')).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(range('Today'));
    await waitFor(() => expect(new URLSearchParams(location.search).has('f.date')).toBe(false));
    expect(range('Next 30 days')).toHaveAttribute('aria-pressed', 'true');
  });

  test('of an address are shown, whichever they are', async () => {
    await show('default', { path: `whats-on-${pages}.html?f.date=2026-12-11..2026-12-12` });
    await cardOf('Star Nights at Elephant Rock');
    expect(rangeOf(asked()[0])).toEqual(['2026-12-11', '2026-12-12', 'date']);
    expect(days()[0]).toBe('Friday, December 11');
  });

  test('that are over are shown on request, the newest first', async () => {
    await show();
    await cardOf('Riyadh Winter Nights');
    expect(screen.queryByRole('link', { name: 'Buraydah Date Market' })).toBeNull();
    await userEvent.click(range('Past events'));
    expect(await cardOf('Saudi National Day')).toHaveTextContent('This event is over.');
    expect(rangeOf(asked().at(-1))).toEqual([null, '2026-11-19', 'newest']);
    const shown = days();
    expect(shown.indexOf('Wednesday, September 23')).toBeLessThan(shown.indexOf('Sunday, February 22'));
  });

  test('that are over are not offered where the author wants none', async () => {
    await show({ title: 'What’s on' });
    await cardOf('Riyadh Winter Nights');
    expect(screen.queryByRole('button', { name: 'Past events' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull();
  });
});

describe('events of the page', () => {
  test('stand under their days without a question, one without a date last', async () => {
    await show('own-events');
    await cardOf('Lantern evenings');
    expect(asked()).toEqual([]);
    expect(days()).toEqual([
      'Saturday, November 21',
      'Friday, November 27',
      'Saturday, November 28',
      'Date to be announced',
    ]);
    expect(await cardOf('Lantern evenings')).toHaveTextContent('and 3 more dates');
    expect(await cardOf('Saudi night in Tokyo')).toHaveTextContent(
      /Japan Standard Time.*Arabian Standard Time/,
    );
    expect(await cardOf('Kite day')).toHaveTextContent('Cancelled');
  });

  test('without a date do not stand under today or a single day', async () => {
    await show('own-events');
    await cardOf('Falconry days');
    await userEvent.click(range('Today'));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Falconry days' })).toBeNull());
  });
});

describe('the month', () => {
  const openMonth = async () => {
    await show();
    await cardOf('Riyadh Winter Nights');
    await userEvent.click(range('Month'));
    return screen.findByRole('grid', { name: /November 2026/ });
  };

  test('says how many events each day has, by one question', async () => {
    const grid = await openMonth();
    expect(
      await within(grid).findByRole('button', { name: 'Thursday, November 26, 2026, 2 events' }),
    ).toBeVisible();
    const questions = asked().filter((query) => query.get('limit') === '100');
    expect(questions).toHaveLength(1);
    expect(rangeOf(questions[0]).slice(0, 2)).toEqual(['2026-11-01', '2026-11-30']);
    expect(new URLSearchParams(location.search).get('view')).toBe('month');
    expect(events).toContainEqual(expect.objectContaining({ event: 'tab_click', click_text: 'Month' }));
  });

  test('opens the list of a day', async () => {
    const grid = await openMonth();
    await userEvent.click(await within(grid).findByRole('button', { name: /November 26, 2026, 2 events/ }));
    await waitFor(() =>
      expect(new URLSearchParams(location.search).get('f.date')).toBe('2026-11-26..2026-11-26'),
    );
    await waitFor(() => expect(days()).toEqual(['November 2026', 'Thursday, November 26']));
  });

  test.each([
    [1, 'Mon'],
    [6, 'Sat'],
    [9, 'Sun'],
  ])('counts the page’s own events, weeks beginning as the author wants (%s)', async (weekStart, first) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({
      title: 'x',
      source: 'config',
      weekStart,
      views: ['month'],
      items: [{ title: 'Kites', url: '/k', startDate: '2026-11-28' }],
    });
    const grid = await screen.findByRole('grid');
    expect(within(grid).getByRole('button', { name: /November 28, 2026, 1 event/ })).toBeVisible();
    expect(within(grid).getAllByRole('columnheader')[0]).toHaveTextContent(first);
  });
});

test('Hijri dates stand beside, each calendar by its name, with the note that they may move', async () => {
  await show('arabic', { language: 'ar' });
  await cardOf('ليالي الرياض الشتوية');
  expect(screen.getAllByText(/^الهجري \(أم القرى\): /).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/^الميلادي: /).length).toBeGreaterThan(0);
  expect(screen.getByText('قد تتقدم التواريخ الهجرية أو تتأخر يومًا.')).toBeVisible();
});

test('a search that fails says so, and is asked again', async () => {
  origin.state.switches.fail = ['S1:500'];
  await show({ title: 'What’s on' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  origin.state.switches.fail = [];
  await userEvent.click(again);
  expect(await cardOf('Riyadh Winter Nights')).toBeVisible();
});

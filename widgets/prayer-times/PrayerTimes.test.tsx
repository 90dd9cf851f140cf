import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';

let events: unknown[];
beforeEach(() => {
  localStorage.clear();
  events = [];
  vi.stubGlobal('dataLayer', events);
  at('2026-11-27T10:00:00+03:00');
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

/** Sets the clock, on which minutes pass by `pass`. */
function at(instant: string) {
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout'],
    now: new Date(instant),
    shouldAdvanceTime: true,
  });
}
const pass = (minutes: number) => act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));

const user = () => userEvent.setup({ advanceTimers: (ms) => void vi.advanceTimersByTime(ms) });
const today = (place: string) => screen.getByRole('table', { name: `Prayer times today: ${place}` });
const month = () => screen.getByRole('table', { name: /November 2026/ });
const rowOf = (table: HTMLElement, name: RegExp) => within(table).getByRole('row', { name });
const cellsOf = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
const button = (name: string) => screen.getByRole('button', { name });
const riyadh = { id: 'riyadh', label: 'Riyadh', latitude: 24.71, longitude: 46.68, timeZone: 'Asia/Riyadh' };

describe('today', () => {
  test('has six times with their names in two scripts, and its day in both calendars', async () => {
    await renderWidget('prayer-times', { cities: [riyadh] });
    const rows = within(today('Riyadh')).getAllByRole('row');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Fajrالفجر4:55 AM',
      'Sunriseالشروق6:18 AM',
      'Dhuhrالظهر11:41 AM',
      'Asrالعصر2:43 PM',
      'Maghribالمغرب5:04 PM',
      'Ishaالعشاء6:34 PM',
    ]);
    expect(within(rows[0]!).getByText('الفجر')).toHaveAttribute('lang', 'ar');
    expect(screen.getByText('Friday, November 27, 2026')).toBeVisible();
    expect(screen.getByText('Jumada II 17, 1448 AH')).toBeVisible();
  });

  test('tells the next time and how long it is until then, minute by minute, without saying it', async () => {
    await renderWidget('prayer-times', { cities: [riyadh] });
    expect(rowOf(today('Riyadh'), /Dhuhr/)).toHaveAttribute('aria-current', 'true');
    const left = screen.getByText('in 1 hr, 41 min');
    expect(left.closest('[aria-live], [role="status"], [role="timer"]')).toBeNull();
    await pass(1);
    expect(screen.getByText('in 1 hr, 40 min')).toBeVisible();
    await pass(100);
    expect(rowOf(today('Riyadh'), /Asr/)).toHaveAttribute('aria-current', 'true');
    expect(rowOf(today('Riyadh'), /Dhuhr/)).not.toHaveAttribute('aria-current');
  });

  test('goes on with the fajr of tomorrow after isha, and becomes tomorrow at midnight of the city', async () => {
    at('2026-11-27T23:58:00+03:00');
    await renderWidget('prayer-times', { cities: [riyadh] });
    expect(screen.getByText('Next, tomorrow')).toBeVisible();
    expect(screen.getByText('in 4 hr, 58 min')).toBeVisible();
    expect(within(today('Riyadh')).queryByRole('row', { current: true })).toBeNull();
    await pass(2);
    expect(screen.getByText('Saturday, November 28, 2026')).toBeVisible();
    expect(screen.getByText('Next')).toBeVisible();
    expect(rowOf(today('Riyadh'), /Fajr/)).toHaveAttribute('aria-current', 'true');
  });

  test('is in Arabic once, with the digits of the site and no Latin names', async () => {
    await renderWidget('prayer-times', 'arabic', { language: 'ar', site: { numerals: 'arab' } });
    const table = screen.getByRole('table', { name: 'مواقيت الصلاة اليوم: الرياض' });
    expect(within(table).getAllByText('الفجر')).toHaveLength(1);
    expect(table.textContent).not.toMatch(/[A-Za-z0-9]/);
    expect(screen.getByText(/جمادى الآخرة ١٤٤٨/, { selector: 'span' })).toBeVisible();
  });
});

describe('the place', () => {
  test('is the first city until a visitor chooses another, which this browser remembers', async () => {
    await renderWidget('prayer-times');
    expect(today('Riyadh')).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'City' });
    await user().clear(field);
    await user().type(field, 'tabuk{Enter}');
    expect(today('Tabuk')).toBeVisible();
    expect(JSON.parse(localStorage.getItem('choices')!)).toEqual({ 'prayer-times': 'tabuk' });
    expect(events).toContainEqual(expect.objectContaining({ event: 'filter_change', click_text: 'Tabuk' }));
    await renderWidget('prayer-times');
    expect(today('Tabuk')).toBeVisible();
  });

  test('is where the visitor is after a press alone, and goes nowhere else', async () => {
    const getCurrentPosition = vi.fn((found: (answer: object) => void) =>
      found({ coords: { latitude: 51.51, longitude: -0.13 } }),
    );
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    );
    await renderWidget('prayer-times');
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user().click(button('Use my location'));
    expect(today('Your location')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Your location stays on this device.');
    expect(screen.getByText('119°')).toBeVisible();
    expect(screen.getByText(/at most a seventh of the night/)).toBeVisible();
    expect(JSON.stringify([events, { ...localStorage }])).not.toContain('51.5');
  });

  test('is a city again once the visitor chooses one, also where there is one alone', async () => {
    const getCurrentPosition = (found: (answer: object) => void) =>
      found({ coords: { latitude: 51.51, longitude: -0.13 } });
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    );
    await renderWidget('prayer-times', { cities: [riyadh] });
    expect(screen.queryByRole('combobox')).toBeNull();
    await user().click(button('Use my location'));
    await user().type(screen.getByRole('combobox', { name: 'City' }), 'riyadh{Enter}');
    expect(today('Riyadh')).toBeVisible();
  });

  test('stays a city where the browser does not say where it is', async () => {
    const getCurrentPosition = (_: unknown, fail: (error: object) => void) => fail({ code: 1 });
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition } }),
    );
    await renderWidget('prayer-times');
    await user().click(button('Use my location'));
    expect(screen.getByRole('status')).toHaveTextContent('Your browser does not say where you are.');
    expect(today('Riyadh')).toBeVisible();
  });

  test('is offered, not chosen, where the browser knows a city from before', async () => {
    localStorage.setItem('locationData', JSON.stringify({ country_name: 'Saudi Arabia', city: 'Al-Khobar' }));
    await renderWidget('prayer-times');
    expect(today('Riyadh')).toBeVisible();
    await user().click(button('Show Al Khobar, where you seem to be'));
    expect(today('Al Khobar')).toBeVisible();
    expect(screen.queryByRole('button', { name: /seem to be/ })).toBeNull();
  });
});

describe('the qibla', () => {
  test('is degrees and words; the drawing says nothing more', async () => {
    const { element } = await renderWidget('prayer-times', { cities: [riyadh] });
    expect(screen.getByRole('heading', { name: 'Direction of prayer (qibla)' })).toBeVisible();
    expect(screen.getByText('244°')).toBeVisible();
    expect(screen.getByText('southwest')).toBeVisible();
    const drawing = element.querySelector('svg[viewBox="0 0 120 120"]');
    expect(drawing).toHaveAttribute('aria-hidden', 'true');
    expect(drawing!.querySelector('g')).toHaveAttribute('transform', 'rotate(244 60 60)');
  });

  test('of Makkah is no bearing, since it differs from street to street', async () => {
    localStorage.setItem('choices', JSON.stringify({ 'prayer-times': 'makkah' }));
    await renderWidget('prayer-times');
    expect(screen.getByText(/Turn towards the Grand Mosque/)).toBeVisible();
    expect(screen.queryByText(/°/)).toBeNull();
  });
});

describe('the month', () => {
  test('has a row for each day in both calendars, and today is marked', async () => {
    await renderWidget('prayer-times', { cities: [riyadh] });
    const heads = within(month())
      .getAllByRole('columnheader')
      .map((head) => head.textContent);
    expect(heads).toEqual(['Day', 'Hijri', 'Fajr', 'Sunrise', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']);
    const rows = within(month()).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(30);
    expect(cellsOf(rows[26]!)).toEqual(['17', '04:55', '06:18', '11:41', '14:43', '17:04', '18:34']);
    expect(rows.filter((row) => row.getAttribute('aria-current') === 'date')).toEqual([rows[26]]);
    // Each Hijri month is named where it begins.
    expect(rows.map((row) => cellsOf(row)[0] ?? '').filter((text) => /[A-Z]/.test(text))).toEqual([
      'Jum. I 21',
      'Jum. II 1',
    ]);
    expect(screen.getByText('Jumada I 1448 AH – Jumada II 1448 AH')).toBeVisible();
  });

  test('is that of the city where it is another one', async () => {
    at('2026-11-30T22:30:00+00:00');
    await renderWidget('prayer-times', { cities: [riyadh] });
    expect(screen.getByRole('table', { name: 'Riyadh, December 2026' })).toBeVisible();
  });

  test('is left out, and the qibla too, where the author wants neither', async () => {
    await renderWidget('prayer-times', { cities: [riyadh], showMonth: false, showQibla: false });
    expect(screen.getAllByRole('table')).toEqual([today('Riyadh')]);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('visitors read of the times', () => {
  const notes = () =>
    within(screen.getAllByRole('list').at(-1)!)
      .getAllByRole('listitem')
      .map((note) => note.textContent);

  test('that they are computed on the device, how, for which clocks, and that the local announcement prevails', async () => {
    await renderWidget('prayer-times', { cities: [riyadh] });
    expect(notes()).toEqual([
      'Computed on this device. Method: Umm al-Qura, Makkah.',
      'The local announcement prevails.',
      'All times are local: Riyadh.',
    ]);
  });

  test('that isha is later in Ramadan, in a month that has a day of it', async () => {
    at('2026-02-05T10:00:00+03:00');
    await renderWidget('prayer-times', { cities: [riyadh] });
    expect(notes()).toContain('In Ramadan isha is 30 minutes later than in other months.');
  });

  test('at 69 degrees why times are missing, and each one that is missing says so', async () => {
    at('2026-06-21T10:00:00+02:00');
    await renderWidget('prayer-times', exampleOf('prayer-times', 'abroad') as object);
    const sunrise = rowOf(today('Tromsø'), /Sunrise/);
    expect(within(sunrise).getByText('no such time')).toBeInTheDocument();
    expect(notes()).toEqual([
      'Computed on this device. Method: Muslim World League.',
      'The local announcement prevails.',
      'All times are local: Tromsø.',
      'Asr is computed by the Hanafi school.',
      expect.stringContaining('a seventh of the night'),
      expect.stringContaining('Where a time is missing'),
    ]);
  });
});

describe('what an author got wrong', () => {
  test('leaves out cities without a place or a zone, and takes the usual method', async () => {
    await renderWidget('prayer-times', 'faulty-entries');
    expect(today('Riyadh')).toBeVisible();
    expect(screen.getByText(/Method: Umm al-Qura/)).toBeVisible();
    expect(screen.queryByText(/Nowhere|Far east|Timeless|Without a zone/)).toBeNull();
  });

  test('is said to the author', async () => {
    const { element } = await renderWidget('prayer-times', 'faulty-entries', { cmsMode: 'author' });
    expect(element.textContent).toMatch(/method/);
    expect(element.textContent).toMatch(/cities\.0|latitude/);
  });
});

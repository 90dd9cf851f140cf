import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
let pages = 0;
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', () => {});
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-27T12:00:00+03:00');
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
});

async function show(config: string | object, options: PageOptions = {}) {
  pages += 1;
  await renderWidget('partner-calendar', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: `keep-${pages}.html?view=list`,
    ...options,
  });
  await settle();
  await vi.dynamicImportSettled();
  await settle();
}
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => void fireEvent.click(button));
  await settle();
};
const row = (title: string) =>
  within(screen.getByRole('heading', { name: title }).closest<HTMLElement>('li')!);
const datesIn = (text: string) => text.match(/^DTSTART.*$/gm)?.map((line) => line.trim());

describe('a calendar file', () => {
  test('has the date of one event', async () => {
    const kept = recordKeptFiles();
    await show('own-events');
    await act(async () =>
      fireEvent.click(row('Desert route for agents').getByRole('button', { name: /^Add to calendar/ })),
    );
    const [file] = await kept();
    expect(datesIn(file!.text)).toEqual(['DTSTART;VALUE=DATE:20261126']);
    expect(file!.text).toContain('DTEND;VALUE=DATE:20261202');
    expect(events).toContainEqual(expect.objectContaining({ event: 'download' }));
  });

  test('has the dates that the visitor selects, also of several months', async () => {
    const kept = recordKeptFiles();
    await show('own-events');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select: Summer rates explained' }));
    await press('Next month');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Select: Riyadh Trade Days' }));
    await press(/^Add 2 selected dates/);
    const [file] = await kept();
    expect(datesIn(file!.text)).toEqual(['DTSTART:20261130T070000Z', 'DTSTART;VALUE=DATE:20261207']);
  });

  test('has all that is shown, as far as the categories leave it', async () => {
    const kept = recordKeptFiles();
    await show('own-events');
    await press('Webinar');
    await press(/^Add all 2 dates shown/);
    const [file] = await kept();
    expect(file).toMatchObject({ name: 'At the trade desk.ics' });
    expect(datesIn(file!.text)).toHaveLength(2);
    expect(events).toContainEqual(
      expect.objectContaining({
        event: 'download',
        click_text: 'Add all 2 dates shown to calendar, ICS file',
      }),
    );
  });
});

describe('the feed', () => {
  test('is subscribed to by its webcal address, and its https address is copied', async () => {
    const writeText = vi.fn(async () => {});
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await show('default');
    const feed = within(screen.getByRole('group', { name: 'Subscribe' }));
    expect(feed.getByRole('link', { name: 'Subscribe' })).toHaveAttribute(
      'href',
      'webcal://example.com/trade.ics',
    );
    expect(feed.getByText('https://example.com/trade.ics')).toBeVisible();
    await press('Copy address');
    expect(writeText).toHaveBeenCalledWith('https://example.com/trade.ics');
  });

  test('stands in a field where the browser refuses to copy', async () => {
    const writeText = async () => Promise.reject(new Error('refused'));
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    await show('default');
    await press('Copy address');
    await vi.dynamicImportSettled();
    expect(await screen.findByLabelText('Address of the calendar feed')).toHaveValue(
      'https://example.com/trade.ics',
    );
  });

  test('is offered by https alone', async () => {
    await show('faulty-entries');
    expect(screen.queryByRole('group', { name: 'Subscribe' })).toBeNull();
  });
});

test('the page is printed', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await show('own-events');
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});

describe('what an author or a service gets wrong', () => {
  test('an event that ends before it starts takes one day, an unknown category is “Other”', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show('faulty-entries');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'November 2026',
      'Saturday, November 28',
      'Sunday, November 29',
    ]);
    expect(row('Of no known kind').getByText('Other')).toBeVisible();
  });

  test('a day of the address that no month has, or beyond two years, is not shown', async () => {
    await show('own-events', { path: `odd-${pages}.html?f.date=2027-02-30..2027-02-30` });
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
  });
});

test('a Hijri calendar counts Hijri months, in Arabic from right to left', async () => {
  await show('arabic', { language: 'ar', path: `hijri-${pages}.html?view=month` });
  const grid = await screen.findByRole('grid', { name: /جمادى الآخرة/ });
  const today = within(grid).getByRole('button', { current: 'date' });
  act(() => today.focus());
  await act(async () => void fireEvent.keyDown(today, { key: 'ArrowLeft' }));
  expect((document.activeElement as HTMLElement).dataset['day']).toBe('2026-11-28');
  expect(screen.getByText(/التقويم الهجري|أم القرى/)).toBeVisible();
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { furtherBookings } from '#origin/handlers/members.ts';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();
// What a calendar needs is there, so that its test waits for no import.
beforeAll(() => import('#src/calendar/DatePicker.tsx'));

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
});

const signInAs = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};

async function show(config: object = {}, options: PageOptions = {}, user = 'u-partner-admin') {
  if (user) signInAs(user);
  const rendered = await renderWidget(
    'booking-list',
    { title: 'Your bookings', ...config },
    { mode: 'B2B', site: { userApi: services }, path: 'bookings.html', ...options },
  );
  await waitFor(() => expect(rendered.element.querySelector('[aria-busy="true"]')).toBeNull());
  await settle();
  return rendered;
}

const asked = () => callsOf('B1').map(({ url }) => Object.fromEntries(new URL(url).searchParams));
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
const rowOf = (id: string) => within(screen.getByRole('rowheader', { name: id }).closest('tr')!);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const totals = () =>
  within(screen.getByRole('list', { name: 'Totals of all bookings found' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
const query = () => new URLSearchParams(location.search);

const booking = (bookingId: string, fields: object = {}) => ({
  bookingId,
  companyId: 'P-1001',
  productName: 'Night at the dunes',
  status: 'confirmed',
  startDate: '2026-11-21',
  endDate: '2026-11-22',
  guests: 4,
  amount: 100 as number | string | null,
  currency: 'SAR',
  contact: 'Sami',
  ...fields,
});

describe('the list', () => {
  test('has the bookings of this month, with dates, guests, status and amount by the code of its currency', async () => {
    await show();
    expect(screen.getByRole('table', { name: 'Bookings, November 1 – 30, 2026' })).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('5 bookings');
    expect(names()).toEqual(['BK-70011', 'BK-70012', 'BK-70013', 'BK-70014', 'BK-70015']);
    const row = rowOf('BK-70012');
    expect(row.getByText('Three-day Najd camp')).toHaveAttribute('dir', 'auto');
    expect(row.getByText('Nov 10, 2026')).toBeVisible();
    expect(row.getByText('Cancelled')).toBeVisible();
    expect(row.getByText('USD 2,475')).toBeVisible();
    expect(asked()).toEqual([{ from: '2026-11-01', to: '2026-11-30', page: '1', size: '20' }]);
  });

  test('has totals of all pages by currency, which are never mixed', async () => {
    await show({ pageSize: 5, ranges: ['custom'] });
    expect(names()).toHaveLength(5);
    expect(totals()).toEqual(['SAR 41,325', 'USD 7,200']);
  });

  test('has a dash for an amount that is none, which is in no total, and says so', async () => {
    furtherBookings(origin).push(booking('BK-1', { amount: 'n/a' }), booking('BK-2', { amount: null }));
    await show();
    expect(rowOf('BK-1').getByText('No value')).toBeInTheDocument();
    expect(rowOf('BK-2').getByText('No value')).toBeInTheDocument();
    expect(totals()).toEqual(['SAR 6,525', 'USD 2,475']);
    expect(
      screen.getByText('3 bookings of this page have no amount and are not in the totals.'),
    ).toBeVisible();
  });

  test.each(['u-partner-contributor', 'u-sta-contributor'])('hides all amounts from %s', async (user) => {
    await show({ ranges: ['custom'] }, { path: 'bookings.html?sort=amount' }, user);
    expect(screen.queryByRole('columnheader', { name: 'Amount' })).toBeNull();
    expect(screen.queryByText(/SAR|USD|Totals|no amount/)).toBeNull();
    expect(asked()[0]).not.toHaveProperty('sort');
    const kept = recordKeptFiles();
    await press('Download as CSV');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    expect((await kept())[0]?.text).not.toMatch(/Amount|SAR|USD/);
  });

  test('is sorted by the service, and the order stands in the address', async () => {
    await show({ ranges: ['custom'], pageSize: 5 });
    await press('Amount');
    await waitFor(() => expect(names()[0]).toBe('BK-70001'));
    await press('Amount');
    await waitFor(() => expect(names()[0]).toBe('BK-70008'));
    expect(names()).toEqual(['BK-70008', 'BK-70015', 'BK-70022', 'BK-70003', 'BK-70010']);
    expect(query().get('sort')).toBe('-amount');
    expect(asked().at(-1)).toMatchObject({ sort: '-amount', page: '1' });
    expect(events).toMatchObject([
      { event: 'sort_change', click_text: 'amount' },
      { event: 'sort_change', click_text: '-amount' },
    ]);
    await userEvent.click(await screen.findByRole('link', { name: 'Page 6' }));
    await waitFor(() => expect(names()).toHaveLength(2));
  });

  test('opens a row to its product, contact and page', async () => {
    await show({ detailLink: '/en/bookings/{id}.html' });
    const button = screen.getByRole('button', { name: 'BK-70015' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: /BK-70015/ })).toBeNull();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const details = within(document.getElementById(button.getAttribute('aria-controls')!)!);
    expect(details.getByText('Idris Shamal')).toBeVisible();
    expect(details.getByText('Saturday, November 28 – Monday, November 30, 2026')).toBeVisible();
    const link = details.getByRole('link', { name: /Open booking .*BK-70015/ });
    expect(link).toHaveAttribute('href', '/en/bookings/BK-70015.html');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(events).toMatchObject([{ event: 'item_click', click_text: 'BK-70015', position: 5 }]);
    await userEvent.click(button);
    expect(screen.queryByRole('link', { name: /BK-70015/ })).toBeNull();
  });

  test('leads to no page of a number that no address may hold', async () => {
    furtherBookings(origin).push(booking('../admin'));
    await show({ detailLink: '/en/bookings.html' });
    await press('../admin');
    expect(screen.getByText('Sami')).toBeVisible();
    expect(screen.queryByRole('link', { name: /admin/ })).toBeNull();
    await press('BK-70011');
    expect(screen.getByRole('link', { name: /BK-70011/ })).toHaveAttribute(
      'href',
      '/en/bookings.html?id=BK-70011',
    );
  });

  test('has a status that nobody knows under others', async () => {
    await show();
    expect(rowOf('BK-70014').getByText('Other')).toBeVisible();
  });
});

describe('the filters', () => {
  test('by status are those of its author, stand in the address and come back from it', async () => {
    const statuses = [{ key: 'confirmed', label: 'Will come', colour: 'green' }];
    await show({ statuses, ranges: ['custom'] }, { path: 'bookings.html?f.status=confirmed' });
    const field = screen.getByRole('combobox', { name: 'Status' });
    expect(field).toHaveValue('confirmed');
    expect(asked()).toEqual([{ status: 'confirmed', page: '1', size: '20' }]);
    await userEvent.selectOptions(field, 'All');
    expect(query().has('f.status')).toBe(false);
    expect(events).toMatchObject([{ event: 'filter_change', click_text: 'status: all' }]);
    await waitFor(() => expect(screen.getAllByText('Other').length).toBeGreaterThan(0));
  });

  test('by dates stand in the address as days', async () => {
    await show();
    await press('Next 90 days');
    await waitFor(() => expect(asked().at(-1)).toMatchObject({ from: '2026-11-20', to: '2027-02-17' }));
    expect(query().get('f.date')).toBe('2026-11-20..2027-02-17');
    expect(screen.getByRole('button', { name: 'Next 90 days' })).toHaveAttribute('aria-pressed', 'true');
    await press('This month');
    expect(query().has('f.date')).toBe(false);
    expect(events).toMatchObject([
      { event: 'filter_change', click_text: 'date: next90' },
      { event: 'filter_change', click_text: 'date: month' },
    ]);
  });

  test('by own dates are typed; in the wrong order they are swapped', async () => {
    await show();
    await press('Own dates');
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-12-31' } });
    fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-12-10' } });
    expect(asked()).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('To'), '{Enter}');
    await waitFor(() => expect(query().get('f.date')).toBe('2026-12-10..2026-12-31'));
    expect(screen.getByLabelText('From')).toHaveValue('2026-12-10');
    expect(screen.getByLabelText('To')).toHaveValue('2026-12-31');
    await waitFor(() => expect(names()[0]).toBe('BK-70017'));
  });

  test('by own dates are chosen in a calendar, too', async () => {
    await show({ ranges: ['custom'] });
    await press('Choose a date: From');
    const dialog = within(await screen.findByRole('dialog', { name: 'From' }));
    await userEvent.click(await dialog.findByRole('button', { name: /November 25, 2026/ }));
    await waitFor(() => expect(query().get('f.date')).toBe('2026-11-25..'));
    expect(screen.getByRole('table')).toHaveAccessibleName('Bookings, from November 25, 2026');
    await waitFor(() => expect(names()[0]).toBe('BK-70015'));
  });

  test('swap the ends of an address in the wrong order, and take no day for an open end', async () => {
    await show({}, { path: 'bookings.html?f.date=2026-12-31..2026-12-01' });
    expect(asked()[0]).toMatchObject({ from: '2026-12-01', to: '2026-12-31' });
  });

  test('that leave no booking are widened: to 90 days, then to all, then to every status', async () => {
    vi.setSystemTime('2029-02-10T12:00:00+03:00');
    await show({}, { path: 'bookings.html?f.status=completed' });
    expect(screen.getByText('No booking fits these dates and this status.')).toBeVisible();
    await press('Show the next 90 days');
    await waitFor(() => expect(query().get('f.date')).toBe('2029-02-10..2029-05-10'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show all dates' }));
    await waitFor(() => expect(names()).toHaveLength(5));
    expect(query().get('f.date')).toBe('..');
  });
});

describe('the file', () => {
  test('holds the rows shown, days of the Gregorian calendar, and nothing that a sheet takes for a formula', async () => {
    furtherBookings(origin).push(
      booking('BK-9', { contact: '=HYPERLINK("x")', productName: '@sum', amount: 'n/a' }),
    );
    await show({}, { language: 'ar' });
    const kept = recordKeptFiles();
    await press('تنزيل بصيغة CSV');
    await waitFor(async () => expect(await kept()).toHaveLength(1));
    const [file] = await kept();
    const lines = file?.text.trim().split('\r\n') ?? [];
    expect(file?.name).toBe('Your bookings.csv');
    expect(lines).toHaveLength(7);
    expect(lines[1]).toBe(
      'BK-70011,Red sands and old villages,2026-11-04,2026-11-06,9,مؤكد,1200,SAR,Layan Nuwayri',
    );
    expect(lines[6]).toBe(`BK-9,'@sum,2026-11-21,2026-11-22,4,مؤكد,,,"'=HYPERLINK(""x"")"`);
    expect(events).toMatchObject([{ event: 'download', count: 6 }]);
    expect(JSON.stringify(events)).not.toMatch(/Layan|HYPERLINK/);
  });

  test('is not offered where its author wants none', async () => {
    await show({ allowCsv: false });
    expect(screen.queryByRole('button', { name: 'Download as CSV' })).toBeNull();
  });
});

test('bookings that have not come are asked for again; totals that are none are left out', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  origin.switches.fail = ['B1:500'];
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot be shown at the moment');
  origin.switches.fail = [];
  await press('Try again');
  await waitFor(() => expect(names()).toHaveLength(5));
});

test('an author’s page asks nobody', async () => {
  await show({}, { cmsMode: 'author' }, '');
  expect(screen.getByText('Your company has no bookings yet.')).toBeVisible();
  expect(origin.calls).toEqual([]);
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';
import { registrations } from '#origin/handlers/registrations.ts';
import { detailHref } from '#src/events/detail-href.ts';

setSession();

let events: Record<string, unknown>[];
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-20T12:00:00+03:00');
});

const partner = () => {
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
};

async function show(config: object = {}, options: PageOptions = {}) {
  const rendered = await renderWidget(
    'my-registrations',
    { title: 'My registrations', ...config },
    { mode: 'B2B', site: { userApi: services }, path: 'mine.html', ...options },
  );
  await settle();
  return rendered;
}

const row = (title: RegExp) => {
  const found = screen
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name: title }));
  if (!found) throw new Error(`There is no ${String(title)}.`);
  return within(found);
};
const press = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  await settle();
};
const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the list', () => {
  test('names events to come by their dates, with status, place on the waiting list and reference', async () => {
    partner();
    await show();
    expect(titles()).toHaveLength(2);
    const waiting = row(/AlUla/);
    expect(waiting.getByText('You are on the waiting list')).toBeVisible();
    expect(waiting.getByText('Place 2 on the waiting list')).toBeVisible();
    const held = row(/Riyadh/);
    expect(held.getByText('You are registered')).toBeVisible();
    expect(held.getByText('2 seats')).toBeVisible();
    expect(held.getByText('R-0901')).toBeVisible();
    expect(held.getByText(/December 7.*December 9, 2026/)).toBeVisible();
    expect(callsOf('Q2')).toHaveLength(1);
    expect(callsOf('S1')).toHaveLength(1);
  });

  test('shows the reference as a QR code once it is wanted', async () => {
    partner();
    await show();
    await press(/QR code of .*R-0901/);
    expect(await screen.findByRole('img', { name: /R-0901/ })).toBeVisible();
  });

  test('of past ones says who took part, and offers neither file nor cancelling', async () => {
    partner();
    await show({ show: 'past' });
    expect(row(/Winter/).getByText('You took part')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('of both has a heading for each', async () => {
    origin.switches.user = 'u-default';
    await show({ show: 'all' }, { mode: 'B2C' });
    expect(titles()).toEqual(['Coming up', 'Past']);
    const past = within(screen.getByRole('list', { name: 'Past' }));
    expect(past.getAllByRole('listitem')).toHaveLength(1);
    // It is held each year: the date is that of the year in which the visitor was there.
    expect(past.getByText(/September 23, 2026/)).toBeVisible();
  });

  test.each([
    ['ahead', '2027-11-20T12:00:00+03:00', 'Past'],
    ['behind', '2025-11-20T12:00:00+03:00', 'Coming up'],
  ])(
    'on a device whose clock is a year %s says of each what the service says, and its year',
    async (_, clock, heading) => {
      vi.setSystemTime(clock);
      partner();
      await show({ show: 'all' });
      expect(within(screen.getByRole('list', { name: heading })).getByText('R-0901')).toBeVisible();
      const held = row(/Riyadh/);
      expect(held.getByText('You are registered')).toBeVisible();
      expect(held.getByText(/December 7.*December 9, 2026/)).toBeVisible();
      expect(row(/Winter/).getByText('You took part')).toBeVisible();
      expect(screen.getAllByText('You took part')).toHaveLength(1);
    },
  );

  test('names both calendars where Hijri dates are wanted', async () => {
    partner();
    await show({ showHijri: true });
    expect(row(/Riyadh/).getByText(/^Gregorian: /)).toBeVisible();
    expect(row(/Riyadh/).getByText(/^Hijri \(Umm al-Qura\): .*1448/)).toBeVisible();
  });

  test('leads to the page of an event', async () => {
    partner();
    await show({ detailPath: '/en/calendar/{id}.html' });
    const link = screen.getByRole('link', { name: /Riyadh/ });
    expect(link).toHaveAttribute('href', '/en/calendar/riyadh-trade-days-2026.html');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(events).toMatchObject([{ event: 'item_click', position: 2 }]);
  });

  test('leads who has none to the page of events', async () => {
    partner();
    registrations(origin).delete('u-partner-admin');
    await show({ calendarPath: '/en/calendar.html' });
    expect(screen.getByText(/You have no registration/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See events' })).toHaveAttribute('href', '/en/calendar.html');
    expect(callsOf('S1')).toEqual([]);
  });

  test('has the reference alone of an event that is missing', async () => {
    partner();
    registrations(origin).set('u-partner-admin', [
      { eventId: 'gone-2026', status: 'registered', reference: 'R-0777', seats: 1 },
    ]);
    await show();
    expect(screen.getByRole('heading', { name: 'R-0777' })).toBeVisible();
    expect(screen.getByText('This event is no longer listed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });
});

describe('cancelling', () => {
  test('asks first; then the row says so and has the focus', async () => {
    partner();
    await show();
    const button = row(/Riyadh/).getByRole('button', { name: /Cancel registration: .*Riyadh/ });
    await act(async () => void fireEvent.click(button));
    expect(await screen.findByRole('alertdialog')).toHaveAccessibleDescription(/somebody else/);
    await press('Yes, cancel');
    await waitFor(() => expect(row(/Riyadh/).getByText('Cancelled by you')).toBeVisible());
    expect(screen.getByRole('status')).toHaveTextContent(/Your registration for .*Riyadh.* is cancelled/);
    expect(document.activeElement).toHaveTextContent(/Riyadh/);
    expect(row(/Riyadh/).queryByRole('button')).toBeNull();
    expect(events).toMatchObject([{ event: 'form_submit', click_text: 'riyadh-trade-days-2026' }]);
  });

  test('is off within the hours before, with the reason', async () => {
    partner();
    vi.setSystemTime('2026-12-06T12:00:00+03:00');
    await show({ cancelHours: 24 });
    expect(row(/Riyadh/).queryByRole('button', { name: /Cancel/ })).toBeNull();
    expect(row(/Riyadh/).getByText(/could be cancelled until December 6, 2026/)).toBeVisible();
  });

  test('that fails leaves the registration, and is said', async () => {
    partner();
    await show();
    origin.switches.fail = ['Q2:500'];
    fireEvent.click(row(/Riyadh/).getByRole('button', { name: /Cancel/ }));
    await screen.findByRole('alertdialog');
    await press('Yes, cancel');
    expect(await screen.findByRole('alert')).toHaveTextContent('was not cancelled');
    expect(row(/Riyadh/).getByText('You are registered')).toBeVisible();
  });

  test('is not offered where the author wants none', async () => {
    partner();
    await show({ allowCancel: false });
    expect(screen.queryByRole('button', { name: /Cancel/ })).toBeNull();
  });
});

describe('calendar files', () => {
  test('hold one event, or all that the visitor has a place at', async () => {
    partner();
    registrations(origin).get('u-partner-admin')?.push({
      eventId: 'japan-webinar-2026',
      status: 'registered',
      reference: 'R-0950',
      seats: 1,
    });
    await show();
    const kept = recordKeptFiles();
    fireEvent.click(row(/Riyadh/).getByRole('button', { name: /Add to calendar/ }));
    await press('Add all to calendar, ICS file');
    const [one, all] = await kept();
    expect(one?.text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(all?.text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(all?.name).toBe('My registrations.ics');
    expect(events).toMatchObject([{ event: 'download' }, { event: 'download', count: 2 }]);
  });

  test('are not offered where the author wants none', async () => {
    partner();
    await show({ allowIcs: false });
    expect(screen.queryByRole('button', { name: /calendar/ })).toBeNull();
  });
});

test('an anonymous visitor is asked to sign in', async () => {
  await show();
  expect(screen.getByText(/Sign in to see the events/)).toBeVisible();
  expect(callsOf('Q2')).toEqual([]);
});

test('registrations that fail are asked for again', async () => {
  partner();
  origin.switches.fail = ['Q2:500'];
  await show();
  await screen.findByRole('alert');
  origin.switches.fail = [];
  await press('Try again');
  expect(await screen.findByText('R-0901')).toBeVisible();
});

test('events that fail leave the references', async () => {
  partner();
  origin.switches.fail = ['S1:500'];
  await show();
  expect(await screen.findByRole('alert')).toHaveTextContent('your references are here');
  expect(screen.getByRole('heading', { name: 'R-0901' })).toBeVisible();
});

test('a place stands there until they have come', async () => {
  partner();
  origin.switches.slow = 300;
  const { element } = await show();
  expect(element.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(await screen.findByText('R-0901')).toBeVisible();
});

test('an author’s page asks nobody', async () => {
  await show({ calendarPath: '/en/calendar.html' }, { cmsMode: 'author' });
  expect(screen.getByText(/You have no registration/)).toBeVisible();
  expect(origin.calls).toEqual([]);
});

test.each([
  ['/en/calendar/{id}.html', '/en/calendar/a-1.html'],
  ['/en/event.html', '/en/event.id-a-1.html'],
  ['/en/event.html?x=1', '/en/event.id-a-1.html?x=1'],
  ['/en/event', '/en/event.id-a-1'],
])('%s leads to %s', (path, href) => {
  expect(detailHref(path, 'a-1')).toBe(href);
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKeptFiles } from '#testing/kept-files.ts';
import { exampleOf, renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: object[];
const setClock = (now: string) => vi.setSystemTime(now);
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('2026-11-20T12:00:00+03:00');
  signIn('u-partner-admin');
});

const signIn = (id: string) => {
  document.cookie = `ssid-access-token=demo-${id}; path=/`;
};
async function show(config: string | object = 'default', options: PageOptions = {}) {
  const { element } = await renderWidget('calendar-event', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: 'partner-tools/calendar/riyadh-trade-days-2026.html',
    ...options,
  });
  await settle();
  return element;
}

const example = exampleOf('calendar-event', 'default') as { readonly event: object };
/** The example with another event of the same kind: a change of its fields, and of the widget's. */
const withEvent = (change: object, config: object = {}) => ({
  ...example,
  ...config,
  event: { ...example.event, ...change },
});
/** An event that the visitor has not registered for. */
const webinar = { id: 'japan-webinar-2026', closes: '2026-12-01T18:00:00+09:00', remaining: 148 };
const registerPath = '/en/partner-tools/calendar/event-registration.html';
/** The event that the address names, as the search knows it. */
const search = (id: string, config: object = {}, options: PageOptions = {}) =>
  show({ registerPath, ...config }, { path: `partner-tools/calendar/${id}.html`, ...options });

/** Text as it is read: engines write narrow spaces into times. */
const textOf = (element: Element) => element.textContent?.replace(/[\u202F\u00A0\u2009]/g, ' ');
const box = () => screen.getByRole('group', { name: 'Registration' });
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const rows = (table: HTMLElement) => within(table).getAllByRole('row').map(textOf);

describe('what an event says', () => {
  test('stands in a section of its name: facts, dates, speakers, files with type and size', async () => {
    await show(withEvent({}, { title: '', calendar: 'gregory' }));
    const section = screen.getByRole('region', { name: 'Riyadh Trade Days 2026' });
    expect(within(section).getAllByRole('term').map(textOf)).toContain('Where');
    expect(within(section).getByText(/Mon, December 7, 2026/)).toBeVisible();
    expect(within(section).getByText('Noura Sahab')).toBeVisible();
    expect(link(/^Programme ?\(PDF, 1\.5 MB\)/)).toBeVisible();
    expect(link(/^Exhibitor list ?\(XLSX, 140 kB\)/)).toBeVisible();
  });

  test('a file that is opened is reported', async () => {
    await show();
    const file = link(/^Programme/);
    file.addEventListener('click', (click) => click.preventDefault());
    fireEvent.click(file);
    expect(events).toContainEqual(expect.objectContaining({ event: 'download', click_text: 'Programme' }));
  });

  test('a date is kept as a file for calendars', async () => {
    const kept = recordKeptFiles();
    await show();
    await userEvent.click(screen.getByRole('button', { name: 'Add to calendar, ICS file' }));
    expect((await kept())[0]!.text).toMatch(/DTSTART:20261207T060000Z/);
  });

  test('its prices, tickets and pictures stand as on every page of an event', async () => {
    const priceTiers = [{ label: 'Stand', amount: 400, currency: 'SAR' }];
    await show(withEvent({ priceTiers, gallery: [{ fileReference: '/images/museum.jpg' }] }));
    expect(rows(screen.getByRole('table', { name: 'Prices' }))).toEqual(['TicketPrice', 'StandSAR 400']);
    expect(document.querySelector('[data-component="image-gallery"]')).not.toBeNull();
  });
});

describe('the programme', () => {
  test('of several days is a table for each day, in tabs; the tab that is chosen is reported', async () => {
    await show();
    const tabs = within(screen.getByRole('tablist', { name: 'Days of the programme' }));
    expect(tabs.getAllByRole('tab').map(textOf)).toEqual([
      'Mon, December 7',
      'Tue, December 8',
      'Wed, December 9',
    ]);
    expect(rows(screen.getByRole('table', { name: 'Mon, December 7' }))).toEqual([
      'TimeItemSpeakersRoom',
      '9:00 – 10:00 AMRegistration and coffeeHall 1',
      '10:00 – 11:00 AMOpeningNoura Sahab, Faisal GhadirHall 1',
      '11:00 AM – 5:00 PMOne-to-one meetingsMeeting rooms 4 to 9',
    ]);
    await userEvent.click(tabs.getByRole('tab', { name: 'Wed, December 9' }));
    expect(screen.getByRole('rowheader', { name: 'Closing coffee' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Mon, December 7' })).toBeNull();
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'tab_click', click_text: 'Wed, December 9' }),
    );
  });

  test('of one day has no tabs, its times those of the event’s zone, which is named', async () => {
    await search('japan-webinar-2026');
    expect(screen.queryByRole('tablist')).toBeNull();
    expect(screen.getByText('Times: Japan Standard Time')).toBeVisible();
    expect(rows(screen.getByRole('table', { name: 'Wed, December 2' }))[1]).toMatch(/^4:00 – /);
  });

  test('names speakers by their identifiers; what has no time is left out, an end before its start too', async () => {
    const agenda = [
      { title: 'Late', start: '2026-12-07T12:00:00+03:00', end: '2026-12-07T11:00:00+03:00' },
      { title: 'Early', start: '2026-12-07T09:00:00+03:00', speakerIds: ['noura-sahab', 'nobody'] },
      { title: 'Some time', start: 'after lunch' },
    ];
    const speakers = [{ id: 'noura-sahab', name: 'Noura Sahab' }];
    await show(withEvent({ agenda, speakers }));
    expect(rows(screen.getByRole('table', { name: 'Mon, December 7' }))).toEqual([
      'TimeItemSpeakers',
      '9:00 AMEarlyNoura Sahab',
      '12:00 PMLate',
    ]);
  });
});

describe('the registration', () => {
  test('that is open says until when and how many seats are left, and leads to the form', async () => {
    await search('japan-webinar-2026', { showAttendees: true });
    expect(box()).toHaveTextContent('Registration is open until December 1, 2026');
    expect(box()).toHaveTextContent('61 places left');
    expect(box()).toHaveTextContent('89 people take part');
    const register = within(box()).getByRole('link', { name: 'Register' });
    expect(register).toHaveAttribute('href', `${registerPath}?eventId=japan-webinar-2026`);
    register.addEventListener('click', (click) => click.preventDefault());
    fireEvent.click(register);
    expect(events).toContainEqual(expect.objectContaining({ event: 'cta_click', click_text: 'Register' }));
  });

  test.each([
    ['/en/register/{id}.html', '/en/register/japan-webinar-2026.html'],
    ['/en/register.html?from=calendar', '/en/register.html?from=calendar&eventId=japan-webinar-2026'],
  ])('whose page is %s leads to %s', async (path, href) => {
    await search('japan-webinar-2026', { registerPath: path });
    expect(link('Register')).toHaveAttribute('href', href);
  });

  test('with no page of its own has no link', async () => {
    await search('japan-webinar-2026', { registerPath: undefined });
    expect(within(box()).queryByRole('link')).toBeNull();
  });

  test.each([
    ['not open yet', '2026-10-01T12:00:00+03:00', 'Registration opens on October 20, 2026'],
    ['closed', '2026-12-01T22:00:00+09:00', 'Registration has closed.'],
  ])('that is %s says so and offers nothing', async (_, now, text) => {
    setClock(now);
    await search('japan-webinar-2026');
    expect(box()).toHaveTextContent(text);
    expect(within(box()).queryByRole('link')).toBeNull();
  });

  test('of an event that is full leads to the waiting list', async () => {
    signIn('u-sta-admin');
    await search('fam-alula-2026', {}, {});
    expect(box()).toHaveTextContent('All places are taken. You can join the waiting list.');
  });

  test('that the visitor has shows its status, seats, reference, the way to change it and to join', async () => {
    await show();
    expect(box()).toHaveTextContent('You are registered');
    expect(box()).toHaveTextContent('2 seats');
    expect(box()).toHaveTextContent('R-0901');
    expect(link('Change or cancel')).toHaveAttribute(
      'href',
      `${registerPath}?eventId=riyadh-trade-days-2026`,
    );
    expect(link(/^Join online/)).toHaveAttribute('href', 'https://meet.example.com/riyadh-trade-days-2026');
    expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
  });

  test('shows the online meeting to nobody else', async () => {
    await show(withEvent(webinar));
    expect(link('Register')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Join online/ })).toBeNull();
  });

  test('of another role is explained', async () => {
    await show(withEvent({ ...webinar, audienceRoles: ['STA_ADMIN'] }));
    expect(box()).toHaveTextContent('not for your role');
    expect(within(box()).queryByRole('link')).toBeNull();
  });

  test('a place on the waiting list is said with its number', async () => {
    await search('fam-alula-2026');
    expect(box()).toHaveTextContent('Place 2 on the waiting list');
  });

  test('of a cancelled event is none, and its calendar file cancels', async () => {
    await search('cruise-webinar-2026');
    expect(screen.getByText('This event is cancelled.')).toBeVisible();
    expect(within(box()).queryByRole('link')).toBeNull();
    expect(screen.getByRole('button', { name: /ICS file/ })).toBeVisible();
  });

  test('of an event that is over says who took part, and its files stay', async () => {
    await search('winter-briefing-2026');
    expect(screen.getByText('This event is over.')).toBeVisible();
    expect(box()).toHaveTextContent('You took part');
    expect(box()).toHaveTextContent('Its files stay on this page.');
    expect(link(/^Slides ?\(PDF, 3\.3 MB\)/)).toBeVisible();
  });

  test('of a deadline is none at all', async () => {
    await search('academy-deadline-2026');
    expect(box()).toHaveTextContent('There is no registration for this event.');
  });

  test('that cannot be fetched is asked for again; the event stays', async () => {
    origin.switches.fail = ['Q2:500'];
    await show();
    expect(await within(box()).findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByText('Opening')).toBeVisible();
    origin.switches.fail = [];
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    await settle();
    expect(box()).toHaveTextContent('R-0901');
  });
});

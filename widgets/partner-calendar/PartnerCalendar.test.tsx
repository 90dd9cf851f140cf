import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();

let events: Record<string, unknown>[];
let pages = 0;
beforeEach(() => {
  events = [];
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('scrollTo', () => {});
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-27T12:00:00+03:00');
});

const partner = () => {
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
};

async function show(config: string | object = 'default', options: PageOptions = {}) {
  pages += 1;
  const rendered = await renderWidget('partner-calendar', config, {
    mode: 'B2B',
    site: { userApi: services },
    path: `calendar-${pages}.html`,
    ...options,
  });
  await settle();
  await vi.dynamicImportSettled();
  await settle();
  return rendered;
}

const press = async (name: string | RegExp) => {
  await act(async () => void fireEvent.click(await screen.findByRole('button', { name })));
  await settle();
};
const key = async (name: string, options = {}) => {
  await act(async () => void fireEvent.keyDown(document.activeElement!, { key: name, ...options }));
  await settle();
};
const day = (name: RegExp) => screen.findByRole('button', { name });
const asked = () => callsOf('S1').map(({ url }) => new URL(url, location.href).searchParams);
const barsOn = async (name: RegExp) =>
  [...(await day(name)).querySelectorAll<HTMLElement>('[data-place]')].map(({ dataset, textContent }) => ({
    place: dataset['place'],
    text: textContent,
  }));
const row = (title: string | RegExp) =>
  within(screen.getByRole('heading', { name: title }).closest<HTMLElement>('li')!);
const titles = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);

describe('whoever', () => {
  test('is anonymous is asked to sign in, and nothing is asked of the search', async () => {
    await show();
    expect(await screen.findByText(/Sign in to see fairs/)).toBeVisible();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(asked()).toEqual([]);
  });

  test('is signed in sees the month, asked for by its first and last day', async () => {
    partner();
    await show();
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    const [query] = asked();
    expect(['type', 'from', 'to'].map((name) => query?.get(name))).toEqual([
      'b2bEvent',
      '2026-11-01',
      '2026-11-30',
    ]);
    expect(await day(/November 25, 2026.*1 event/)).toBeVisible();
    expect(callsOf('Q2')).toHaveLength(1);
  });
});

describe('the month', () => {
  test('has bars over several days, which say where they begin and end', async () => {
    partner();
    await show('own-events', { path: `own-${pages}.html` });
    await press('Next month');
    expect(await barsOn(/December 7,/)).toEqual([{ place: 'start', text: 'Riyadh Trade Days' }]);
    expect(await barsOn(/December 8,/)).toEqual([{ place: 'middle', text: '' }]);
    expect(await barsOn(/December 9,/)).toEqual([{ place: 'end', text: '' }]);
    // It began in November: its text stands again on the first day shown.
    expect(await barsOn(/December 1,/)).toEqual([{ place: 'end', text: 'Desert route for agents' }]);
  });

  test('shows three bars of a day and says how many more there are', async () => {
    partner();
    await show('own-events');
    expect(await barsOn(/November 30,.*5 events/)).toHaveLength(3);
    expect(await day(/November 30,/)).toHaveTextContent('2 more');
    expect(screen.getByRole('grid').querySelectorAll('a, [tabindex="0"]')).toHaveLength(1);
  });

  test('gives the list of a day by Enter, with the focus on its heading', async () => {
    partner();
    await show('own-events');
    const tabStop = await day(/November 27,/);
    act(() => tabStop.focus());
    await key('ArrowRight');
    await key('ArrowRight');
    await key('ArrowRight');
    expect(document.activeElement).toHaveAccessibleName(/November 30/);
    await userEvent.keyboard('{Enter}');
    await settle();
    expect(screen.getByRole('heading', { name: 'Monday, November 30' })).toHaveFocus();
    expect(titles()).toHaveLength(5);
    expect(row('Harbour visit').getByText('Cancelled')).toBeVisible();
    expect(new URLSearchParams(location.search).get('f.date')).toBe('2026-11-30..2026-11-30');
  });

  test('comes with the day of an address, whose list is open', async () => {
    partner();
    await show('own-events', { path: `day-${pages}.html?f.date=2026-12-08..2026-12-08` });
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Tuesday, December 8' })).toBeVisible();
    expect(titles()).toEqual(['Riyadh Trade Days']);
  });

  test('is not in the address, and closes the list of a day of another month', async () => {
    partner();
    await show('own-events');
    await press(/November 30,/);
    await press('Next month');
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(location.search).toBe('');
    expect(screen.queryByRole('heading', { name: 'Monday, November 30' })).toBeNull();
  });

  test('of the past can be looked through, one question for each', async () => {
    partner();
    await show();
    await press('Previous month');
    expect(await screen.findByRole('grid', { name: 'October 2026' })).toBeVisible();
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(asked().at(-1)?.get('from')).toBe('2026-10-01');
  });

  test('leads to a date that is chosen in a dialog', async () => {
    partner();
    await show();
    await press('Go to a date');
    await vi.dynamicImportSettled();
    const dialog = within(await screen.findByRole('dialog', { name: 'Go to a date' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Next month' }));
    fireEvent.click(dialog.getByRole('button', { name: /December 8, 2026/ }));
    await settle();
    expect(await screen.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    expect(titles().join()).toContain('Riyadh');
  });
});

describe('the week', () => {
  test('has seven days with hours, and keys lead on into the next one', async () => {
    partner();
    await show('own-events', { path: `week-${pages}.html?view=week` });
    await vi.dynamicImportSettled();
    await settle();
    const grid = await screen.findByRole('grid', { name: /November 22 – 28, 2026/ });
    expect(within(grid).getAllByRole('gridcell')).toHaveLength(7);
    expect(await day(/November 25,/)).toHaveTextContent(/7:00 – 9:00.PM/);
    act(() =>
      within(grid)
        .getByRole('button', { name: /November 27/ })
        .focus(),
    );
    await key('ArrowDown');
    expect(document.activeElement).toHaveAccessibleName(/December 4/);
    await press('Previous week');
    expect(await screen.findByRole('grid', { name: /November 22 – 28/ })).toBeVisible();
  });
});

describe('the list', () => {
  const openList = async (config: string | object = 'default') => {
    partner();
    await show(config);
    await press('List');
    await vi.dynamicImportSettled();
    await settle();
  };

  test('has every event of the month under its day, and is told as a tab', async () => {
    await openList();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Wednesday, November 4', 'Sunday, November 29']),
    );
    expect(screen.getByText('4 events')).toBeVisible();
    expect(events).toContainEqual(expect.objectContaining({ event: 'tab_click', click_text: 'List' }));
  });

  test('stands alone below 768 px', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query === '(width < 768px)',
      addEventListener() {},
      removeEventListener() {},
    }));
    partner();
    await show();
    await vi.dynamicImportSettled();
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.queryByRole('group', { name: 'View' })).toBeNull();
    expect(titles()).toHaveLength(4);
  });

  test('marks what the visitor is registered for or waits for, by one question', async () => {
    await openList({ title: 'Calendar', views: ['month', 'list'] });
    expect(row(/AlUla/).getByText('You are on the waiting list')).toBeVisible();
    await press('Next month');
    expect(row(/Riyadh Trade/).getByText('You are registered')).toBeVisible();
    expect(callsOf('Q2')).toHaveLength(1);
  });

  test('asks for no registrations where the author wants no marks', async () => {
    await openList({ title: 'Calendar', views: ['month', 'list'], showRegistered: false });
    expect(titles()).toHaveLength(4);
    expect(callsOf('Q2')).toHaveLength(0);
  });

  test('leads to an event and to its registration', async () => {
    await openList();
    await press('Next month');
    const japan = row(/Japan/);
    expect(japan.getByRole('link', { name: /Japan/ })).toHaveAttribute(
      'href',
      '/en/partner-tools/calendar/japan-webinar-2026.html',
    );
    expect(japan.getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/en/partner-tools/calendar/event-registration.html?eventId=japan-webinar-2026',
    );
  });

  test('leads below the page that the author names without a place for the event', async () => {
    await openList({ title: 'Calendar', views: ['month', 'list'], eventPath: '/en/trade-calendar.html' });
    await press('Next month');
    expect(row(/Japan/).getByRole('link', { name: /Japan/ })).toHaveAttribute(
      'href',
      '/en/trade-calendar/japan-webinar-2026.html',
    );
  });

  test('is filtered by category, which is written beside its colour and kept in the address', async () => {
    await openList();
    await press('Deadline');
    expect(titles()).toHaveLength(1);
    expect(row(titles()[0]!).getByText('Deadline')).toBeVisible();
    expect(new URLSearchParams(location.search).getAll('f.category')).toEqual(['deadline']);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'filter_change', click_text: 'Deadline' }),
    );
  });

  test('says when the search fails, keeps the page’s own events and asks again', async () => {
    partner();
    origin.switches.fail = ['S1'];
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({
      title: 'Calendar',
      events: [{ title: 'Open day', startDate: '2026-11-28' }],
      views: ['list'],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(titles()).toEqual(['Open day']);
    origin.switches.fail = [];
    await press('Try again');
    expect(titles()).toHaveLength(5);
  });
});

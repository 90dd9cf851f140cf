import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWidget } from '#testing/render-widget.tsx';
import { callsOf, services, setSession, settle } from '#testing/session/session-page.tsx';

/** Grids and the head of a month are fetched later and may stay away; the events do not wait for them. */

setSession();

const lost = vi.hoisted(() => ({ isLost: true }));
const orLost = <Part,>(part: Part) => {
  if (lost.isLost) throw new Error('The connection is lost.');
  return part;
};
vi.mock('#src/calendar/MonthHead.tsx', async (original) => {
  const { MonthHead } = await original<typeof import('#src/calendar/MonthHead.tsx')>();
  return {
    get MonthHead() {
      return orLost(MonthHead);
    },
  };
});
vi.mock('#src/calendar/WeekGrid.tsx', async (original) => {
  const { WeekGrid } = await original<typeof import('#src/calendar/WeekGrid.tsx')>();
  return {
    get WeekGrid() {
      return orLost(WeekGrid);
    },
  };
});
vi.mock('./Grid.tsx', async (original) => {
  const { Grid } = await original<typeof import('./Grid.tsx')>();
  return {
    get Grid() {
      return orLost(Grid);
    },
  };
});

beforeEach(() => {
  lost.isLost = true;
  document.cookie = 'ssid-access-token=demo-u-partner-admin; path=/';
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('scrollTo', () => {});
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime('2026-11-27T12:00:00+03:00');
});

const come = async () => {
  await settle();
  await vi.dynamicImportSettled();
  await settle();
};
const titles = () => screen.queryAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent);
const again = async () => {
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  await come();
};
const notLoaded = /^This could not be loaded/;
const asked = () =>
  callsOf('S1').map(({ url }) => {
    const query = new URL(url, location.href).searchParams;
    return `${query.get('from')}..${query.get('to')}`;
  });

test.each([
  ['list', 'November 2026', ['2026-11-01..2026-11-30'], 'heading'],
  ['month', 'November 2026', ['2026-11-01..2026-11-30'], 'grid'],
  ['week', 'November 22 – 28, 2026', ['2026-11-01..2026-11-30', '2026-11-22..2026-11-28'], 'grid'],
] as const)(
  'where the %s cannot be fetched the events of the month are listed, and it can be tried again',
  async (view, name, questions, role) => {
    await renderWidget(
      'partner-calendar',
      { title: 'Calendar', views: [view] },
      { mode: 'B2B', site: { userApi: services }, path: `lost-${view}.html` },
    );
    await come();
    expect(screen.getByText(notLoaded)).toBeVisible();
    expect(titles()).toHaveLength(4);
    expect(screen.getByText('4 events')).toBeVisible();
    expect(asked()).toEqual(['2026-11-01..2026-11-30']);
    await again();
    expect(screen.getByText(notLoaded)).toBeVisible();

    lost.isLost = false;
    await again();
    expect(screen.queryByText(notLoaded)).toBeNull();
    expect(screen.getByRole(role, { name })).toBeVisible();
    expect(screen.getByRole('heading', { name })).toHaveFocus();
    expect(asked()).toEqual(questions);
  },
);

test('a Hijri month is listed by its own days where its head cannot be fetched', async () => {
  await renderWidget(
    'partner-calendar',
    { title: 'Calendar', views: ['list'], calendar: 'hijri' },
    { mode: 'B2B', site: { userApi: services }, path: 'lost-hijri.html' },
  );
  await come();
  expect(asked()).toEqual(['2026-11-11..2026-12-09']);
});

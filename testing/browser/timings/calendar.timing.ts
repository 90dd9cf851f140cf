import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { setStage } from '../stage.ts';
import { forPartner, longestTaskOf, longestTaskOfMount, readyToPress, showSlow } from './mount-task.ts';

/** Thirty-one events of today with 2,000 dates in a year, on a processor four times as slow. */

const stage = setStage();

const dayAt = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

const timed = (day: string, hour: number) => ({
  start: `${day}T${String(hour).padStart(2, '0')}:00:00+03:00`,
  end: `${day}T${hour + 2}:30:00+03:00`,
});

const events = Array.from({ length: 31 }, (_, index) => {
  const dates = index < 16 ? 65 : 64;
  const hour = 10 + (index % 11);
  return {
    id: `evening-${index + 1}`,
    type: 'event',
    title: `Evening ${index + 1} in the old town`,
    url: `/en/events/evening-${index + 1}`,
    description: 'Coffee, poetry and lanterns in the lanes between the gates.',
    category: ['fair', 'webinar', 'workshop'][index % 3],
    venue: 'Old town',
    city: 'Riyadh',
    timeZone: 'Asia/Riyadh',
    occurrences: Array.from({ length: dates }, (_, date) =>
      timed(dayAt(Math.round((date * 365) / dates) + (date === 0 ? 0 : index % 5)), hour),
    ),
  };
});

const categories = ['fair', 'webinar', 'workshop'].map((key) => ({ key, label: key, colour: 'blue' }));

const widgets = {
  'event-catalogue': {
    config: { title: 'What’s on', source: 'config', views: ['month', 'list'], items: events },
    few: {
      items: events.slice(0, 2).map((event) => ({ ...event, occurrences: event.occurrences.slice(0, 2) })),
    },
    parts: {},
  },
  'partner-calendar': {
    config: { title: 'Trade events', source: 'config', views: ['month', 'week', 'list'], categories, events },
    few: { events: [] },
    parts: forPartner(stage, 'u-partner-admin'),
  },
} as const;

const names = Object.keys(widgets) as (keyof typeof widgets)[];

/** The month of today. */
async function showMonth(name: keyof typeof widgets): Promise<Page> {
  const { config, parts } = widgets[name];
  const page = await showSlow(stage, name, config, parts);
  await page.getByRole('grid').waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('there are 31 events on one day, and 2,000 dates', () => {
  const dates = events.flatMap(({ occurrences }) => occurrences.map(({ start }) => start.slice(0, 10)));
  expect(dates).toHaveLength(2000);
  expect(dates.filter((day) => day === dayAt(0)).length).toBeGreaterThanOrEqual(31);
});

test.each(names)('no task is longer than 50 ms while %s is read and drawn', async (name) => {
  const { config, few, parts } = widgets[name];
  expect(await longestTaskOfMount(stage, name, { ...config, ...few }, config, parts)).toBeLessThan(50);
});

test.each(names)('no task is longer than 50 ms when another month of %s is shown', async (name) => {
  const page = await showMonth(name);
  const next = await readyToPress(button(page, 'Next month'));
  await next();
  await next();
  expect(await longestTaskOf(stage, page, next)).toBeLessThan(50);
});

test.each(names)('no task is longer than 50 ms when the day of all events of %s is chosen', async (name) => {
  const page = await showMonth(name);
  const choose = await readyToPress(page.locator('button[data-day][aria-current="date"]'));
  expect(await longestTaskOf(stage, page, choose)).toBeLessThan(50);
  expect(page.url()).toMatch(/date=/);
});

test('no task is longer than 50 ms when the trade calendar shows a week', async () => {
  const page = await showMonth('partner-calendar');
  await button(page, 'Week').click();
  await button(page, 'Next week').waitFor();
  await button(page, 'Month').click();
  await button(page, 'Next month').waitFor();
  const showWeek = await readyToPress(button(page, 'Week'));
  expect(await longestTaskOf(stage, page, showWeek)).toBeLessThan(50);
  await button(page, 'Next week').waitFor();
});

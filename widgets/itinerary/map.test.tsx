import { screen, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

const globals = window as unknown as { dataLayer: { event?: string; click_text?: string }[] };
beforeEach(() => {
  globals.dataLayer = [];
});
afterEach(() => vi.restoreAllMocks());

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const days = [
  {
    label: 'Friday',
    stops: [
      { id: 'a', title: 'Gate', latitude: 24.63, longitude: 46.71, minutes: 90, url: '#gate' },
      { id: 'b', title: 'Somewhere' },
    ],
  },
  { stops: [{ id: 'c', title: 'Cliff', latitude: 24.83, longitude: 45.99 }] },
];
const show = async (config: object = { days }, options: PageOptions = {}) => {
  giveMapsASize();
  await renderWidget('itinerary', config, options);
};
const map = () => screen.findByRole('group', { name: 'Map' });
const marker = async (name: string) => within(await map()).findByRole('button', { name });
const entry = (title: string) => screen.getByText(title, { selector: 'li *' }).closest('li');
const told = (event: string) =>
  globals.dataLayer.filter((one) => one.event === event).map((one) => one.click_text);

test('the stops stand on the map with the numbers of the list, and a line leads from each to the next', async () => {
  await show();
  expect(await marker('Gate')).toHaveTextContent('1');
  expect(await marker('Cliff')).toHaveTextContent('3');
  // Of two points, and drawn twice: on a casing.
  const lines = [...(await map()).querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(lines.filter((line) => /^M[^ML]+L[^MLz]+$/.test(line))).toHaveLength(2);
});

test('a stop without a position is in the list alone', async () => {
  await show();
  await marker('Gate');
  expect(within(await map()).queryByRole('button', { name: 'Somewhere' })).toBeNull();
  expect(within(entry('Somewhere')!).queryByRole('button', { name: /on the map/ })).toBeNull();
});

test('a marker opens the card of its stop and its day, marks its entry; both close together, and the focus goes back', async () => {
  await show();
  const cliff = await marker('Cliff');
  expect(screen.getByRole('button', { name: 'Day 2' })).toHaveAttribute('aria-expanded', 'false');
  await user.click(cliff);
  const card = screen.getByRole('group', { name: 'About Cliff' });
  expect(card).toHaveFocus();
  expect(card).toHaveTextContent('CliffDay 2');
  expect(screen.getByRole('button', { name: 'Day 2' })).toHaveAttribute('aria-expanded', 'true');
  expect(entry('Cliff')).toHaveAttribute('aria-current', 'true');
  expect(told('map_marker_click')).toEqual(['Cliff']);
  await user.keyboard('{Escape}');
  expect(cliff).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Day 2' })).toHaveAttribute('aria-expanded', 'false');
  expect(entry('Cliff')).not.toHaveAttribute('aria-current');
});

test('an entry of the list shows its stop on the map', async () => {
  await show();
  await marker('Gate');
  await user.click(screen.getByRole('button', { name: 'Show Gate on the map' }));
  const card = screen.getByRole('group', { name: 'About Gate' });
  expect(card).toHaveTextContent('GateFriday · 1 h 30 min');
  expect(told('map_marker_click')).toEqual([]);
  await user.click(within(card).getByRole('link', { name: 'Gate' }));
  expect(told('item_click')).toEqual(['Gate']);
});

test.each([
  ['no author wants it', { days, showMap: false }],
  ['no stop has a position', { days: [{ stops: [{ id: 'b', title: 'Somewhere' }] }] }],
])('there is no map where %s', async (_, config) => {
  await show(config);
  expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
  expect(screen.queryByRole('button', { name: /on the map/ })).toBeNull();
});

test('latitude and longitude that were swapped are told to the author, and are on no map', async () => {
  const swapped = { id: 'a', title: 'Gate', latitude: 46.71, longitude: 24.63 };
  await show({ days: [{ stops: [swapped] }] }, { cmsMode: 'author' });
  expect(await screen.findByRole('note')).toHaveTextContent(
    'Latitude and longitude seem to be swapped: Gate.',
  );
  expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
});

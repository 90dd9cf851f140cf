import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

const place = (id: string, title: string, latitude: number, longitude: number, more: object = {}) => ({
  id,
  type: 'place',
  title,
  url: `/en/places/${id}`,
  latitude,
  longitude,
  ...more,
});
const riyadh = place('riyadh', 'Riyadh', 24.71, 46.68, {
  categories: ['cities'],
  description: 'The capital.',
});
const jeddah = place('jeddah', 'Jeddah', 21.54, 39.17, { tags: ['cities', 'sea'], bestMonths: [1, 2] });
const hegra = place('hegra', 'Hegra', 26.79, 37.95, { categories: ['heritage'] });
const oasis = { id: 'oasis', title: 'An oasis somewhere' };
const categories = [
  { key: 'cities', label: 'Cities', iconName: 'grid', colour: '#0f4fc4' },
  { key: 'heritage', label: 'Heritage', colour: '#b0224c' },
];
const items = [riyadh, jeddah, hegra, oasis];

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
let events: Record<string, unknown>[];

beforeEach(() => {
  giveMapsASize();
  events = [];
  vi.stubGlobal('dataLayer', events);
});

const show = async (config: object, options?: PageOptions) => {
  await renderWidget('interactive-map', { title: 'Places', items, categories, ...config }, options);
  return screen.findByRole('button', { name: 'Zoom in' });
};
const map = () => screen.getByRole('group', { name: 'Map' });
const list = () => screen.getByRole('list', { name: 'Places on the map' });
const names = () =>
  within(list())
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('[dir="auto"]')?.textContent);
const marker = (name: string) => within(map()).findByRole('button', { name });

describe('a map of places', () => {
  test('has a marker for each place with a position, in the order of the list, which holds all', async () => {
    await show({});
    await marker('Hegra');
    const markers = within(map()).getAllByRole('button', { expanded: false });
    expect(markers.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Riyadh', 'Jeddah', 'Hegra']),
    );
    expect(names()).toEqual(['Riyadh', 'Jeddah', 'Hegra', 'An oasis somewhere']);
    expect(within(list()).queryByRole('button', { name: /oasis/ })).toBeNull();
  });

  test('opens the card of a marker that is pressed, and marks its entry', async () => {
    await show({});
    await user.click(await marker('Jeddah'));
    const card = screen.getByRole('group', { name: 'About Jeddah' });
    expect(card).toHaveFocus();
    expect(within(card).getByRole('link', { name: 'Jeddah' })).toHaveAttribute('href', '/en/places/jeddah');
    expect(within(card).getByText('Best time: Jan–Feb')).toBeVisible();
    expect(within(card).getByRole('link', { name: /Directions/ })).toHaveAttribute(
      'href',
      expect.stringContaining('destination=21.54,39.17'),
    );
    expect(within(list()).getByText('Jeddah').closest('li')).toHaveAttribute('aria-current', 'true');
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'map_marker_click', click_text: 'Jeddah' }),
    );
  });

  test('closes the card when its marker is pressed again', async () => {
    await show({});
    await user.click(await marker('Jeddah'));
    (await marker('Jeddah')).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'About Jeddah' })).toBeNull();
  });

  test('begins its list with what it shows at first, and a turned phone moves it for nobody', async () => {
    let resize = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          resize = callback;
        }
        observe() {}
        disconnect() {}
      },
    );
    await show({ center: [21.5, 39.2], zoom: 9 });
    await waitFor(() => expect(names()[0]).toBe('Jeddah'));
    giveMapsASize(400, 500);
    resize();
    await user.click(screen.getByRole('button', { name: 'Show Riyadh on the map' }));
    await waitFor(() => expect(names()[0]).toBe('Riyadh'));
    expect(location.search).toBe('');
    expect(events).not.toContainEqual(expect.objectContaining({ event: 'map_view_change' }));
  });

  test('gives the focus back to the marker when Escape closes its card', async () => {
    await show({});
    await user.click(await marker('Jeddah'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'About Jeddah' })).toBeNull();
    await waitFor(async () => expect(await marker('Jeddah')).toHaveFocus());
  });

  test('is led by the list: an entry moves the map to its place and opens its card', async () => {
    await show({ center: [18, 42], zoom: 9 });
    expect(within(map()).queryByRole('button', { name: 'Riyadh' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Show Riyadh on the map' }));
    expect(await marker('Riyadh')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'About Riyadh' })).toHaveFocus();
  });

  test('shows what the author wants of a card alone', async () => {
    await show({ cardFields: ['categories'] });
    await user.click(await marker('Riyadh'));
    const card = screen.getByRole('group', { name: 'About Riyadh' });
    expect(within(card).getByText('Cities')).toBeVisible();
    expect(within(card).queryByText('The capital.')).toBeNull();
  });

  test('puts markers together that stand too close, and names how many there are of which kinds', async () => {
    await show({ items: [riyadh, { ...hegra, id: 'near', latitude: 24.72, longitude: 46.69 }, jeddah] });
    const cluster = await marker('2 places: Cities, Heritage');
    await user.click(cluster);
    expect(map()).toHaveFocus();
  });

  test('keeps all markers apart with a radius of 0', async () => {
    const near = { ...hegra, id: 'near', latitude: 24.72, longitude: 46.69 };
    await show({ items: [riyadh, near], clusterRadius: 0 });
    expect(await marker('Riyadh')).toBeVisible();
    expect(await marker('Hegra')).toBeVisible();
  });
});

describe('visitors', () => {
  test('show the places of a category alone, in the list, on the map and in the address', async () => {
    await show({});
    await marker('Hegra');
    await user.click(screen.getByRole('button', { name: /^Heritage/ }));
    await waitFor(() => expect(names()).toEqual(['Hegra']));
    expect(within(map()).queryByRole('button', { name: 'Riyadh' })).toBeNull();
    expect(new URLSearchParams(location.search).getAll('f.category')).toEqual(['heritage']);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'filter_change', click_text: 'Heritage' }),
    );
  });

  test('find a place by its name, whatever its accents, and show all again where nothing fits', async () => {
    await show({ items: [{ ...riyadh, title: 'Al-Ḥijr' }, jeddah] });
    await user.type(screen.getByRole('searchbox', { name: 'Find a place' }), 'hijr');
    await waitFor(() => expect(names()).toEqual(['Al-Ḥijr']));
    expect(new URLSearchParams(location.search).get('q')).toBe('hijr');
    await user.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No place fits what you have chosen.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all places' }));
    await waitFor(() => expect(names()).toHaveLength(2));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('zoom and move by buttons and keys; the address follows, and replaces itself', async () => {
    const zoomIn = await show({ center: [24, 45], zoom: 5 });
    const entries = history.length;
    await user.click(zoomIn);
    await waitFor(() => expect(location.search).toBe('?map=24.0000%2C45.0000%2C6'));
    await user.keyboard('-');
    await waitFor(() => expect(location.search).toBe('?map=24.0000%2C45.0000%2C5'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(location.search).toMatch(/^\?map=2[34]\.\d+%2C5\d\.\d+%2C5$/));
    expect(history).toHaveLength(entries);
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'map_view_change', click_text: 'Places' }),
    );
  });

  test.each([
    ['24.7,46.7,11', ['Riyadh']],
    ['21.5,39.2,11', ['Jeddah']],
    ['91,46,5', ['Riyadh', 'Jeddah', 'Hegra']],
    ['24,46,19', ['Riyadh', 'Jeddah', 'Hegra']],
    ['24,46', ['Riyadh', 'Jeddah', 'Hegra']],
  ])('come back to where the address says that the map was: map=%s', async (place, seen) => {
    await show({}, { path: `page.html?map=${place}` });
    await marker(seen[0] ?? '');
    const markers = within(map()).getAllByRole('button', { expanded: false });
    const shown = markers.map(({ textContent }) => textContent);
    expect(shown.filter((name) => name !== 'Move the map')).toEqual(seen);
  });

  test('are shown where they are once they have asked, and told where that is far away', async () => {
    const ask = vi.fn<Geolocation['getCurrentPosition']>();
    vi.stubGlobal(
      'navigator',
      Object.assign(Object.create(navigator), { geolocation: { getCurrentPosition: ask } }),
    );
    await show({ showLocate: true });
    expect(ask).not.toHaveBeenCalled();
    expect(screen.getByText(/your browser asks whether it may tell this page.*is not kept/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show where I am' }));
    const answer = (latitude: number, longitude: number) =>
      ask.mock.lastCall?.[0]({ coords: { latitude, longitude } } as GeolocationPosition);
    answer(48.2, 16.4);
    expect(
      await screen.findByText(/You are far from these places: the nearest is [\d,]+ (km|mi) away/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show where I am' }));
    answer(24.6, 46.6);
    expect(await screen.findByRole('img', { name: 'You are here' })).toBeInTheDocument();
    for (const [code, words] of [
      [1, /Your browser does not say where you are/],
      [3, /Your device cannot tell where it is/],
    ] as const) {
      await user.click(screen.getByRole('button', { name: 'Show where I am' }));
      ask.mock.lastCall?.[1]?.({ code } as GeolocationPositionError);
      expect(await screen.findByText(words)).toBeVisible();
    }
  });
});

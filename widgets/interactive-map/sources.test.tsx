import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';

const point = (longitude: number, latitude: number) => ({
  type: 'Point',
  coordinates: [longitude, latitude],
});
const feature = (id: unknown, title: string, geometry: object | null, more: object = {}) => ({
  type: 'Feature',
  id,
  geometry,
  properties: { title, ...more },
});

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
let asked: URLSearchParams[];
let answer: () => Response;

beforeEach(() => {
  giveMapsASize();
  asked = [];
  answer = () =>
    Response.json({
      data: [
        {
          id: 'ithra',
          type: 'place',
          title: 'Ithra',
          url: '/en/places/ithra',
          latitude: 26.3,
          longitude: 50.1,
        },
      ],
      total: 240,
    });
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (!pathname.endsWith('/solr/search')) return Promise.resolve(new Response('', { status: 404 }));
    asked.push(searchParams);
    return Promise.resolve(answer());
  });
});

const show = (config: object, options?: PageOptions) =>
  renderWidget('interactive-map', { title: 'Places', ...config }, options);
const entries = () =>
  within(screen.getByRole('list', { name: 'Places on the map' }))
    .getAllByRole('listitem')
    .map((entry) => entry.querySelector('[dir="auto"]')?.textContent);

describe('places as GeoJSON', () => {
  const features = [
    feature('hegra', 'Hegra', point(37.95, 26.79)),
    feature(undefined, 'Dadan', point(37.92, 26.65), { id: 'dadan' }),
    feature(3, '<b>Old</b> town', point(37.91, 26.62)),
    feature('route', 'A route', { type: 'LineString', coordinates: [[1, 2]] }),
    feature('nothing', 'Somewhere', null),
    feature('untitled', '', point(1, 2)),
    'rubbish',
  ];

  test.each([
    ['a list', features],
    ['a collection', { type: 'FeatureCollection', features }],
    ['text', JSON.stringify({ type: 'FeatureCollection', features })],
  ])(
    'come as %s: each with a title is in the list, each with a point on the map, and no markup is any',
    async (_, given) => {
      await show({ features: given });
      expect(entries()).toEqual(['Hegra', 'Dadan', '<b>Old</b> town', 'A route', 'Somewhere']);
      const onMap = screen
        .getAllByRole('button', { name: /on the map$/ })
        .map(({ textContent }) => textContent);
      expect(onMap).toEqual([
        'Show Hegra on the map',
        'Show Dadan on the map',
        'Show <b>Old</b> town on the map',
      ]);
    },
  );

  test('are read up to two thousand', async () => {
    const many = Array.from({ length: 2001 }, (_, index) =>
      feature(index, `Place ${index}`, point(40 + (index % 100) / 10, 20 + index / 400)),
    );
    await show({ features: many }, { cmsMode: 'author' });
    expect(await screen.findByText(/1 further feature of the GeoJSON is not read/)).toBeVisible();
    expect(screen.getByText('2,000 places')).toBeVisible();
    expect(entries()).toHaveLength(24);
    await user.click(screen.getByRole('button', { name: 'Show more places' }));
    expect(entries()).toHaveLength(48);
  });
});

describe('places of a search', () => {
  const search = { source: 'search', filters: { type: 'place', query: 'museum' } };

  test('are asked for everywhere, and stand after those that the author wrote', async () => {
    await show({ ...search, items: [{ id: 'own', title: 'Our own', latitude: 21, longitude: 40 }] });
    await waitFor(() => expect(entries()).toEqual(['Our own', 'Ithra']));
    expect(Object.fromEntries(asked[0] ?? [])).toMatchObject({
      type: 'place',
      query: 'museum',
      limit: '100',
    });
    expect(asked[0]?.has('bounds')).toBe(false);
    expect(screen.getByText('1 of 240 places. Zoom in and search this area for more.')).toBeVisible();
  });

  test('are asked for in the area that a visitor has moved the map to', async () => {
    await show({ ...search, center: [24, 45], zoom: 6 });
    const zoomIn = await screen.findByRole('button', { name: 'Zoom in' });
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
    await user.click(zoomIn);
    await user.click(await screen.findByRole('button', { name: 'Search this area' }));
    await waitFor(() => expect(asked.at(-1)?.has('bounds')).toBe(true));
    const [south = 0, west = 0, north = 0, east = 0] = (asked.at(-1)?.get('bounds') ?? '')
      .split(',')
      .map(Number);
    expect([south < 24, 24 < north, west < 45, 45 < east]).toEqual([true, true, true, true]);
    expect(screen.queryByRole('button', { name: 'Search this area' })).toBeNull();
  });

  test('that do not come are told, and come at the next press', async () => {
    const right = answer;
    answer = () => new Response('', { status: 500 });
    await show({ ...search });
    expect(await screen.findByText('The places could not be loaded.')).toBeVisible();
    answer = right;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(entries()).toEqual(['Ithra']));
  });

  test('with what visitors type are the service’s to find', async () => {
    await show({ ...search, filters: { type: 'place' } });
    await waitFor(() => expect(entries()).toEqual(['Ithra']));
    await user.type(screen.getByRole('searchbox'), 'king');
    await waitFor(() => expect(asked.at(-1)?.get('query')).toBe('king'));
    await waitFor(() => expect(entries()).toEqual(['Ithra']));
  });
});

describe('an author', () => {
  test('is told how many places are not on the map, and which have latitude and longitude swapped', async () => {
    const items = [
      { id: 'a', title: 'Riyadh', latitude: 46.68, longitude: 24.71 },
      { id: 'b', title: 'Jeddah', latitude: 21.54, longitude: 39.17 },
      { id: 'c', title: 'Nowhere' },
    ];
    const features = [
      feature('d', 'Hegra', point(26.79, 37.95)),
      feature('e', 'A line', {
        type: 'LineString',
        coordinates: [
          [40, 20],
          [41, 21],
        ],
      }),
    ];
    await show({ items, features, source: 'search' }, { cmsMode: 'author' });
    expect(
      await screen.findByText(
        /5 places, 4 not on the map\. Latitude and longitude seem to be swapped: Riyadh, features 1\. Without a point that can be used, in the GeoJSON: 2\./,
      ),
    ).toBeVisible();
    expect(asked).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Zoom in' })).toBeNull();
  });

  test('is told of tiles without places for their numbers', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {});
    await show({ items: [{ id: 'a', title: 'Riyadh' }], tileUrl: 'https://tiles.example.org/map.png' });
    expect(told.mock.calls.flat().join(' ')).toContain('tileUrl: expected address with {z}, {x} and {y}');
  });
});

test('without places visitors see that there are none, and the country', async () => {
  await show({});
  expect(screen.getByText('There are no places here.')).toBeVisible();
});

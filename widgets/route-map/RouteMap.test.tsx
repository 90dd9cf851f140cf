import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { exampleOf, renderWidget } from '#testing/render-widget.tsx';

let events: { event: string; click_text?: string }[];
beforeEach(() => {
  events = [];
  localStorage.clear();
  vi.stubGlobal('dataLayer', events);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00+03:00') });
  return () => void vi.useRealTimers();
});

const told = (event: string) => events.filter((one) => one.event === event).map((one) => one.click_text);
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');
/** What is said under a name of the list of facts. */
const fact = (name: string) =>
  plain(screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent);
const slider = () => screen.getByRole('slider');
const said = () => plain(slider().getAttribute('aria-valuetext'));
/** Takes the slider to a share of the route, as keys and fingers do. */
const moveTo = (share: number) =>
  fireEvent.change(slider(), {
    target: { value: String(Number((slider() as HTMLInputElement).max) * share) },
  });

/** A way to the north: 11.1 km for each tenth of a degree, up to 1,000 m and down again. */
const coordinates = [
  [46, 24, 500],
  [46, 24.1, 1000],
  [46, 24.2, 800],
];
const route = { type: 'LineString', coordinates };
const stages = [
  { title: 'Up', km: 5, minutes: 90, note: 'Steep.' },
  { title: 'Down', km: 5, minutes: 45 },
];

describe('a visitor reads of a route', () => {
  test('what was measured, and what its author says', async () => {
    await renderWidget('route-map', { title: 'Ridge', route, stages, difficulty: 'hard', surface: 'Gravel' });
    expect(fact('Length')).toBe('22.2 km');
    expect(fact('Time without rests')).toBe('2 hr, 15 min');
    expect(fact('Ascent')).toBe('500 m');
    expect(fact('Descent')).toBe('200 m');
    expect(fact('Highest point')).toBe('1,000 m');
    expect(fact('Difficulty')).toBe('Hard');
    expect(fact('Surface')).toBe('Gravel');
  });

  test('its stages, as an ordered list', async () => {
    await renderWidget('route-map', { title: 'Ridge', route, stages });
    const [list] = screen.getAllByRole('list');
    expect(list?.tagName).toBe('OL');
    expect(
      within(list!)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['1Up5 km · 1 hr, 30 minSteep.Show Up on the map', '2Down5 km · 45 minShow Down on the map']);
  });

  test('what the author warns of, sanitised', async () => {
    await renderWidget('route-map', {
      title: 'Ridge',
      route,
      warnings: '<p>Take <strong>water</strong>.</p><img src=x onerror="alert(1)"><script>alert(2)</script>',
    });
    expect(screen.getByRole('heading', { name: 'Before you set out' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('water').tagName).toBe('STRONG'));
    expect(document.querySelector('[onerror], [data-component] p script')).toBeNull();
  });

  test('names as text, whatever stands in them', async () => {
    const markup = '<b>Up</b>';
    await renderWidget('route-map', {
      route: { type: 'Feature', geometry: route, properties: { title: markup } },
      stages: [{ title: markup, note: markup }],
      surface: markup,
    });
    expect(screen.getAllByText(markup)).toHaveLength(3);
  });
});

describe('the best time', () => {
  test.each([
    [[10, 11, 12], 'Best time: October to December', 'It is November now, a good month.'],
    [[4, 5, 9], 'Best time: April to May and September', 'It is November now, outside the best time.'],
    [[12, 1], 'Best time: December to January', 'It is November now, outside the best time.'],
  ])('of the months %j is told, and whether it is now', async (bestMonths, time, now) => {
    await renderWidget('route-map', { title: 'Ridge', route, bestMonths });
    expect(screen.getByText(time)).toBeVisible();
    expect(await screen.findByText(now)).toBeVisible();
  });

  test('of a route that is good all year is never over', async () => {
    await renderWidget('route-map', 'flat');
    expect(screen.getByText('Good all year round')).toBeVisible();
    expect(screen.queryByText(/It is November/)).toBeNull();
  });

  test('is that of the site’s zone', async () => {
    vi.setSystemTime(new Date('2026-09-30T21:30:00Z'));
    await renderWidget('route-map', { title: 'Ridge', route, bestMonths: [10] });
    expect(await screen.findByText('It is October now, a good month.')).toBeVisible();
  });
});

describe('the profile', () => {
  test('has a slider that goes along the route and says where it is', async () => {
    await renderWidget('route-map', { title: 'Ridge', route, stages });
    expect(slider()).toHaveAccessibleName('Position on the route');
    expect(said()).toBe('0 m from the start, 500 m above the sea. Stage 1: Up');
    moveTo(0.5);
    expect(said()).toBe('11.1 km from the start, 1,000 m above the sea. Stage 2: Down');
    moveTo(1);
    expect(said()).toBe('22.2 km from the start, 800 m above the sea. Stage 2: Down');
  });

  test('shows where the slider is', async () => {
    await renderWidget('route-map', { title: 'Ridge', route });
    moveTo(0.5);
    expect(screen.getByText(/^11\.1.km from the start, 1,000.m above the sea$/)).toBeVisible();
    const [cursor] = document.querySelectorAll('circle');
    expect(Number.parseFloat(cursor?.getAttribute('cx') ?? '')).toBeCloseTo(50, 0);
    expect(cursor).toHaveAttribute('cy', '0%');
  });

  test('runs from left to right in Arabic, too', async () => {
    await renderWidget('route-map', 'arabic', { language: 'ar' });
    expect(getComputedStyle(slider()).direction).toBe('ltr');
    const line = document.querySelector('[data-part="line"]')?.getAttribute('d') ?? '';
    const [first, last] = [line.split('L')[0], line.split('L').at(-1)];
    expect(Number.parseFloat(first!.slice(1))).toBe(0);
    expect(Number.parseFloat(last!)).toBe(100);
    expect(said()).toMatch(/من البداية/);
  });

  test('stands in a table, with its highest and its lowest point', async () => {
    await renderWidget('route-map', { title: 'Ridge', route, stages });
    await userEvent.click(screen.getByRole('button', { name: 'Profile as a table' }));
    expect(told('disclosure_open')).toEqual(['Profile as a table']);
    const table = screen.getByRole('table', { name: 'Elevation profile' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => plain([...row.children].map((cell) => cell.textContent).join(' | ')));
    expect(rows[0]).toBe('0 m | 500 m | StartLowest pointStage 1: Up');
    expect(rows).toContain('11.1 km | 1,000 m | Highest pointStage 2: Down');
    expect(rows.at(-1)).toBe('22.2 km | 800 m | EndStage 2: Down');
    expect(rows.length).toBeGreaterThan(10);
  });

  test('is left out where no elevation is known', async () => {
    await renderWidget('route-map', 'flat');
    expect(screen.getByText('Length')).toBeVisible();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Elevation profile' })).toBeNull();
    expect(screen.queryByText('Ascent')).toBeNull();
  });
});

describe('the map', () => {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const waypoints = [
    { title: 'Summit', latitude: 24.1, longitude: 46.001, note: 'Windy.' },
    { title: 'Far away', latitude: 21, longitude: 40 },
    { title: 'Somewhere' },
  ];
  const show = async (more: object = {}) => {
    giveMapsASize();
    await renderWidget('route-map', { title: 'Ridge', route, stages, waypoints, ...more });
    return screen.findByRole('button', { name: 'Zoom in' });
  };
  const map = () => screen.getByRole('group', { name: 'Map' });
  const entry = (title: string) => screen.getByText(title, { selector: 'li p' }).closest('li');

  test('has the line with marks of its direction, and the cursor of the profile', async () => {
    await show();
    expect(map().querySelectorAll('path').length).toBeGreaterThan(6);
    expect(await within(map()).findByRole('img', { name: /^0.m from the start/ })).toBeInTheDocument();
    moveTo(0.5);
    expect(await within(map()).findByRole('img', { name: /^11\.1.km from the start/ })).toBeInTheDocument();
  });

  test('has a button for each place along the way, whose card tells of it and gives the focus back', async () => {
    await show();
    const summit = await within(map()).findByRole('button', { name: 'Summit' });
    expect(within(map()).queryByRole('button', { name: 'Somewhere' })).toBeNull();
    await user.click(summit);
    const card = screen.getByRole('group', { name: 'About Summit' });
    expect(card).toHaveFocus();
    expect(plain(card.textContent)).toContain('11.1 km from the start, 1,000 m above the seaWindy.');
    expect(entry('Summit')).toHaveAttribute('aria-current', 'true');
    expect(said()).toMatch(/^11\.1 km from the start/);
    expect(told('map_marker_click')).toEqual(['Summit']);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('group', { name: 'About Summit' })).toBeNull();
    expect(summit).toHaveFocus();
  });

  test('and the profile show a place of the list that is asked for', async () => {
    await show();
    expect(plain(entry('Far away')?.textContent)).toBe('Far awayShow Far away on the map');
    expect(entry('Somewhere')).toHaveTextContent(/^Somewhere$/);
    await user.click(screen.getByRole('button', { name: 'Show Summit on the map' }));
    expect(screen.getByRole('group', { name: 'About Summit' })).toBeVisible();
    expect(said()).toMatch(/^11\.1 km from the start/);
    expect(told('map_marker_click')).toEqual([]);
  });

  test('and the profile show where a stage begins', async () => {
    await show();
    await user.click(screen.getByRole('button', { name: 'Show Down on the map' }));
    expect(said()).toMatch(/^11\.1 km from the start.*Stage 2: Down$/);
  });

  test('needs no elevation; without one there is no cursor', async () => {
    await show({ route: { type: 'LineString', coordinates: coordinates.map(([x, y]) => [x, y]) } });
    expect(within(map()).queryByRole('img')).toBeNull();
    expect(await within(map()).findByRole('button', { name: 'Summit' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show Down on the map' })).toBeNull();
  });

  test('is none without a line; the places along the way stay', async () => {
    await renderWidget('route-map', {
      title: 'Ridge',
      route: { type: 'Point', coordinates: [46, 24] },
      waypoints,
    });
    expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
    expect(screen.getByText('Summit')).toBeVisible();
    expect(screen.queryByRole('button', { name: /on the map/ })).toBeNull();
  });
});

describe('units', () => {
  const choose = (unit: string) =>
    userEvent.selectOptions(screen.getByRole('combobox', { name: 'Units' }), unit);

  test('are miles and feet where a visitor chooses them, until another choice', async () => {
    await renderWidget('route-map', { title: 'Ridge', route });
    await choose('Miles and feet');
    expect(fact('Length')).toBe('13.8 mi');
    expect(fact('Highest point')).toBe('3,281 ft');
    moveTo(1);
    expect(said()).toBe('13.8 mi from the start, 2,625 ft above the sea');
    expect(localStorage.getItem('choices')).toBe('{"route-map":"miles"}');
    await choose('Kilometres and metres');
    expect(fact('Length')).toBe('22.2 km');
    expect(localStorage.getItem('choices')).toBe('{}');
  });

  test('are those that were chosen before', async () => {
    localStorage.setItem('choices', '{"route-map":"miles"}');
    await renderWidget('route-map', { title: 'Ridge', route });
    expect(fact('Length')).toBe('13.8 mi');
  });
});

describe('a line that is none', () => {
  const author = { cmsMode: 'author' } as const;
  const point = { type: 'Point', coordinates: [46, 24] };

  test('leaves the stages, with their length and a sentence', async () => {
    await renderWidget('route-map', { title: 'Ridge', route: point, stages });
    expect(screen.getByText('The line of this route is not known.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(fact('Length')).toBe('10 km');
    expect(screen.queryByRole('button', { name: /GPX/ })).toBeNull();
  });

  test.each([
    [point, 'There is no line of two points or more.'],
    [
      {
        type: 'LineString',
        coordinates: [
          [24, 46],
          [24.1, 46],
        ],
      },
      'Latitude and longitude of the line are swapped.',
    ],
    ['Ridge', 'The line is no GeoJSON.'],
    [
      { type: 'LineString', coordinates: [...coordinates, [46, 90.1, 0], [46, 24.3], [46, 24.4]] },
      'Points of the line have no valid coordinates',
    ],
    [
      {
        type: 'LineString',
        coordinates: Array.from({ length: 20_001 }, (_, index) => [46, 24 + index / 10_000]),
      },
      'The line has more than 20,000 points',
    ],
  ])('or is not as it should be is told to its author %#', async (written, text) => {
    await renderWidget('route-map', { title: 'Ridge', route: written, stages }, author);
    expect(await screen.findByText(text, { exact: false })).toBeInTheDocument();
  });

  test('is told to no visitor', async () => {
    await renderWidget('route-map', { title: 'Ridge', route: point, stages });
    expect(screen.queryByText(/two points/)).toBeNull();
  });

  test('and without stages either there is nothing, and an author reads what to fill in', async () => {
    await renderWidget('route-map', 'empty', author);
    expect(await screen.findByRole('region', { name: 'route-map' })).toHaveTextContent('gpxReference');
  });
});

test('a gap in the line is told, and its length is not counted', async () => {
  const parts = [
    coordinates.slice(0, 2),
    [
      [46, 24.5, 900],
      [46, 24.6, 700],
    ],
  ];
  await renderWidget('route-map', { title: 'Ridge', route: { type: 'MultiLineString', coordinates: parts } });
  expect(fact('Length')).toBe('22.2 km');
  expect(screen.getByText(/its length is not counted/)).toBeVisible();
  expect(document.querySelectorAll('[data-part="line"]')).toHaveLength(2);
});

test('a route is a region named by its title, and its examples are what they say', async () => {
  await renderWidget('route-map');
  const { title } = exampleOf('route-map', 'default') as { title: string };
  expect(screen.getByRole('region', { name: title })).toBeVisible();
});

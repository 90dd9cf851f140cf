import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { giveMapsASize } from '#testing/map-size.ts';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, setSession } from '#testing/session/session-page.tsx';

setSession();

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
let events: Record<string, unknown>[];
/** Answers the question where the browser is. */
let locate: (found: (at: unknown) => void, failed: (why: { code: number }) => void) => void;
const getCurrentPosition = vi.fn<typeof locate>((found, failed) => locate(found, failed));

beforeEach(() => {
  localStorage.clear();
  events = [];
  vi.stubGlobal('dataLayer', events);
  getCurrentPosition.mockClear();
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  for (const element of document.head.querySelectorAll('script, meta[name="geo.position"]')) element.remove();
});

const inRiyadh = (found: (at: unknown) => void) =>
  found({ coords: { latitude: 24.6321, longitude: 46.7099 } });
const refuse = (_: unknown, failed: (why: { code: number }) => void) => failed({ code: 1 });

const hegra = { latitude: 26.79, longitude: 37.95 };
const place = (title: string, latitude?: number, longitude?: number, more: object = {}) => ({
  title,
  url: `/en/places/${title.toLowerCase()}`,
  latitude,
  longitude,
  ...more,
});
const alula = place('AlUla', 26.61, 37.92, { categories: ['cities'] });
const dadan = place('Dadan', 26.65, 37.92, { tags: ['heritage'] });
const riyadh = place('Riyadh', 24.71, 46.68);

const show = (config: object | string, options?: PageOptions) =>
  renderWidget('nearby-places', typeof config === 'string' ? config : { title: 'Near', ...config }, options);
const entries = () =>
  screen.queryAllByRole('article').map((card) => ({
    name: within(card).getByRole('link').textContent,
    away: card.querySelector('p > span:last-child')?.textContent.replaceAll(/\s/g, ' '),
  }));
const names = () => entries().map(({ name }) => name);
const asked = () => callsOf('S1').map(({ url }) => new URL(url).searchParams);
const here = () => screen.getByRole('button', { name: 'Where I am' });

describe('places of the page', () => {
  test('come the nearest first, with distance and direction in words; a straight line is said', async () => {
    await show({ origin: hegra, items: [riyadh, alula, dadan, place('Gate', 26.79, 37.95)] });
    expect(entries()).toEqual([
      { name: 'Gate', away: 'Right here' },
      { name: 'Dadan', away: '16 km to the south' },
      { name: 'AlUla', away: '20 km to the south' },
    ]);
    expect(screen.getByText('The 3 nearest places within 25 km')).toBeVisible();
    expect(screen.getByText('Distances are in a straight line.')).toBeVisible();
    expect(callsOf('S1')).toEqual([]);
  });

  test.each(['places/here', 'places/here.html'])(
    'are those of the author’s categories; the page’s own and those without a position are none: %s',
    async (path) => {
      const items = [
        alula,
        dadan,
        place('Here', 26.79, 37.95, { tags: ['heritage'] }),
        place('Lost', undefined, undefined, { tags: ['heritage'] }),
      ];
      await show({ origin: hegra, categories: ['heritage'], items }, { path });
      expect(names()).toEqual(['Dadan']);
    },
  );

  test('that are too far come by a wider circle, and the focus is on how many there are', async () => {
    await show({ origin: hegra, radiusKm: 10, items: [alula] });
    expect(screen.getByText('There is nothing within 10 km.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Look within 20 km' }));
    await user.click(screen.getByRole('button', { name: 'Look within 40 km' }));
    expect(screen.getByText('1 place within 40 km')).toHaveFocus();
    expect(names()).toEqual(['AlUla']);
    expect(events.map(({ event, click_text: text }) => [event, text])).toContainEqual([
      'filter_change',
      'Look within 40 km',
    ]);
  });

  test('no wider than 200 km', async () => {
    await show({ origin: hegra, radiusKm: 900, items: [riyadh] });
    expect(screen.getByText('There is nothing within 200 km.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Look within/ })).toBeNull();
  });

  test('are in miles and feet once a visitor has chosen them, also on the next page', async () => {
    await show({ origin: hegra, items: [alula] });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Units' }), 'Miles and feet');
    expect(entries()[0]?.away).toBe('13 mi to the south');
    await show({ origin: hegra, items: [alula] });
    expect(entries()[0]?.away).toBe('13 mi to the south');
  });

  test('report which was followed, and at which place of the list', async () => {
    await show({ origin: hegra, items: [alula, dadan] });
    await user.click(screen.getByRole('link', { name: 'AlUla' }));
    expect(events).toContainEqual(
      expect.objectContaining({ event: 'item_click', click_text: 'AlUla', position: 2 }),
    );
  });

  test.each([
    ['beyond the pole', { latitude: 126.79, longitude: 37.95 }],
    ['swapped', { latitude: 46.68, longitude: 24.71 }],
    ['half', { latitude: 26.79 }],
  ])('a point that is %s turns the widget off, and the author reads why', async (_, point) => {
    await show({ origin: point, items: [alula] });
    expect(screen.queryByRole('region')).toBeNull();
    await show({ origin: point, items: [alula] }, { cmsMode: 'author' });
    expect(await screen.findByText(/latitude from −90 to 90/)).toBeVisible();
  });
});

describe('what a search finds', () => {
  test('is asked for around the point, the nearest first, one more than wanted, within the categories', async () => {
    await show({ source: 'search', origin: hegra, categories: ['heritage'], limit: 3 });
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    const [call] = asked();
    expect(Object.fromEntries(call ?? [])).toMatchObject({
      point: '26.79,37.95',
      radius: '25',
      sort: 'distance',
      limit: '4',
      category: 'heritage',
    });
    expect(names().length).toBeLessThanOrEqual(3);
  });

  test('waits, and can be asked for again when the service fails; places of the page stay', async () => {
    origin.switches.fail = ['S1:500'];
    await show({ source: 'search', origin: hegra, items: [dadan] });
    expect(await screen.findByRole('alert')).toHaveTextContent('The places could not be loaded.');
    expect(names()).toEqual(['Dadan']);
    origin.switches.fail = [];
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names().length).toBeGreaterThan(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says when a visitor is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    origin.switches.fail = ['S1:drop'];
    await show({ source: 'search', origin: hegra });
    expect(await screen.findByText(/^You are offline/)).toBeVisible();
  });

  test('is not asked for by an author, who reads what visitors see', async () => {
    await show({ source: 'search', origin: hegra, items: [dadan, place('Lost')] }, { cmsMode: 'author' });
    expect(
      await screen.findByText(/what the search finds within 25.km.*Without a position.*: Lost/),
    ).toBeVisible();
    expect(names()).toEqual(['Dadan']);
    await user.click(here());
    expect(getCurrentPosition).not.toHaveBeenCalled();
    expect(callsOf('S1')).toEqual([]);
  });
});

describe('the place of the page', () => {
  test('is what the page tells search engines, also where a widget says so later', async () => {
    await show({ items: [alula, riyadh] });
    expect(names()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Show what is near me' })).toBeVisible();
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.text = JSON.stringify({ '@type': 'Place', geo: hegra });
    act(() => document.head.append(script));
    await waitFor(() => expect(names()).toEqual(['AlUla']));
    script.remove();
  });

  test('is not read where the author does not want it; without the visitor’s there is nothing then', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="geo.position" content="26.79;37.95">');
    await show({ items: [alula], fromPage: false, allowLocate: false });
    expect(screen.queryByRole('region')).toBeNull();
    await show({ items: [alula], allowLocate: false });
    expect(names()).toEqual(['AlUla']);
    expect(screen.queryByRole('button', { name: 'Where I am' })).toBeNull();
  });
});

describe('near the visitor', () => {
  test('their browser is asked by a press alone, which is explained before; the service is told a kilometre', async () => {
    locate = inRiyadh;
    await show({ source: 'search', origin: hegra });
    expect(screen.getByText(/your browser asks whether it may tell this page/)).toBeVisible();
    expect(getCurrentPosition).not.toHaveBeenCalled();
    await user.click(here());
    expect(here()).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(asked().at(-1)?.get('point')).toBe('24.63,46.71'));
    expect(asked().at(-1)?.get('radius')).toBe('26');
    await waitFor(() => expect(names()).toContain('Masmak Fortress'));
    expect(JSON.stringify(localStorage)).not.toContain('46.7');
    await user.click(screen.getByRole('button', { name: 'This place' }));
    await waitFor(() => expect(names()).toContain('Hegra'));
  });

  test('without a place of the page nothing is listed before the press', async () => {
    locate = inRiyadh;
    await show({ items: [alula, riyadh], fromPage: false });
    expect(names()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show what is near me' }));
    expect(names()).toEqual(['Riyadh']);
  });

  test('who refuses sees what is near the city where they seem to be, in the page’s language', async () => {
    locate = refuse;
    localStorage.setItem('locationData', JSON.stringify({ country_name: 'Saudi Arabia', city: 'jeddah' }));
    await show({ source: 'search', origin: hegra }, { language: 'ar', site: { geolocationUrl: '/geo' } });
    await user.click(screen.getByRole('button', { name: 'موقعي' }));
    expect(await screen.findByText(/^هذه الأماكن قريبة من جدة/)).toBeVisible();
    await waitFor(() => expect(names()).toContain('جدة'));
  });

  test('who refuses in a city that the site does not know sees what is near the page', async () => {
    locate = refuse;
    localStorage.setItem('locationData', JSON.stringify({ country_name: 'France', city: 'Lyon' }));
    await show({ source: 'search', origin: hegra }, { site: { geolocationUrl: '/geo' } });
    await user.click(here());
    expect(screen.getByText(/^Your browser does not say where you are/)).toBeVisible();
    expect(await screen.findByText('This is near the place of this page.')).toBeVisible();
    await waitFor(() => expect(names()).toContain('Hegra'));
    locate = inRiyadh;
    await user.click(here());
    await waitFor(() => expect(names()).toContain('Masmak Fortress'));
  });

  test('who refuses where nobody knows a city or a place reads it, and may ask again', async () => {
    locate = (_, failed) => failed({ code: 3 });
    await show({ items: [riyadh], fromPage: false });
    await user.click(screen.getByRole('button', { name: 'Show what is near me' }));
    expect(await screen.findByText('Your device cannot tell where it is at the moment.')).toBeVisible();
    expect(names()).toEqual([]);
    locate = inRiyadh;
    await user.click(screen.getByRole('button', { name: 'Show what is near me' }));
    expect(names()).toEqual(['Riyadh']);
  });
});

test('on a map each place is a button named by it, and the list says the distances beside it', async () => {
  giveMapsASize();
  Element.prototype.scrollIntoView = () => {};
  await show('map');
  const map = await screen.findByRole('group', { name: 'Map' });
  expect(await within(map).findByRole('button', { name: 'Hegra' })).toBeVisible();
  expect(within(map).queryByRole('button', { name: 'The place of this page' })).toBeNull();
  expect(entries()[0]).toMatchObject({ name: 'AlUla' });
  await user.click(screen.getByRole('button', { name: 'Show Hegra on the map' }));
  const card = within(screen.getByRole('group', { name: 'About Hegra' }));
  expect(card.getByText(/km to the north$/)).toBeVisible();
  expect(card.getByText(/Nabataean tombs/)).toBeVisible();
});

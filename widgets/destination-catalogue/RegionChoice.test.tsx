import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { windowOf } from '#testing/window-width.ts';

let asked: URLSearchParams[];
let events: Record<string, unknown>[];

beforeEach(() => {
  asked = [];
  events = [];
  windowOf(1440);
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('dataLayer', events);
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address);
    if (!pathname.endsWith('/search')) return Promise.resolve(new Response('', { status: 404 }));
    asked.push(searchParams);
    return Promise.resolve(
      Response.json({ data: [{ id: 'abha', title: 'Abha', url: '/en/abha' }], total: 1 }),
    );
  });
});

async function renderPlaces(config: object = {}, options: PageOptions = {}) {
  const { element } = await renderWidget('destination-catalogue', config, options);
  await screen.findAllByRole('article');
  return element;
}

const mapButton = () => screen.getByRole('button', { name: 'Where do you want to go?' });
const openMap = () => fireEvent.click(mapButton());
const map = () => screen.findByRole('region', { name: 'Regions' });
const regionLink = async (name: string) => within(await map()).getByRole('link', { name });

test('a visitor chooses a region on the map: the places follow, the rest of the address stays, and the map says which', async () => {
  await renderPlaces({ sorts: ['relevance', 'title'] });
  openMap();
  act(() => {
    history.replaceState(null, '', '?campaign=spring');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  const asir = await regionLink('Asir Region');
  expect(asir).toHaveAttribute('href', '?f.region=asir');
  fireEvent.click(asir);
  await waitFor(() => expect(asked.at(-1)!.getAll('region')).toEqual(['asir']));
  expect(location.search).toBe('?campaign=spring&f.region=asir');
  expect(asir.isConnected).toBe(true);
  expect(asir).toHaveAttribute('aria-current', 'true');
  expect(events).toEqual([expect.objectContaining({ event: 'filter_change', click_text: 'asir' })]);

  const jazan = (await map()).querySelector('[aria-hidden] [data-region="jazan"] path')!;
  fireEvent.click(jazan);
  await waitFor(() => expect(asked.at(-1)!.getAll('region')).toEqual(['jazan']));
  expect(screen.getByRole('button', { name: /^Remove/ })).toBeVisible();
});

test('a link to a region opens in a new tab as any other', async () => {
  await renderPlaces();
  openMap();
  const before = asked.length;
  const isGoingOn = fireEvent.click(await regionLink('Asir Region'), { ctrlKey: true });
  expect(isGoingOn).toBe(true);
  expect([location.search, asked.length]).toEqual(['', before]);
});

test('regions have the author’s own names', async () => {
  await renderPlaces({ labels: { 'region.asir': 'The south-west' } });
  openMap();
  expect(await regionLink('The south-west')).toHaveAttribute('href', '?f.region=asir');
});

test.each([390, 1440])(
  'a window of %i px begins with the places, and a button shows the map',
  async (width) => {
    windowOf(width);
    await renderPlaces();
    expect(mapButton()).toHaveAttribute('aria-expanded', 'false');
    openMap();
    expect(await regionLink('Tabuk Region')).toBeVisible();
  },
);

test('only regions are offered that the author’s own filter leaves', async () => {
  await renderPlaces({ baseFilters: { region: 'qassim, riyadh' } });
  openMap();
  const found = within(await map()).getAllByRole('link');
  expect(found.map(({ textContent }) => textContent)).toEqual(['Riyadh Region', 'Qassim Region']);
});

test.each([
  ['its author wants none', { regionMap: false }],
  ['there is one region alone', { baseFilters: { region: 'asir' } }],
])('there is no map where %s', async (_, config) => {
  const element = await renderPlaces(config);
  expect(element.querySelector('[data-component="region-map"]')).toBeNull();
  expect(screen.queryByText('Where do you want to go?')).toBeNull();
});

test('an author’s press on a region leads nowhere', async () => {
  await renderWidget('destination-catalogue', {}, { cmsMode: 'author' });
  openMap();
  const isGoingOn = fireEvent.click(await regionLink('Asir Region'));
  expect([isGoingOn, location.search]).toEqual([false, '']);
});

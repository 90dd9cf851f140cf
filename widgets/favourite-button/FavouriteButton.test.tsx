import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { renderWidget, type PageOptions } from '#testing/render-widget.tsx';
import { callsOf, origin, services, setSession, settle } from '#testing/session/session-page.tsx';

setSession();
beforeEach(() => {
  document.title = 'Wadi Rum of the north';
});
let stop = () => {};
afterEach(() => stop());

async function show(config: string | object = 'default', options: PageOptions = {}) {
  const { element, page } = await renderWidget('favourite-button', config, {
    site: { userApi: services },
    ...options,
  });
  stop = () => page.unmount(element);
  await settle();
  return element;
}
const heart = () => screen.getByRole('button');
const keptHere = () => JSON.parse(localStorage.getItem('anonymousFavourites') ?? '[]') as object[];

test('a visitor keeps the item, and may take it back', async () => {
  await show();
  expect(heart()).toHaveAccessibleName('Favourite: Hegra');
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(heart());
  await settle();
  expect(heart()).toHaveAttribute('aria-pressed', 'true');
  expect(keptHere()).toEqual([
    {
      id: 'hegra',
      type: 'place',
      title: 'Hegra',
      url: '/en/places/hegra',
      featureImage: '/images/hegra.jpg',
    },
  ]);
  fireEvent.click(heart());
  await settle();
  expect(keptHere()).toEqual([]);
});

test('where its author says no more than the id, the page itself is kept, without what its address asks', async () => {
  await show({ itemId: 'page/7' }, { path: 'places/wadi.html?token=t#map' });
  expect(heart()).toHaveAccessibleName('Favourite: Wadi Rum of the north');
  fireEvent.click(heart());
  await settle();
  expect(keptHere()).toEqual([
    {
      id: 'page/7',
      type: '',
      title: 'Wadi Rum of the north',
      url: '/en/places/wadi.html',
      featureImage: '',
    },
  ]);
});

test('an unsafe address is none', async () => {
  await show('faulty-look');
  fireEvent.click(heart());
  await settle();
  expect(keptHere()).toMatchObject([{ url: '/en/page.html' }]);
});

test('the number of favourites stands beside it, by no call of its own', async () => {
  origin.switches.user = 'u-default';
  await show('button');
  expect(screen.getByText('3 favourites')).toBeVisible();
  fireEvent.click(heart());
  await settle();
  expect(screen.getByText('2 favourites')).toBeVisible();
  expect(callsOf('F1')).toHaveLength(1);
});

test('without favourites there is no number', async () => {
  await show('button');
  expect(screen.queryByText(/\d favourite/)).toBeNull();
});

test('a visitor who is to sign in is asked to, and the item is not kept here', async () => {
  await show('prompt');
  fireEvent.click(heart());
  await settle();
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(keptHere()).toEqual([]);
});

test('under a heading it is a region named by it', async () => {
  await show('button');
  expect(screen.getByRole('region', { name: 'Keep it for your trip' })).toBeVisible();
});

describe.each([{}, { itemId: ' ' }])('without an item: %o', (config) => {
  test('there is no heart', async () => {
    const element = await show(config);
    expect(screen.queryByRole('button')).toBeNull();
    expect(element.dataset['status']).toBe('mounted');
  });

  test('its author is told', async () => {
    await show(config, { cmsMode: 'author' });
    expect(await screen.findByText(/itemId/)).toBeVisible();
  });
});

test('an author is told why visitors find no heart, and nobody is called', async () => {
  await show('prompt', { cmsMode: 'author', site: {} });
  expect(await screen.findByText(/Visitors do not see this/)).toBeVisible();
  fireEvent.click(heart());
  await settle();
  expect(heart()).toHaveAttribute('aria-pressed', 'false');
  expect(origin.calls).toEqual([]);
});

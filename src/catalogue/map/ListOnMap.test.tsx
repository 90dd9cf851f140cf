import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fullItem } from '#src/api/answers/full-item.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { createQueryClient } from '#src/session/query-client.ts';
import { giveMapsASize } from '#testing/map-size.ts';
import { inScope, renderPart } from '#testing/render-part.tsx';
import { keyOf } from '../items.ts';
import { onMap } from './ListOnMap.tsx';

const item = (id: string, title: string, latitude?: number, longitude?: number) =>
  readValue(fullItem, { id, type: 'stay', title, latitude, longitude });
const nuzul = item('nuzul', 'Nuzul', 24.71, 46.68);
const dar = item('dar', 'Dar', 21.54, 39.17);
const swapped = item('swapped', 'Swapped', 39.17, 21.54);
const unknown = item('unknown', 'Unknown');
const all = [nuzul, dar, swapped, unknown];

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
const scrollIntoView = vi.fn<() => void>();
const client = createQueryClient();
let events: Record<string, unknown>[];

// Leaflet is large: a test waits for a task, and for no import.
beforeAll(() => import('#src/map/leaflet/LeafletMap.tsx'));
beforeEach(() => {
  giveMapsASize();
  Element.prototype.scrollIntoView = scrollIntoView;
  history.replaceState(null, '', '/en/page.html');
  events = [];
  vi.stubGlobal('dataLayer', events);
});

const list = { className: 'items', role: 'list', 'data-layout': 'map' } as const;

const view = (items = all, question = 'all', prefix = '') => (
  <QueryClientProvider client={client}>
    {onMap({
      items,
      names: { term: 'q', prefix },
      question,
      ground: { attribution: '' },
      renderCard: ({ title }) => <p>All about {title}</p>,
    })(
      items.map((item) => ({ item, element: <li key={keyOf(item)}>{item.title}</li> })),
      list,
    )}
  </QueryClientProvider>
);
const show = async (...props: Parameters<typeof view>) => {
  const shown = renderPart(view(...props));
  await screen.findByRole('button', { name: 'Zoom in' });
  return shown;
};
const map = () => screen.getByRole('group', { name: 'Map' });
const marker = (name: string) => within(map()).findByRole('button', { name });
const markers = () =>
  within(map())
    .queryAllByRole('button', { expanded: false })
    .map(({ textContent }) => textContent)
    .filter((name) => name !== 'Move the map');
const entry = (name: RegExp) =>
  screen.getAllByRole('listitem').find(({ textContent }) => name.test(textContent));
const place = () => new URLSearchParams(location.search).get('map');

describe('a list on a map', () => {
  test('is there before the map, and whole without it', () => {
    renderPart(view());
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('group', { name: 'Map' })).toBeNull();
  });

  test('has a marker for each item whose position can be used; the others are in the list alone', async () => {
    await show();
    await marker('Dar');
    expect(markers()).toEqual(['Nuzul', 'Dar']);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText(/^2 of these are not on the map/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show Swapped on the map' })).toBeNull();
  });

  test('marks the entry of the marker that is pressed, and has its card; Escape gives the focus back', async () => {
    await show();
    await user.click(await marker('Dar'));
    expect(entry(/^Dar/)).toHaveAttribute('aria-current', 'true');
    expect(entry(/^Nuzul/)).not.toHaveAttribute('aria-current');
    const card = screen.getByRole('group', { name: 'About Dar' });
    expect(card).toHaveFocus();
    expect(card).toHaveTextContent('All about Dar');
    expect(events).toMatchObject([{ event: 'map_marker_click', click_text: 'Dar' }]);
    await user.keyboard('{Escape}');
    await waitFor(async () => expect(await marker('Dar')).toHaveFocus());
    expect(entry(/^Dar/)).not.toHaveAttribute('aria-current');
  });

  test('closes the card when its marker is pressed again', async () => {
    await show();
    await user.click(await marker('Dar'));
    (await marker('Dar')).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'About Dar' })).toBeNull();
  });

  test('leads the map: an entry shows its item there', async () => {
    history.replaceState(null, '', '/en/page.html?map=18,42,9');
    await show();
    expect(markers()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Show Nuzul on the map' }));
    expect(await marker('Nuzul')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'About Nuzul' })).toHaveFocus();
    expect(scrollIntoView).toHaveBeenCalledWith({ block: 'nearest' });
    // The address follows.
    await waitFor(() => expect(place()).toMatch(/^24\./));
  });
});

describe('the address', () => {
  test('follows a map that a visitor has moved, and replaces itself', async () => {
    await show();
    const entries = history.length;
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(place()).toMatch(/^\d\d\.\d{4},\d\d\.\d{4},\d+$/));
    expect(history).toHaveLength(entries);
    expect(events).toMatchObject([{ event: 'map_view_change', click_text: 'Map' }]);
  });

  test('has the place of a further list behind its id', async () => {
    await show(all, 'all', 'hotels.');
    await user.click(screen.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(location.search).toMatch(/^\?hotels\.map=/));
  });

  test.each([
    ['24.7,46.7,11', ['Nuzul']],
    ['21.5,39.2,11', ['Dar']],
    ['91,46,5', ['Nuzul', 'Dar']],
    ['24,46,19', ['Nuzul', 'Dar']],
  ])('brings the map back to where it was: map=%s', async (text, seen) => {
    history.replaceState(null, '', `/en/page.html?map=${text}`);
    await show();
    await marker(seen[0] ?? '');
    expect(markers()).toEqual(seen);
  });

  test('gives way to the items of another question, but not while its answer is on its way', async () => {
    history.replaceState(null, '', '/en/page.html?map=24.7,46.7,11');
    const { rerender } = await show();
    await marker('Nuzul');
    const now = (...props: Parameters<typeof view>) =>
      rerender(<StrictMode>{inScope(view(...props))}</StrictMode>);
    now(all, '');
    expect(markers()).toEqual(['Nuzul']);
    now([dar], 'only dar');
    expect(await marker('Dar')).toBeVisible();
    await waitFor(() => expect(place()).toMatch(/^21\./));
    act(() => {
      history.pushState(null, '', '/en/page.html?map=24.7,46.7,11');
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
    await waitFor(() => expect(markers()).toEqual([]));
  });
});

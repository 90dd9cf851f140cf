import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { giveMapsASize } from './map-size.ts';
import { renderWidget } from './render-widget.tsx';
import { callsOf, setSession } from './session/session-page.tsx';

/** The map view of every catalogue that offers one: the same items, on the map and beside it. */

setSession();

const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });

// Leaflet is large: a test waits for a task, and for no import.
beforeAll(() => import('#src/map/leaflet/LeafletMap.tsx'));
beforeEach(() => {
  giveMapsASize();
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal('scrollTo', () => {});
});

const asked = () =>
  callsOf('S1')
    .map(({ url }) => new URL(url).searchParams)
    .filter((query) => query.get('limit') === '100');

test.each([
  ['content-catalogue', { contentType: 'place' }, 'place'],
  ['destination-catalogue', {}, 'place'],
  ['activity-catalogue', {}, 'activity'],
  ['event-catalogue', { defaultRange: 'season' }, 'event'],
  ['stay-catalogue', {}, 'stay'],
  ['stay-catalogue', { kind: 'dining' }, 'dining'],
  ['tour-catalogue', {}, 'package'],
])(
  '%s %o: a visitor sees the items on a map, which list and map show alike',
  async (widget, config, type) => {
    await renderWidget(widget, { title: 'All', views: ['list', 'map'], ...config });
    await user.click(await screen.findByRole('button', { name: 'Map' }));
    expect(await screen.findByRole('group', { name: 'Map' })).toBeVisible();
    await waitFor(() => expect(asked().map((query) => query.get('type'))).toContain(type));
    expect(new URLSearchParams(location.search).get('view')).toBe('map');

    const [show] = await screen.findAllByRole('button', { name: /^Show .+ on the map$/ });
    const name = /^Show (.+) on the map$/.exec(show?.textContent ?? '')?.[1] ?? '';
    await user.click(show!);
    const card = await screen.findByRole('group', { name: `About ${name}` });
    expect(within(card).getByRole('heading', { name })).toBeVisible();
    expect(show?.closest('li')).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByRole('heading', { name })).toHaveLength(2);
  },
);

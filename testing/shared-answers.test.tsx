import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { giveMapsASize } from './map-size.ts';
import { settled, startPage, toScript } from './render-widget.tsx';

/** Answers are shared by their question: of two widgets with one question, one that does not ask shows nothing of the answer. */

beforeEach(() => {
  giveMapsASize();
  const found = {
    id: 'ithra',
    type: 'place',
    title: 'Ithra',
    url: '/en/places/ithra',
    latitude: 26.8,
    longitude: 37.9,
  };
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      new URL(address).pathname.endsWith('/solr/search')
        ? Response.json({ data: [found], total: 1 })
        : new Response('', { status: 404 }),
    ),
  );
});

const own = { id: 'inn', title: 'Inn', url: '/en/stays/inn', latitude: 26.79, longitude: 37.95 };
const origin = { latitude: 26.79, longitude: 37.95 };

test.each([
  ['nearby-places', { title: 'Asks', source: 'search', origin }, { title: 'Own', items: [own], origin }],
  ['interactive-map', { title: 'Asks', source: 'search' }, { title: 'Own', items: [own] }],
])('%s: what another widget has found is not among the places of the page', async (widget, asks, written) => {
  const mount = (config: object) =>
    `<div data-component="${widget}" data-load="load"><script type="application/json">${toScript(config)}</script></div>`;
  startPage(mount(asks) + mount(written));
  const [asking, writing] = document.querySelectorAll<HTMLElement>('[data-component]');
  await Promise.all([asking, writing].map((element) => settled(element!)));
  await within(asking!).findByText('Ithra');
  await within(writing!).findByText('Inn');

  expect(within(writing!).queryByText('Ithra')).toBeNull();
  expect(screen.getAllByText('Ithra')).toHaveLength(1);
});

import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { exampleOf, renderWidget } from './render-widget.tsx';
import { windowOf } from './window-width.ts';

/** The results page before a search service, for the tests of its widget. */

/** What the service has. */
interface Service {
  total: number;
  /** How many a filter leaves. */
  filtered: number | undefined;
  counts: Record<string, number> | undefined;
  facets: Record<string, { value: string; count: number }[]>;
  status: 'success' | 'error';
  items: (index: number) => object;
  suggestions: (string | object)[];
  more: object;
}

interface Search {
  service: Service;
  /** What the service was asked. */
  asked: URL[];
  /** What the page's data layer was told. */
  events: Record<string, unknown>[];
  /** Nothing is answered. */
  isDown: boolean;
  screenWidth: ReturnType<typeof windowOf>;
}

/** A place that is found. */
export const page = (index: number) => ({
  id: `p${index}`,
  title: `Palace ${index}`,
  description: `A palace of mud brick, number ${index}.`,
  url: `/en/places/${index}`,
  featureImage: `/images/${index}.jpg`,
  categories: ['Heritage', 'Culture', 'Family'],
});

function answer(url: URL, service: Service): Response {
  const number = (name: string) => Number(url.searchParams.get(name));
  if (url.pathname.endsWith('userInfo')) return new Response('', { status: 401 });
  if (url.pathname.endsWith('dict.en.json')) return Response.json({ 'region.riyadh': 'Riyadh Province' });
  if (url.pathname.endsWith('search-count.json')) {
    return service.counts ? Response.json({ counts: service.counts }) : new Response('', { status: 500 });
  }
  if (url.searchParams.has('suggestion')) {
    return Response.json({ data: { status: 'success', data: service.suggestions } });
  }
  const { status, facets, items, more } = service;
  const total = (url.searchParams.has('region') ? service.filtered : undefined) ?? service.total;
  const length = Math.max(0, Math.min(number('limit'), total - number('offset')));
  const data = Array.from({ length }, (_, index) => items(number('offset') + index + 1));
  return Response.json({ status, data, results: total, facets, ...more });
}

const newService = (): Service => ({
  total: 40,
  filtered: undefined,
  counts: { all: 40, place: 30, event: 10 },
  facets: {
    region: [
      { value: 'riyadh', count: 12 },
      { value: 'asir', count: 3 },
    ],
  },
  status: 'success',
  items: page,
  suggestions: ['Fortress', page(7)],
  more: {},
});

/** Gives each test of a file a service of its own. */
export function setSearch() {
  const search = {} as Search;

  beforeEach(() => {
    Object.assign(search, {
      service: newService(),
      asked: [],
      events: [],
      isDown: false,
      screenWidth: windowOf(1440),
    } satisfies Search);
    vi.stubGlobal('dataLayer', search.events);
    vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
      const url = new URL(address);
      search.asked.push(url);
      if (search.isDown) throw new TypeError('Failed to fetch');
      await Promise.resolve();
      signal?.throwIfAborted();
      return answer(url, search.service);
    });
    vi.stubGlobal('scrollTo', () => {});
    Element.prototype.scrollIntoView = () => {};
  });

  // What listens to the history goes with its test.
  const mounted: (() => void)[] = [];
  afterEach(() => {
    for (const unmount of mounted.splice(0)) unmount();
  });
  const show = async (...given: Parameters<typeof renderWidget>) => {
    const { page: shown, element } = await renderWidget(...given);
    mounted.push(() => shown.unmount(element));
  };

  const searches = () =>
    search.asked.filter(
      ({ pathname, searchParams }) => pathname === '/bin/api/solr/search' && searchParams.has('query'),
    );

  return {
    search,
    show,
    /** Ends what a test has begun by itself. */
    atEnd: (unmount: () => void) => void mounted.push(unmount),
    /** The results page at a query. */
    open: async (query: string, config: string | object = 'default', language: Language = 'en') => {
      await show('search-results', config, { path: `search-results.html${query}`, language });
    },
    searches,
    /** The last question, but for the types that consumers are offered. */
    lastSearch: () => {
      const { type: _types, ...question } = Object.fromEntries(searches().at(-1)!.searchParams);
      return question;
    },
    counted: () => search.asked.filter(({ pathname }) => pathname.endsWith('search-count.json')),
  };
}

export const field = () =>
  screen.getByRole<HTMLInputElement>('combobox', { name: 'What are you looking for?' });
export const kept = () => localStorage.getItem('searchkeys');
export const results = () => screen.queryAllByRole('article');
export const link = (name: string) => screen.findByRole('link', { name });
export const address = () => Object.fromEntries(new URLSearchParams(location.search));
export const spoken = () =>
  [...document.querySelectorAll('[aria-live=polite] > p')].map(({ textContent }) => textContent);
export const configured = (over: object) => ({
  ...(exampleOf('search-results', 'default') as object),
  ...over,
});

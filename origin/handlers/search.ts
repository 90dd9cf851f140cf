import type { HttpHandler } from 'msw';
import { completionsOf } from '../completions.ts';
import { endpoint, json, type Call } from '../endpoint.ts';
import { byOffset, numberIn } from '../lists.ts';
import { countByCategory, searchContent } from '../site-search.ts';
import type { OriginState } from '../state.ts';

const statusError = { status: 'error', results: 0, data: [] };

/** Terms that complete what is typed, then pages that answer it; thirty in all. Nothing typed, nothing suggested. */
function autocomplete({ url, language, switches, state }: Call): Response {
  if (switches.fail.includes('S2:status')) return json({ data: statusError });
  const typed = url.searchParams.get('suggestion') ?? '';
  if (typed.trim() === '') return json({ data: { status: 'success', results: 0, data: [] } });
  const { items } = searchContent(language, url.searchParams, state.now());
  const pages = items.map((item) => ({
    ...item,
    featureImage: item.featureImage.replace(/\.jpg$/u, '-320.jpg'),
  }));
  const limit = numberIn(url.searchParams, 'limit', 30, 30);
  const data = [...completionsOf(typed, language), ...pages].slice(0, limit);
  return json({ data: { status: 'success', results: data.length, data } });
}

function pagedSearch({ url, language, switches, state }: Call): Response {
  if (switches.fail.includes('S1:status')) return json(statusError);
  const { items, facets, didYouMean } = searchContent(language, url.searchParams, state.now());
  const data = byOffset(items, url.searchParams);
  return json({
    status: 'success',
    results: items.length,
    total: items.length,
    data,
    facets,
    ...(didYouMean !== undefined && { didYouMean }),
  });
}

/** Counts by type and by category, for the tabs of the results page. */
function searchCount({ url, language, state }: Call): Response {
  const { items } = searchContent(language, url.searchParams, state.now());
  return json({ counts: { all: items.length, ...countByCategory(items) } });
}

/** S1, S2: the site search; C1: its counts. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(
    state,
    (url) => (url.searchParams.has('suggestion') ? 'S2' : 'S1'),
    'get',
    '/bin/api/solr/search',
    (call) => (call.url.searchParams.has('suggestion') ? autocomplete(call) : pagedSearch(call)),
  ),
  endpoint(state, 'C1', 'get', '/bin/api/v1/search-count.json', searchCount),
];

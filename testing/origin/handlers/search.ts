import type { HttpHandler } from 'msw';
import { completionOf, searchContent } from '../content.ts';
import { endpoint, json, type Call } from '../endpoint.ts';
import { byOffset, numberIn } from '../lists.ts';
import type { OriginState } from '../state.ts';

const statusError = { status: 'error', results: 0, data: [] };

function autocomplete({ url, language, switches, state }: Call): Response {
  if (switches.fail.includes('S2:status')) return json({ data: statusError });
  const text = url.searchParams.get('suggestion') ?? '';
  const { items } = searchContent(language, url.searchParams, state.now());
  const completion = completionOf(items, text);
  const thumbnails = items
    .slice(0, numberIn(url.searchParams, 'limit', 30, 100))
    .map((item) => ({ ...item, featureImage: item.featureImage.replace(/\.jpg$/u, '-320.jpg') }));
  const data = completion === undefined ? thumbnails : [completion, ...thumbnails];
  return json({ data: { status: 'success', results: data.length, data } });
}

function pagedSearch({ url, language, switches, state }: Call): Response {
  if (switches.fail.includes('S1:status')) return json(statusError);
  const { items, facets } = searchContent(language, url.searchParams, state.now());
  const data = byOffset(items, url.searchParams);
  return json({ status: 'success', results: items.length, total: items.length, data, facets });
}

/** Counts by type and by category, for the tabs of the results page. */
function searchCount({ url, language, state }: Call): Response {
  const { items, facets } = searchContent(language, url.searchParams, state.now());
  const counts = [...(facets['type'] ?? []), ...(facets['category'] ?? [])];
  return json({
    counts: { all: items.length, ...Object.fromEntries(counts.map(({ value, count }) => [value, count])) },
  });
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

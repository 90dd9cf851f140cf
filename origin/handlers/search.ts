import type { HttpHandler } from 'msw';
import { findItemKinds } from '#src/schema/item-kinds.ts';
import { completionsOf } from '../completions.ts';
import type { ContentItem, ItemType } from '../content-item.ts';
import { answerOf, forEverybody } from '../content.ts';
import { endpoint, type Call } from '../endpoint.ts';
import { byOffset, numberIn, valuesIn } from '../lists.ts';
import { codeFor } from '../offer-codes.ts';
import { json } from '../refusals.ts';
import { seatsLeft } from '../seats.ts';
import { countByCategory, searchContent } from '../site-search.ts';
import type { OriginState } from '../state.ts';
import { loyaltyOf } from './profile.ts';

const statusError = { status: 'error', results: 0, data: [] };

/** Types for the trade alone, by the files of their kinds; read when they are first asked for. */
let tradeTypes: ReadonlySet<string> | undefined;

/** Whether the trade alone is led to a type while it types: to what is for the trade alone, and to its events. */
function isForTrade(type: ItemType): boolean {
  tradeTypes ??= new Set(findItemKinds().flatMap((kind) => (kind.audience === 'trade' ? [kind.type] : [])));
  return type === 'b2bEvent' || tradeTypes.has(type);
}

const isBusiness = ({ user }: Call): boolean => user?.mode === 'B2B';

/** An item as this caller may see it: an offer with its code where it is for the caller, and the places that are left now. */
function itemFor(item: ContentItem, call: Call) {
  const { user } = call;
  const code =
    item.type === 'offer' ? codeFor(item.id, call, user && loyaltyOf({ ...call, user })) : undefined;
  const seen = {
    ...answerOf(isBusiness(call) ? item : forEverybody(item)),
    ...(code !== undefined && { code }),
  };
  return item.remaining === undefined
    ? seen
    : { ...seen, remaining: seatsLeft(call.state, item.id, item.remaining) };
}

/**
 * Terms that complete what is typed, then pages that answer it; thirty in all. Nothing typed, nothing suggested. Pages
 * for the trade are suggested to business users only, or to who asks for their type.
 */
function autocomplete(call: Call): Response {
  const { url, language, switches, state } = call;
  if (switches.fail.includes('S2:status')) return json({ data: statusError });
  const typed = url.searchParams.get('suggestion') ?? '';
  if (typed.trim() === '') return json({ data: { status: 'success', results: 0, data: [] } });
  const everything = isBusiness(call) || url.searchParams.has('type');
  const pages = searchContent(language, url.searchParams, state.now())
    .items.filter(({ type }) => everything || !isForTrade(type))
    .map(({ id, type, title, description, url: address, featureImage, categories }) => ({
      id,
      type,
      title,
      description,
      categories,
      url: address,
      featureImage: featureImage.replace(/\.jpg$/u, '-320.jpg'),
    }));
  const limit = numberIn(url.searchParams, 'limit', 30, 30);
  const data = [...completionsOf(typed, language), ...pages].slice(0, limit);
  return json({ data: { status: 'success', results: data.length, data } });
}

/** A page of what is found; all that were named by `id`, where they were. */
function pagedSearch(call: Call): Response {
  const { url, language, switches, state } = call;
  if (switches.fail.includes('S1:status')) return json(statusError);
  const { items, facets, didYouMean } = searchContent(language, url.searchParams, state.now());
  const isNamed = valuesIn(url.searchParams, 'id').length > 0;
  const data = isNamed ? items : byOffset(items, url.searchParams);
  return json({
    status: 'success',
    results: items.length,
    total: items.length,
    data: data.map((item) => ({
      ...itemFor(item, call),
      featureImage: item.featureImage.replace(/\.jpg$/u, '-640.avif'),
    })),
    facets,
    ...(didYouMean !== undefined && { didYouMean }),
  });
}

/** Counts by type and by category, for the tabs of the results page: by every filter but the tabs' own. */
function searchCount({ url, language, state }: Call): Response {
  const query = new URLSearchParams(url.searchParams);
  query.delete('category');
  query.delete('sort');
  const { items } = searchContent(language, query, state.now());
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

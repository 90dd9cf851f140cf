import type { HttpHandler } from 'msw';
import { assets, faq, learning, licences, taxonomy, type AssetData } from '../data.ts';
import { endpoint, forBusiness, json, refuse, type Call } from '../endpoint.ts';
import { applyFilters, byOffset, byPage, countFacets } from '../lists.ts';
import { assetById, assetDetails, assetFilters, assetItem, findAssets } from '../media.ts';
import { toLanguage } from '#src/i18n/languages.ts';
import type { OriginState } from '../state.ts';

type Cut = (found: readonly AssetData[], query: URLSearchParams) => AssetData[];

/** Answers a search among `list` with the part that `cut` takes. */
function search({ url, language }: Call, list: readonly AssetData[], text: string, cut: Cut): Response {
  const query = url.searchParams;
  const found = findAssets(applyFilters(list, query, assetFilters), text, query.get('sort'), language);
  return json({
    items: cut(found, query).map((asset) => assetItem(asset, language)),
    total: found.length,
    facets: countFacets(found, assetFilters),
  });
}

/** The catalogue holds what every partner may use. */
const catalogue = assets.filter((asset) => !asset.restricted);

function details({ url, language }: Call): Response {
  const asset = assetById(url.searchParams.get('id') ?? '');
  return asset ? json(assetDetails(asset, language)) : refuse(404, 'not-found');
}

/**
 * Wording of every key that the answers use, twice: as `list.key`, and as the bare key, for which the first
 * list that has it speaks.
 */
function dictionary({ params }: Call): Response {
  const language = toLanguage(/^dict\.(\w+)\.json$/u.exec(params['file'] ?? '')?.[1]);
  if (!language) return refuse(404, 'not-found');
  const faqGroups = faq.map(({ id, label }) => ({ key: id, label }));
  const lists = Object.entries({ ...taxonomy, licences, faqGroups, levels: learning.levels });
  const words = lists.flatMap(([list, entries]) =>
    entries.map(({ key, label }) => ({ list, key, text: label[language] })),
  );
  const bare = words.toReversed().map(({ key, text }) => [key, text]);
  return json(Object.fromEntries([...bare, ...words.map(({ list, key, text }) => [`${list}.${key}`, text])]));
}

/** A1, A2: search for pictures, films, documents; A3: one of them; A4: the dictionary of facet wording. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(
    state,
    'A1',
    'get',
    '/bin/scpdamsearch.json',
    forBusiness((call) => search(call, assets, call.url.searchParams.get('q') ?? '', byPage)),
  ),
  endpoint(
    state,
    'A2',
    'get',
    '/bin/api/v1/stoch/search.json',
    forBusiness((call) => search(call, catalogue, call.url.searchParams.get('query') ?? '', byOffset)),
  ),
  endpoint(state, 'A3', 'get', '/bin/scp/assetdetails', forBusiness(details)),
  endpoint(state, 'A4', 'get', '/libs/cq/i18n/:file', dictionary),
];

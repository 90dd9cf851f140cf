import type { HttpHandler } from 'msw';
import { assets, type AssetData } from '../data.ts';
import { endpoint, forBusiness, type Call } from '../endpoint.ts';
import { applyFilters, byOffset, byPage, countFacets } from '../lists.ts';
import { assetById, assetDetails, assetFilters, assetItem, findAssets } from '../media.ts';
import { json, refuse } from '../refusals.ts';
import type { OriginState } from '../state.ts';

type Cut = (found: readonly AssetData[], query: URLSearchParams) => AssetData[];

/** Answers a search among `list` with the part that `cut` takes. */
function search(
  { url, language, state }: Call,
  list: readonly AssetData[],
  text: string,
  cut: Cut,
): Response {
  const query = url.searchParams;
  const matching = findAssets(list, text, query.get('sort'), language);
  const found = applyFilters(matching, query, assetFilters);
  return json({
    items: cut(found, query).map((asset) => assetItem(asset, language, state.now())),
    total: found.length,
    facets: countFacets(matching, query, assetFilters),
  });
}

/** The catalogue holds what every partner may use. */
const catalogue = assets.filter((asset) => !asset.restricted);

function details({ url, language, state }: Call): Response {
  const asset = assetById(url.searchParams.get('id') ?? '');
  return asset ? json(assetDetails(asset, language, state.now())) : refuse(404, 'notFound');
}

/** A1, A2: search for pictures, films, documents; A3: one of them. */
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
];

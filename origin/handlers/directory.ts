import type { HttpHandler } from 'msw';
import { allPartners, findPartners, partnerFilters } from '../directory.ts';
import { endpoint, forUser, type Call } from '../endpoint.ts';
import { applyFilters, byOffset, byPage, countFacets } from '../lists.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Published companies with these words, before and after the filters of the call. */
function search({ url, language, state }: Call, text: string) {
  const published = allPartners(state, language).filter((partner) => partner.status === 'published');
  const matching = findPartners(published, text);
  const filters = partnerFilters(language);
  return { matching, filters, found: applyFilters(matching, url.searchParams, filters) };
}

/** For whoever is signed in: an account without a company looks for one here. */
function businessDirectory(call: Call): Response {
  const { matching, filters, found } = search(call, call.url.searchParams.get('q') ?? '');
  const items = byPage(found, call.url.searchParams);
  const facets = countFacets(matching, call.url.searchParams, filters);
  return json({ items: items.map((item) => ({ ...item })), total: found.length, facets });
}

/** The public listing; contacts are for business users only (catalogue, 77). */
function publicDirectory(call: Call): Response {
  const { found } = search(call, call.url.searchParams.get('query') ?? '');
  const data = byOffset(found, call.url.searchParams).map((partner) => {
    const { phone: _phone, email: _email, website: _website, ...rest } = partner;
    return call.user?.mode === 'B2B' ? partner : rest;
  });
  return json({ status: 'success', results: found.length, total: found.length, data });
}

/** D1: the directory of companies; D2: its autocomplete and public listing. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'D1', 'get', '/bin/scp/search/business-directory', forUser(businessDirectory)),
  endpoint(state, 'D2', 'get', '/bin/api/v1/search.json', publicDirectory),
];

import type { HttpHandler } from 'msw';
import { endpoint } from '../endpoint.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/**
 * G1: where a visitor is. The stand-in for the public service answers with the `country` and `city` of its
 * own query, so that a page can say where its visitor is; without them, Riyadh.
 */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'G1', 'get', '/geo/location.json', ({ url }) => {
    const country = url.searchParams.get('country');
    const city = url.searchParams.get('city') ?? (country ? '' : 'Riyadh');
    return json({ country_name: country ?? 'Saudi Arabia', city });
  }),
];

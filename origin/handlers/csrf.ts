import type { HttpHandler } from 'msw';
import { issueToken } from '../csrf.ts';
import { endpoint } from '../endpoint.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** CSRF: the token that a write is repeated with (contract, section 4). */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'CSRF', 'get', '/libs/granite/csrf/token.json', () => json({ token: issueToken(state) })),
];

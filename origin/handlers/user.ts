import type { HttpHandler } from 'msw';
import { endpoint, type Call } from '../endpoint.ts';
import { profileOf } from '../profile.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** Anonymous is an ordinary answer, not a failed call: a 401 would stand as an error on every console. */
function userInfo({ user, state }: Call): Response {
  if (!user) return json({ statusCode: 401, message: 'Unauthorized' });
  return json({ statusCode: 200, message: JSON.stringify(profileOf(state, user)) });
}

/** U1: who is signed in, by GET (B2C) and by POST to the configured `ssidUserInfo` address. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'U1', 'get', '/bin/api/v1/ssid/userInfo', userInfo),
  endpoint(state, 'U1', 'post', '/bin/api/v1/ssid/userInfo', userInfo),
  endpoint(state, 'U1', 'post', '/sso/userInfo', userInfo),
];

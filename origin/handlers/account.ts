import type { HttpHandler } from 'msw';
import { endpoint, forUser, type UserCall } from '../endpoint.ts';
import { memory } from '../memory.ts';
import { profileOf } from '../profile.ts';
import { json } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** References of the deletions that were asked for, by person. */
const deletions = memory(() => new Map<string, string>());

/** Takes down that an account is to be deleted. Asked again, it gives the same reference: nothing happens twice. */
function requestDeletion({ state, user }: UserCall): Response {
  const known = deletions(state);
  const reference = known.get(user.id) ?? `D-${state.nextNumber()}`;
  known.set(user.id, reference);
  return json({ reference });
}

const exportPath = '/own/export/my-data.json';

/** The visitor's own data, as a file. */
const download = ({ state, user }: UserCall): Response =>
  new Response(JSON.stringify(profileOf(state, user), null, 2), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Disposition': 'attachment; filename="my-data.json"',
      'Cache-Control': 'no-store',
    },
  });

/** The own addresses of the account settings: deletion, and the export of a visitor's data. No other origin may ask. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'delete', 'post', '/own/delete-account', forUser(requestDeletion)),
  endpoint(
    state,
    'export',
    'post',
    '/own/export',
    forUser(() => json({ url: exportPath })),
  ),
  endpoint(state, 'exported', 'get', exportPath, forUser(download)),
];

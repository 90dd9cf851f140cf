import type { HttpHandler } from 'msw';
import { endpoint, forBusiness, readBody, textOf, textsOf, type UserCall } from '../endpoint.ts';
import { assetById, assetItem } from '../media.ts';
import { memory } from '../memory.ts';
import { json, refuseFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** What everybody has kept at first: one that is gone, a recording, one whose licence has ended, and others. */
const first = ['AS-1999', 'AS-2011', 'AS-2008', 'AS-2005', 'AS-2007', 'AS-2004', 'AS-2001'] as const;

/** Ids of the assets that people have kept, by person. */
export const favouriteAssets = memory(() => new Map<string, readonly string[]>());

const keptBy = ({ state, user }: UserCall): readonly string[] => favouriteAssets(state).get(user.id) ?? first;

function list(call: UserCall): Response {
  const found = keptBy(call).flatMap((id) => assetById(id) ?? []);
  return json({
    items: found.map((asset) => assetItem(asset, call.language, call.state.now())),
    unavailable: keptBy(call).filter((id) => !assetById(id)),
  });
}

/** H1: keeps assets; those kept already stay where they are. */
async function add(call: UserCall): Promise<Response> {
  const assetIds = textsOf((await readBody(call.request))['assetIds']);
  if (assetIds.length === 0) return refuseFields({ assetIds: 'required' });
  favouriteAssets(call.state).set(call.user.id, [...new Set([...keptBy(call), ...assetIds])]);
  return json({ ok: true });
}

/** H3: takes one away (`remove: true`) or puts it back. */
async function update(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const assetId = textOf(body['assetId']);
  if (assetId === '') return refuseFields({ assetId: 'required' });
  const others = keptBy(call).filter((id) => id !== assetId);
  favouriteAssets(call.state).set(call.user.id, body['remove'] === true ? others : [...others, assetId]);
  return json({ ok: true });
}

const path = '/bin/users/favourite/assets/update';

/** H1, H3: assets that somebody has kept. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'H1', 'post', '/bin/users/favourite/assets/create', forBusiness(add)),
  endpoint(state, 'H3', 'get', path, forBusiness(list)),
  endpoint(state, 'H3', 'post', path, forBusiness(update)),
];

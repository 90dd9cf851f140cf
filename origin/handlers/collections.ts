import type { HttpHandler } from 'msw';
import { endpoint, forBusiness, readBody, textOf, textsOf, type UserCall } from '../endpoint.ts';
import { normalise } from '../lists.ts';
import { assetById, assetItem } from '../media.ts';
import { memory } from '../memory.ts';
import { json, refuse, refuseFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** A named set of assets. `updated` changes with each edit and tells a conflict. */
interface Collection {
  id: string;
  name: string;
  description: string;
  assetIds: string[];
  updated: string;
  /** Whether others read it. */
  shared: boolean;
  /** Shared by somebody else: to be read only. */
  isForeign?: boolean;
}

/** The sets that a person begins with; no two persons have an own one of the same id. */
const first = (user: string): Collection[] => [
  {
    id: `C-${user.replace('u-', '')}`,
    name: 'Winter brochure',
    description: '',
    assetIds: ['AS-2001', 'AS-2004', 'AS-2010'],
    updated: '2026-10-01T09:00:00+03:00',
    shared: false,
  },
  {
    id: 'C-2',
    name: 'Press kit',
    description: '',
    assetIds: ['AS-2017', 'AS-1999'],
    updated: '2026-09-12T14:30:00+03:00',
    shared: true,
    isForeign: true,
  },
];

/** Sets, by person; all begin with two, one of which is somebody else's and names an asset that is gone. */
export const collections = memory(() => new Map<string, Collection[]>());

function ownOf({ state, user }: UserCall): Collection[] {
  const own = collections(state).get(user.id) ?? first(user.id);
  collections(state).set(user.id, own);
  return own;
}

/** Address at which others read a set, in a language. */
const addressOf = (id: string, { language, url }: UserCall): string =>
  new URL(`/${language}/content-hub/visual-assets/collection.html?id=${id}`, url).href;

/** What a set is called and who sees it: `shared` is somebody else's, an own one that others read has an address. */
const facts = (collection: Collection, call: UserCall) => {
  const { id, name, description, updated, shared, isForeign = false } = collection;
  const isOwn = ownOf(call).includes(collection) && !isForeign;
  return {
    id,
    name,
    description,
    updated,
    shared: !isOwn,
    ...(isOwn && shared && { url: addressOf(id, call) }),
  };
};

const summary = (collection: Collection, call: UserCall) => ({
  ...facts(collection, call),
  count: collection.assetIds.length,
  cover: assetById(collection.assetIds[0] ?? '')?.thumbnail ?? null,
});

/** A set with its assets, and the ids of those that are gone. */
function whole(collection: Collection, call: UserCall) {
  const { assetIds } = collection;
  const items = assetIds
    .flatMap((assetId) => assetById(assetId) ?? [])
    .map((asset) => assetItem(asset, call.language, call.state.now()));
  return {
    ...facts(collection, call),
    items,
    missing: assetIds.filter((assetId) => !assetById(assetId)),
  };
}

function read(call: UserCall): Response {
  const id = call.url.searchParams.get('id');
  if (id === null) return json({ items: ownOf(call).map((own) => summary(own, call)) });
  const shared = [...collections(call.state).values()].flat().filter((one) => one.shared);
  const collection = [...ownOf(call), ...shared].find((one) => one.id === id);
  return collection ? json(whole(collection, call)) : refuse(404, 'notFound');
}

/** The set of that name, other than the one with this id. */
const twinOf = (name: string, call: UserCall, id?: string): Collection | undefined =>
  ownOf(call).find((own) => own.id !== id && normalise(own.name) === normalise(name));

async function create(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const name = textOf(body['name']);
  if (name === '') return refuseFields({ name: 'required' });
  if (twinOf(name, call)) return refuse(409, 'duplicate');
  const collection: Collection = {
    id: `C-${call.state.nextNumber()}`,
    name,
    description: textOf(body['description']),
    assetIds: textsOf(body['assetIds']),
    updated: call.state.now().toISOString(),
    shared: false,
  };
  ownOf(call).push(collection);
  return json(summary(collection, call), 201);
}

/** A time of change that no two edits share, however fast they come. */
function changedAt(before: string, now: Date): string {
  return new Date(Math.max(now.getTime(), Date.parse(before) + 1)).toISOString();
}

/**
 * `updated` in the body is the state that was edited; another one means that somebody was faster: 409 with the set as it
 * is now. `share: true` answers the address at which others read it.
 */
async function update(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const collection = ownOf(call).find((own) => own.id === body['id']);
  if (!collection) return refuse(404, 'notFound');
  if (collection.isForeign) return refuse(403, 'notAllowed');
  if (body['share'] === true) {
    collection.shared = true;
    return json({ url: addressOf(collection.id, call) });
  }
  if (textOf(body['updated']) === '') return refuseFields({ updated: 'required' });
  if (body['updated'] !== collection.updated) return refuse(409, 'changed', whole(collection, call));
  const name = textOf(body['name']) || collection.name;
  if (twinOf(name, call, collection.id)) return refuse(409, 'duplicate');
  collection.name = name;
  if ('description' in body) collection.description = textOf(body['description']);
  if ('assetIds' in body) collection.assetIds = textsOf(body['assetIds']);
  collection.updated = changedAt(collection.updated, call.state.now());
  return json(summary(collection, call));
}

async function remove(call: UserCall): Promise<Response> {
  const { id } = await readBody(call.request);
  const collection = ownOf(call).find((own) => own.id === id);
  if (!collection) return refuse(404, 'notFound');
  if (collection.isForeign) return refuse(403, 'notAllowed');
  collections(call.state).set(
    call.user.id,
    ownOf(call).filter((own) => own !== collection),
  );
  return json({ ok: true });
}

const path = '/bin/users/damcollections';

/** A5: sets of assets. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'A5', 'get', path, forBusiness(read)),
  endpoint(state, 'A5', 'post', path, forBusiness(create)),
  endpoint(state, 'A5', 'put', path, forBusiness(update)),
  endpoint(state, 'A5', 'delete', path, forBusiness(remove)),
];

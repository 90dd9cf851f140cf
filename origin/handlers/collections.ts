import type { HttpHandler } from 'msw';
import {
  endpoint,
  forBusiness,
  json,
  readBody,
  refuse,
  textOf,
  textsOf,
  type UserCall,
} from '../endpoint.ts';
import { assetById, assetItem } from '../media.ts';
import type { Collection, OriginState } from '../state.ts';

const path = '/bin/users/damcollections';

const ownOf = ({ state, user }: UserCall): Collection[] => state.collections.get(user.id) ?? [];

const summary = ({ id, name, description, assetIds, updated, shared }: Collection) => ({
  id,
  name,
  description,
  count: assetIds.length,
  cover: assetById(assetIds[0] ?? '')?.thumbnail ?? null,
  updated,
  shared,
});

/** All sets, or one with its assets; assets that are gone are counted, not listed (catalogue, 73). */
function read(call: UserCall): Response {
  const id = call.url.searchParams.get('id');
  if (id === null) return json({ items: ownOf(call).map(summary) });
  const collection = ownOf(call).find((own) => own.id === id);
  if (!collection) return refuse(404, 'not-found');
  const found = collection.assetIds.map(assetById).filter((asset) => asset !== undefined);
  return json({
    ...summary(collection),
    items: found.map((asset) => assetItem(asset, call.language)),
    missing: collection.assetIds.length - found.length,
  });
}

async function create(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  if (textOf(body['name']) === '') return refuse(422, 'name');
  const collection: Collection = {
    id: `C-${call.state.nextNumber()}`,
    name: textOf(body['name']),
    description: textOf(body['description']),
    assetIds: textsOf(body['assetIds']),
    updated: call.state.now().toISOString(),
    shared: false,
  };
  call.state.collections.set(call.user.id, [...ownOf(call), collection]);
  return json(summary(collection), 201);
}

/** `updated` in the body is the state that was edited; another one means that somebody was faster: 409. */
async function update(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const collection = ownOf(call).find((own) => own.id === body['id']);
  if (!collection) return refuse(404, 'not-found');
  if (collection.shared) return refuse(403, 'shared');
  const seen = textOf(body['updated']);
  if (seen !== '' && seen !== collection.updated) return refuse(409, 'conflict', summary(collection));
  if (textOf(body['name']) !== '') collection.name = textOf(body['name']);
  if ('description' in body) collection.description = textOf(body['description']);
  if ('assetIds' in body) collection.assetIds = textsOf(body['assetIds']);
  collection.updated = call.state.now().toISOString();
  return json(summary(collection));
}

async function remove(call: UserCall): Promise<Response> {
  const { id } = await readBody(call.request);
  const collection = ownOf(call).find((own) => own.id === id);
  if (!collection) return refuse(404, 'not-found');
  if (collection.shared) return refuse(403, 'shared');
  call.state.collections.set(
    call.user.id,
    ownOf(call).filter((own) => own !== collection),
  );
  return json({ ok: true });
}

/** A5: sets of assets. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'A5', 'get', path, forBusiness(read)),
  endpoint(state, 'A5', 'post', path, forBusiness(create)),
  endpoint(state, 'A5', 'put', path, forBusiness(update)),
  endpoint(state, 'A5', 'delete', path, forBusiness(remove)),
];

import type { HttpHandler } from 'msw';
import {
  endpoint,
  forBusiness,
  json,
  readBody,
  refuse,
  textOf,
  textsOf,
  type Call,
  type UserCall,
} from '../endpoint.ts';
import { assetById, assetItem, isKeptBack } from '../media.ts';
import type { OriginState } from '../state.ts';

const day = 24 * 60 * 60 * 1000;
const ready = ({ state }: Call, filename: string, bytes: number) => ({
  url: `/bin/users/assets/download/${encodeURIComponent(filename)}`,
  bytes,
  expires: new Date(state.now().getTime() + day).toISOString(),
});

/** One asset is there at once; several are packed, and the client asks again. */
async function requestDownload(call: UserCall): Promise<Response> {
  const { state } = call;
  const body = await readBody(call.request);
  const chosen = textsOf(body['assetIds']).map((id) => ({ id, asset: assetById(id) }));
  if (chosen.length === 0) return refuse(422, 'assetIds');
  const refused = chosen.filter(({ asset }) => !asset || isKeptBack(asset, state.now()));
  if (refused.length > 0) return refuse(403, 'refused', { assetIds: refused.map(({ id }) => id) });
  if (body['acceptedLicence'] === undefined || body['acceptedLicence'] === false)
    return refuse(422, 'licence');
  const bytes = chosen.reduce((sum, { asset }) => sum + (asset?.bytes ?? 0), 0);
  const filename = `${textOf(body['filename']) || 'assets'}.zip`;
  if (chosen.length === 1) return json(ready(call, filename, bytes));
  const jobId = `J-${state.nextNumber()}`;
  state.jobs.set(jobId, { looks: 0, bytes, filename });
  return json({ jobId, state: 'preparing' }, 202);
}

function poll(call: UserCall): Response {
  const jobId = call.url.searchParams.get('jobId') ?? '';
  const job = call.state.jobs.get(jobId);
  if (!job) return refuse(404, 'not-found');
  job.looks += 1;
  if (job.looks < 2) return json({ jobId, state: 'preparing' });
  return json({ jobId, state: 'ready', ...ready(call, job.filename, job.bytes) });
}

/** An empty archive: the end-of-central-directory record alone. */
const emptyArchive = Uint8Array.of(0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0));

const archive = (): Response =>
  new Response(emptyArchive, {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' },
  });

const favouritesOf = ({ state, user }: UserCall): string[] => state.favouriteAssets.get(user.id) ?? [];

function listFavourites(call: UserCall): Response {
  const found = favouritesOf(call)
    .map(assetById)
    .filter((asset) => asset !== undefined);
  const gone = favouritesOf(call).filter((id) => !assetById(id));
  return json({ items: found.map((asset) => assetItem(asset, call.language)), unavailable: gone });
}

/** H1: keeps assets; those kept already stay where they are. */
async function addFavourites(call: UserCall): Promise<Response> {
  const assetIds = textsOf((await readBody(call.request))['assetIds']);
  if (assetIds.length === 0) return refuse(422, 'assetIds');
  call.state.favouriteAssets.set(call.user.id, [...new Set([...favouritesOf(call), ...assetIds])]);
  return json({ ok: true });
}

/** H3: takes one away (`remove: true`) or puts it back. */
async function updateFavourites(call: UserCall): Promise<Response> {
  const body = await readBody(call.request);
  const assetId = textOf(body['assetId']);
  if (assetId === '') return refuse(422, 'assetId');
  const others = favouritesOf(call).filter((id) => id !== assetId);
  call.state.favouriteAssets.set(call.user.id, body['remove'] === true ? others : [...others, assetId]);
  return json({ ok: true });
}

const favouriteUpdate = '/bin/users/favourite/assets/update';

/** H1, H3: assets that somebody has kept; H2: downloads, and what their addresses hold. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'H1', 'post', '/bin/users/favourite/assets/create', forBusiness(addFavourites)),
  endpoint(state, 'H3', 'get', favouriteUpdate, forBusiness(listFavourites)),
  endpoint(state, 'H3', 'post', favouriteUpdate, forBusiness(updateFavourites)),
  endpoint(state, 'H2', 'post', '/bin/users/assets/download', forBusiness(requestDownload)),
  endpoint(state, 'H2', 'get', '/bin/users/assets/download', forBusiness(poll)),
  endpoint(state, 'H2', 'get', '/bin/users/assets/download/:file', forBusiness(archive)),
];

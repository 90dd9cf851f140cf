import type { HttpHandler } from 'msw';
import { endpoint, forBusiness, isRecord, readBody, textOf, type Call, type UserCall } from '../endpoint.ts';
import { assetById, isInTheMaking, licenceNames, licenceVersion, whyKeptBack } from '../media.ts';
import { memory } from '../memory.ts';
import { json, refuse, refuseFields } from '../refusals.ts';
import type { OriginState } from '../state.ts';

/** An asset that is left out of an archive. */
interface Failure {
  assetId: string;
  reason: 'processing' | 'notFound';
}

/** An archive that is being packed; it is there at the second look. */
interface Job {
  looks: number;
  bytes: number;
  filename: string;
  count: number;
  failed: Failure[];
}

const jobs = memory(() => new Map<string, Job>());

const day = 24 * 60 * 60 * 1000;

const ready = ({ state }: Call, filename: string, bytes: number) => ({
  url: `/bin/users/assets/download/${encodeURIComponent(filename)}`,
  bytes,
  expires: new Date(state.now().getTime() + day).toISOString(),
});

/** What is asked for: the ids of assets, each with one of its renditions. */
const orderedIds = (items: unknown): readonly string[] =>
  Array.isArray(items) ? items.flatMap((item) => (isRecord(item) ? [textOf(item['assetId'])] : [])) : [];

/** Whether a licence has been accepted, in its version of today. */
const isAccepted = (accepted: unknown, licence: string): boolean =>
  Array.isArray(accepted) &&
  accepted.some(
    (one) =>
      isRecord(one) &&
      licenceNames(licence).includes(textOf(one['name'])) &&
      textOf(one['version']) === licenceVersion,
  );

/**
 * One asset is there at once; several are packed, and the client asks again. Nobody gets any where one may not be taken: its id
 * is named, and those of all others like it. What is gone or not ready is left out of the archive.
 */
async function download(call: UserCall): Promise<Response> {
  const { state } = call;
  const body = await readBody(call.request);
  const assetIds = orderedIds(body['items']);
  if (assetIds.length === 0) return refuseFields({ items: 'required' });
  const chosen = assetIds.map((assetId) => ({ assetId, asset: assetById(assetId) }));
  const kept = chosen.filter(({ asset }) => asset && whyKeptBack(asset, state.now()));
  if (kept.length > 0) return refuse(403, 'notAllowed', { assetIds: kept.map(({ assetId }) => assetId) });
  const hasLicences = chosen.every(
    ({ asset }) => !asset || isAccepted(body['acceptedLicences'], asset.licence),
  );
  if (!hasLicences) return refuseFields({ acceptedLicences: 'required' });
  const failed = chosen.flatMap(({ assetId, asset }): Failure[] => {
    const reason = !asset ? 'notFound' : isInTheMaking(asset) ? 'processing' : undefined;
    return reason ? [{ assetId, reason }] : [];
  });
  const taken = chosen.filter(({ assetId }) => !failed.some((failure) => failure.assetId === assetId));
  const bytes = taken.reduce((sum, { asset }) => sum + (asset?.bytes ?? 0), 0);
  const filename = `${textOf(body['filename']) || 'assets'}.zip`;
  if (chosen.length === 1 && failed.length === 0) return json(ready(call, filename, bytes));
  const jobId = `J-${state.nextNumber()}`;
  jobs(state).set(jobId, { looks: 0, bytes, filename, count: taken.length, failed });
  return json({ jobId, state: 'preparing' }, 202);
}

function look(call: UserCall, jobId: string): Response {
  const job = jobs(call.state).get(jobId);
  if (!job) return refuse(404, 'notFound');
  job.looks += 1;
  if (job.looks < 2) return json({ jobId, state: 'preparing' });
  const { failed, count, filename, bytes } = job;
  if (count === 0) return json({ jobId, state: 'failed', failed: failed.map((failure) => ({ ...failure })) });
  const state = failed.length > 0 ? 'partly' : 'ready';
  return json({
    jobId,
    state,
    failed: failed.map((failure) => ({ ...failure })),
    ...ready(call, filename, bytes),
  });
}

/** An empty archive: the end-of-central-directory record alone. */
const emptyArchive = Uint8Array.of(0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0));

const archive = (): Response =>
  new Response(emptyArchive, {
    headers: { 'Content-Type': 'application/zip', 'Content-Disposition': 'attachment' },
  });

/** H2: downloads, asked for again with `jobId` in body or query, and what their addresses hold. */
export const handlers = (state: OriginState): HttpHandler[] => [
  endpoint(state, 'H2', 'post', '/bin/users/assets/download', forBusiness(download)),
  endpoint(
    state,
    'H2',
    'get',
    '/bin/users/assets/download',
    forBusiness((call) => look(call, call.url.searchParams.get('jobId') ?? '')),
  ),
  endpoint(state, 'H2', 'get', '/bin/users/assets/download/:file', forBusiness(archive)),
];

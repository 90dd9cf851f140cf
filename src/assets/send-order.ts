import { ApiError } from '#src/api/errors.ts';
import type { Api } from '#src/session/useApi.ts';
import { orderPackage } from './asset-endpoints.ts';
import { packageAnswer, type PackageAnswer } from './asset.schema.ts';

/**
 * Orders a package (H2).
 *
 * @throws ApiError where the service refuses it, and for an answer with neither an address nor a job
 */
export async function sendOrder(
  api: Api,
  order: Parameters<typeof orderPackage>[0],
  signal?: AbortSignal,
): Promise<PackageAnswer> {
  const call = orderPackage(order);
  const answer = await api.fetchJson(call, packageAnswer, { ...(signal && { signal }) });
  if (answer.url === '' && answer.jobId === '' && answer.state !== 'failed')
    throw new ApiError('Unexpected answer', { status: 200, url: call.address });
  return answer;
}

import { ApiError } from '#src/api/errors.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import type { Api } from '#src/session/useApi.ts';
import { copiesAnswer, type Copy } from './copies.schema.ts';

/** Asks what the search knows of the items with these ids (S1). It is fetched when there are any. */
export async function askCopies(
  api: Api,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<readonly Copy[]> {
  const at = { locale: api.page.language, query: '', page: 0, pageSize: ids.length };
  const call = pagedSearch({ ...at, filters: { id: ids } });
  const { data, status } = await api.fetchJson(call, copiesAnswer, { signal });
  // A service that does not know the filter answers with whatever it has: that says nothing of what is gone.
  if (status === 'error' || data.some(({ id }) => !ids.includes(id)))
    throw new ApiError('Unexpected answer', { status: 200, url: call.address });
  return data;
}

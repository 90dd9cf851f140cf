import { useMemo } from 'react';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import type { Location } from './location.schema.ts';
import { locationQuery } from './queries.ts';

/**
 * Where the visitor seems to be, in the service's words; null where nobody knows, undefined while nobody has asked or the
 * answer is on its way.
 *
 * @param isWanted whether to ask, where this browser has not asked before
 */
export function useLocation(isWanted: boolean): Location | null | undefined {
  const api = useApi();
  const query = useMemo(() => locationQuery(api), [api]);
  const known = useCachedQuery(query, isWanted);
  if (!isWanted || !known || known.status === 'pending') return undefined;
  return known.data ?? null;
}

import { useMemo } from 'react';
import { toCountry } from '#src/countries/to-country.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { locationQuery } from './queries.ts';

/**
 * The code of the country where the visitor seems to be; null where nobody knows, undefined while nobody has asked or the
 * answer is on its way.
 *
 * @param isWanted whether to ask, where this browser has not asked before
 */
export function useCountry(isWanted: boolean): string | null | undefined {
  const api = useApi();
  const query = useMemo(() => locationQuery(api), [api]);
  const known = useCachedQuery(query, isWanted);
  if (!isWanted || !known || known.status === 'pending') return undefined;
  return toCountry(known.data?.country_name ?? '') ?? null;
}

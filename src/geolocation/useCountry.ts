import { toCountry } from '#src/countries/to-country.ts';
import { useLocation } from './useLocation.ts';

/**
 * The code of the country where the visitor seems to be; null where nobody knows, undefined while nobody has asked or the
 * answer is on its way.
 *
 * @param isWanted whether to ask, where this browser has not asked before
 */
export function useCountry(isWanted: boolean): string | null | undefined {
  const location = useLocation(isWanted);
  return location && (toCountry(location.country_name) ?? null);
}

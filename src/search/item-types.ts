import { consumerTypes, tradeTypes } from 'virtual:items/types';
import type { SearchParams } from '#src/api/call.ts';
import type { Mode } from '#src/page/page.ts';

/** Whether visitors of a page may be offered what is of this type, by the file of its kind (`src/items`). */
export const isOffered = (type: string, mode: Mode): boolean => mode === 'B2B' || !tradeTypes.includes(type);

/**
 * The filters of a search with the types that visitors of a page are offered.
 *
 * @param filters as they were chosen; what is chosen of the types counts, as far as it is offered
 */
export function withOfferedTypes(filters: SearchParams, mode: Mode): SearchParams {
  if (mode === 'B2B') return filters;
  const chosen = [filters['type'] ?? []].flat().map(String);
  const offered = chosen.filter((type) => isOffered(type, mode));
  return { ...filters, type: offered.length > 0 ? offered : consumerTypes };
}

import type { SearchParams } from '#src/api/call.ts';
import type { Chosen } from '../choices.ts';

/** What an author filters by always, as the service takes it: several values of a filter are separated by commas. */
export const readBaseFilters = (filters: Readonly<Record<string, string>>): Chosen =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, text]) => {
      const values = text
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean);
      return name && values.length > 0 ? [[name, values] as const] : [];
    }),
  );

/**
 * What visitors have chosen within what an author always filters by: of one filter only what both allow, and the author's
 * where they have nothing in common.
 */
export function withinBase(base: Chosen, chosen: Chosen): SearchParams {
  const both = Object.entries(base).map(([name, allowed]) => {
    const values = (Object.hasOwn(chosen, name) ? chosen[name] : undefined) ?? [];
    const left = values.filter((value) => allowed.includes(value));
    return [name, left.length > 0 ? left : allowed] as const;
  });
  return { ...chosen, ...Object.fromEntries(both) };
}

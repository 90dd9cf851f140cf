/** Ids of the places that are compared, in the address of the page: `compare`, once for each. */

const nameWith = (prefix: string): string => `${prefix}compare`;

/**
 * Reads the ids from an address.
 *
 * @param query as in `location.search`
 * @param prefix of the list's names in the address
 * @param most as many as count
 */
export const readCompared = (query: string, prefix: string, most: number): readonly string[] =>
  [...new Set(new URLSearchParams(query).getAll(nameWith(prefix)))].filter(Boolean).slice(0, most);

/** Writes the ids into an address, beside what stands there. @returns with its `?` */
export function writeCompared(query: string, prefix: string, ids: readonly string[]): string {
  const parameters = new URLSearchParams(query);
  parameters.delete(nameWith(prefix));
  for (const id of ids) parameters.append(nameWith(prefix), id);
  return `?${parameters.toString()}`;
}

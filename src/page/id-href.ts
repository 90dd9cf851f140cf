/**
 * The address of the page of one thing (conventions, "Paths of pages"): `{id}` in a path is replaced by the id, else a query
 * names it.
 *
 * @param name of the query, as `eventId`
 */
export function hrefWithId(path: string, name: string, id: string): string {
  const value = encodeURIComponent(id);
  if (/\{id\}|%7Bid%7D/i.test(path)) return path.replaceAll(/\{id\}|%7Bid%7D/gi, value);
  const [, before = path, hash = ''] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}${name}=${value}${hash}`;
}

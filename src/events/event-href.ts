/**
 * The address of the page of an event (conventions, "Paths of pages"): `{id}` in a path is replaced by the id, else `/<id>`
 * stands before its ending.
 */
export function eventHref(path: string, id: string): string {
  const value = encodeURIComponent(id);
  if (/\{id\}|%7Bid%7D/i.test(path)) return path.replaceAll(/\{id\}|%7Bid%7D/gi, value);
  const [, before = '', ending = '', after = ''] = /^([^?#]*?)(\.html?)?([?#].*)?$/s.exec(path) ?? [];
  return `${before.endsWith('/') ? before.slice(0, -1) : before}/${value}${ending}${after}`;
}

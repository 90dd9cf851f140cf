/** The address of a course's page: `{id}` is replaced, else a query names it. */
export function courseHref(path: string, id: string): string {
  const value = encodeURIComponent(id);
  if (/\{id\}|%7Bid%7D/i.test(path)) return path.replaceAll(/\{id\}|%7Bid%7D/gi, value);
  const [, before = path, hash = ''] = /^([^#]*)(#.*)?$/.exec(path) ?? [];
  return `${before}${before.includes('?') ? '&' : '?'}courseId=${value}${hash}`;
}

/** The address of an event's page: `{id}` is replaced, else `.id-<id>` stands before the ending. */
export function detailHref(path: string, id: string): string {
  if (path.includes('{id}')) return path.replaceAll('{id}', encodeURIComponent(id));
  const [, before = path, after = ''] = /^(.*?)(\.html?(?:[?#].*)?)$/.exec(path) ?? [];
  return `${before}.id-${encodeURIComponent(id)}${after}`;
}

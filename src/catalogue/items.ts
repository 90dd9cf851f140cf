/** What a list must know of its items. */
export interface ListItem {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly url?: string | undefined;
}

/** Tells an item from the others of its list: ids are only unique within a type, and a service may leave them out. */
export const keyOf = ({ id, type, title, url }: ListItem): string => (id ? `${type}/${id}` : url || title);

/** A service that answers while its index changes may name an item on two pages: only the first one counts. */
export function withoutDoubles<Item extends ListItem>(items: readonly Item[]): readonly Item[] {
  const byKey = new Map<string, Item>();
  for (const item of items) if (!byKey.has(keyOf(item))) byKey.set(keyOf(item), item);
  return [...byKey.values()];
}

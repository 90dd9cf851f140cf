/** An item of a widget that an address may name. */
export interface DeepLinkItem {
  /** Unlike those of the other items. */
  readonly key: string;
  /** What a link may name; undefined for an item that its author gave no name. */
  readonly id: string | undefined;
}

/** An item of an author's list, told from the others. */
export interface ItemWithLink<Item> extends DeepLinkItem {
  readonly item: Item;
}

/** Gives each item of an author's list a name and a key of its own: the second `visa` is `visa-2`. */
export function deepLinkItems<Item extends { readonly id?: string | undefined }>(
  items: readonly Item[],
): ItemWithLink<Item>[] {
  const taken = new Set(items.map(({ id }) => id));
  const given = new Set<string>();
  return items.map((item, index) => {
    const id = item.id && given.has(item.id) ? numbered(item.id, taken) : item.id;
    if (id) given.add(id);
    taken.add(id);
    return { key: id || `item ${index}`, id: id || undefined, item };
  });
}

function numbered(id: string, taken: ReadonlySet<string | undefined>): string {
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}

/** The item that the fragment of an address names, encoded or not. */
export function itemByHash<Item extends DeepLinkItem>(
  items: readonly Item[],
  hash: string,
): Item | undefined {
  const name = hash.slice(1);
  return items.find(({ id }) => id !== undefined && (id === name || encodeURIComponent(id) === name));
}

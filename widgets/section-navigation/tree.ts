/** An entry with those that stand below it. */
export interface Branch<Entry> {
  readonly entry: Entry;
  readonly below: readonly Branch<Entry>[];
}

/** Entries in order as a tree: each stands below the last one before it of a higher level. */
export function toTree<Entry extends { readonly level: number }>(entries: readonly Entry[]): Branch<Entry>[] {
  const tree: Branch<Entry>[] = [];
  for (let at = 0; at < entries.length;) {
    const entry = entries[at]!;
    const end = entries.findIndex(({ level }, index) => index > at && level <= entry.level);
    const below = entries.slice(at + 1, end < 0 ? undefined : end);
    tree.push({ entry, below: toTree(below) });
    at += below.length + 1;
  }
  return tree;
}

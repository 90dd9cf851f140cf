import { deepLinkItems } from '#src/ui/deep-link-items.ts';
import type { Config } from './widget.ts';

type AuthorsList = Config['lists'][number];
type AuthorsItem = AuthorsList['groups'][number]['items'][number];

/** An item of an author's, with the key by which the browser remembers it. */
export interface Item extends AuthorsItem {
  readonly key: string;
}

/** A kind of trip with what to pack, without empty groups. */
export interface List extends Omit<AuthorsList, 'groups'> {
  readonly key: string;
  readonly groups: readonly {
    readonly key: string;
    readonly label: string;
    readonly items: readonly Item[];
  }[];
}

/** What has no id is remembered by its words; of two with the same the second has another key. */
const keyed = <Entry extends { readonly id?: string | undefined; readonly label: string }>(
  entries: readonly Entry[],
): (Entry & { readonly key: string })[] =>
  deepLinkItems(entries.map((entry) => ({ ...entry, id: entry.id || entry.label }))).map(({ key, item }) => ({
    ...item,
    key,
  }));

/** The lists that have items. */
export const toLists = (lists: Config['lists']): List[] =>
  keyed(lists).flatMap((list) => {
    const items = keyed(list.groups.flatMap((group) => group.items));
    let end = 0;
    const groups = list.groups.flatMap((group) => {
      const its = items.slice(end, (end += group.items.length));
      const [first] = its;
      return first ? [{ label: group.label, key: first.key, items: its }] : [];
    });
    return groups.length > 0 ? [{ ...list, groups }] : [];
  });

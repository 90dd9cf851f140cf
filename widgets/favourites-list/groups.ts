import type { Copy } from '#src/favourites/copies/copies.schema.ts';
import { groupPlace, hasGroup } from '#src/favourites/groups/groups.ts';
import type { Favourite } from '#src/favourites/favourites.schema.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Config } from './widget.ts';

/** A favourite as the list shows it: in the words of the page's language, where the search has them. */
export interface Entry {
  readonly favourite: Favourite;
  readonly title: string;
  readonly copy: Copy | undefined;
  /** The search does not know it any more. */
  readonly isGone: boolean;
}

/** Tells an entry from the others as a map of the list does, whose `keyOf` would be fetched with the catalogues. */
export const keyOfEntry = ({ favourite: { id, type } }: Entry): string => `${type}/${id}`;

/** What stands together. */
export interface Group {
  /** A kind, or the name of a city; empty where there is neither, and for a list without groups. */
  readonly key: string;
  readonly entries: readonly Entry[];
}

/**
 * Entries in their order and groups. What has no kind or city stands last.
 *
 * @param entries the last added one last
 * @param undone order in which entries stood before one was removed, by id: one that comes back stands there again
 */
export function groupEntries(
  entries: readonly Entry[],
  { groupBy, sort }: Pick<Config, 'groupBy' | 'sort'>,
  language: Language,
  undone: readonly string[] = [],
): readonly Group[] {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const place = ({ favourite }: Entry) => undone.indexOf(favourite.id);
  const sorted =
    sort === 'title'
      ? entries.toSorted((one, other) => compare(one.title, other.title))
      : entries.toReversed().toSorted((one, other) => place(one) - place(other));
  if (groupBy === 'none') return sorted.length > 0 ? [{ key: '', entries: sorted }] : [];

  const groupOf = ({ favourite, copy }: Entry) => {
    const type = copy?.type || favourite.type;
    return groupBy === 'city' ? copy?.city || '' : hasGroup(type) ? type : '';
  };
  const order = (key: string) => (key === '' ? Infinity : groupBy === 'city' ? 0 : groupPlace(key));
  return [...Map.groupBy(sorted, groupOf)]
    .map(([key, group]) => ({ key, entries: group }))
    .toSorted(
      (one, other) =>
        (order(one.key) === order(other.key) ? 0 : order(one.key) - order(other.key)) ||
        compare(one.key, other.key),
    );
}

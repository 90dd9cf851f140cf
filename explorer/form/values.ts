import { coerceJson, coerceList, isAbsent, isObject, ownEntries } from '#src/schema/coerce.ts';

/** Reading and changing parts of a configuration. Nothing here changes what it is given: each change is a new value. */

/** A group of fields as it is stored. */
export type Group = Readonly<Record<string, unknown>>;

/** The group that a value stands for, which may be JSON text; an empty one for nothing, undefined for anything else. */
export function groupOf(value: unknown): Group | undefined {
  if (isAbsent(value)) return {};
  const group = coerceJson(value);
  return isObject(group) ? group : undefined;
}

/**
 * A group with one field changed. All other keys keep their values and their order; a new key stands where the form has it.
 *
 * @param value undefined takes the key out
 * @param order names of the group's fields, in the order of the form
 */
export function withValue(group: unknown, name: string, value: unknown, order: readonly string[]): Group {
  const entries = Object.entries(groupOf(group) ?? {});
  const at = entries.findIndex(([key]) => key === name);
  if (value === undefined) return Object.fromEntries(entries.filter(([key]) => key !== name));
  if (at >= 0) return Object.fromEntries(entries.with(at, [name, value]));
  const later = order.slice(order.indexOf(name) + 1);
  const next = entries.findIndex(([key]) => later.includes(key));
  return Object.fromEntries(entries.toSpliced(next < 0 ? entries.length : next, 0, [name, value]));
}

/** The entries of a list as the reader of configurations counts them, empty ones among them. */
export const entriesOf = (list: unknown): readonly unknown[] => (isAbsent(list) ? [] : coerceList(list));

/** A list with one entry changed. */
export const withEntry = (list: unknown, index: number, entry: unknown): unknown =>
  rewritten(list, entriesOf(list).with(index, entry));

/** A list with one entry more, at its end. */
export const withAdded = (list: unknown, entry: unknown): unknown =>
  rewritten(list, [...entriesOf(list), entry]);

/** A list without an entry; undefined where none is left. */
export const without = (list: unknown, index: number): unknown =>
  rewritten(list, entriesOf(list).toSpliced(index, 1));

/** A list with an entry at another place. */
export function withMoved(list: unknown, from: number, to: number): unknown {
  const entries = entriesOf(list);
  return rewritten(list, entries.toSpliced(from, 1).toSpliced(to, 0, entries[from]));
}

const itemKey = /^item(\d+)$/;
const numberOf = (key: string): number => Number(itemKey.exec(key)?.[1]);

/** New entries in the way in which the list was stored: as a list, as a map `item0…itemN`, or as its only entry. */
export function rewritten(list: unknown, entries: readonly unknown[]): unknown {
  if (entries.length === 0) return undefined;
  const keys = itemKeysOf(list);
  if (keys) return rewrittenMap(list as Group, keys, entries);
  const [first] = entries;
  const wasAlone = !isAbsent(list) && !Array.isArray(coerceJson(list));
  // An empty group alone would be read as an empty list, and the entry would go while it is filled in.
  const staysAlone = entries.length === 1 && !(isObject(first) && Object.keys(first).length === 0);
  return wasAlone && staysAlone ? first : entries;
}

/** Keys of a map `item0…itemN` in their order; undefined for anything else. */
function itemKeysOf(list: unknown): readonly string[] | undefined {
  if (!isObject(list)) return undefined;
  const keys = ownEntries(list).map(([key]) => key);
  if (keys.length === 0 || !keys.every((key) => itemKey.test(key))) return undefined;
  return keys.toSorted((a, b) => numberOf(a) - numberOf(b));
}

function rewrittenMap(map: Group, keys: readonly string[], entries: readonly unknown[]): Group {
  const last = numberOf(keys.at(-1)!);
  const added = entries.slice(keys.length).map((entry, place) => [`item${last + 1 + place}`, entry] as const);
  const kept = Object.entries(map).flatMap(([key, value]) => {
    const place = keys.indexOf(key);
    if (place < 0) return [[key, value] as const];
    return place < entries.length ? [[key, entries[place]] as const] : [];
  });
  return Object.fromEntries([...kept, ...added]);
}

/**
 * Paths as they are called after the entries of a list have changed their places.
 *
 * @param list path of the list
 * @param placeOf new place of an entry; undefined for one that has gone
 */
export function movedPaths(
  paths: ReadonlySet<string>,
  list: string,
  placeOf: (index: number) => number | undefined,
): ReadonlySet<string> {
  const start = `${list}[`;
  return new Set(
    [...paths].flatMap((path) => {
      if (!path.startsWith(start)) return [path];
      const end = path.indexOf(']', start.length);
      const place = placeOf(Number(path.slice(start.length, end)));
      return place === undefined ? [] : [`${start}${place}${path.slice(end)}`];
    }),
  );
}

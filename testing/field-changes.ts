import type { FieldSchema } from './all-widgets.ts';

/** Other values of the fields of a configuration, one at a time. */

type Group = Readonly<Record<string, unknown>>;

/** What a field may hold in place of what it holds. */
function otherValues(field: FieldSchema, value: unknown, words: readonly string[]): unknown[] {
  const given = value ?? field.default;
  switch (field['x-field']) {
    case 'flag':
      return [given !== true];
    case 'choice':
      return (field.enum ?? []).filter((choice) => choice !== given);
    case 'number':
      return [field.minimum ?? 0, Number(given ?? 0) + 1, 2, 60].filter((number) => number !== given);
    case 'date':
      return ['2027-03-01', '2020-01-01'];
    case 'link':
      return ['/en/changed', '/ar'];
    case 'asset':
      return ['/images/changed.jpg'];
    case 'richtext':
      return ['<p>Changed</p>'];
    case 'map':
      return [Object.fromEntries([...words, 'event'].map((word) => [word, 'Changed']))];
    case 'json':
      return [{ title: 'Changed' }, undefined];
    case 'texts':
      return [['Changed'], []];
    case 'list':
    case 'group':
    case 'image':
    case 'video':
      return [undefined];
    default:
      return ['Changed', 'calendar', '(min-width: 1px)', 'none', undefined];
  }
}

/** A field with a value that it may hold in place of its own. */
export type Change = readonly [path: string, value: unknown];

/**
 * Changes of one field of a configuration; none where its group is absent.
 *
 * @param path as `fieldsOf` gives it; of a list the first entry is changed
 * @param words keys of the widget's own words, which a map may replace
 */
export function changesOf(
  config: Group,
  path: string,
  field: FieldSchema,
  words: readonly string[],
): Change[] {
  const [group, key] = placeOf(config, path);
  if (!group) return [];
  return otherValues(field, group[key], words).map((value) => [path, value]);
}

/**
 * Which changes make a difference. Those of several fields are tried together first: where all of them make none, none is
 * tried alone.
 *
 * @param differs whether the configuration with these changes shows a difference
 */
export async function tellingChanges(
  changes: readonly Change[],
  differs: (changes: readonly Change[]) => Promise<boolean>,
): Promise<Change[]> {
  if (changes.length === 0 || !(await differs(changes))) return [];
  if (changes.length === 1) return [...changes];
  const middle = Math.ceil(changes.length / 2);
  const first = await tellingChanges(changes.slice(0, middle), differs);
  return [...first, ...(await tellingChanges(changes.slice(middle), differs))];
}

/** A copy of a configuration that holds these values; a field whose group is absent is left out. */
export function withValues(config: Group, values: Iterable<Change>): Group {
  const changed = structuredClone(config);
  for (const [path, value] of values) {
    const [group, key] = placeOf(changed, path);
    if (group) group[key] = value;
  }
  return changed;
}

/** What a configuration holds in a field; of a list in its first entry. */
export function valueAt(config: Group, path: string): unknown {
  const [group, key] = placeOf(config, path);
  return group?.[key];
}

/** The group that a field stands in, and its key there. */
function placeOf(config: Group, path: string): [group: Record<string, unknown> | undefined, key: string] {
  const keys = path.replaceAll('[]', '.0').split('.');
  const last = keys.pop()!;
  const group = keys.reduce<unknown>((at, key) => (at as Group | null | undefined)?.[key], config);
  return [typeof group === 'object' && group !== null ? (group as Record<string, unknown>) : undefined, last];
}

/** The configuration in which a field stands alone among the addresses of its group, as `addresses` names them. */
export function aloneIn(config: Group, path: string, addresses: readonly string[]): Group {
  const [group, key] = placeOf(config, path);
  const others = addresses.filter((address) => address !== key && group?.[address] !== undefined);
  if (others.length === 0) return config;
  const alone = structuredClone(config);
  const [copied] = placeOf(alone, path);
  for (const address of others) delete copied![address];
  return alone;
}

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

/**
 * Configurations that differ from one by a field alone.
 *
 * @param path as `fieldsOf` gives it; of a list the first entry is changed
 * @param words keys of the widget's own words, which a map may replace
 */
export function changesOf(
  config: Group,
  path: string,
  field: FieldSchema,
  words: readonly string[],
): Group[] {
  const [group, key] = placeOf(config, path);
  if (!group) return [];
  return otherValues(field, group[key], words).map((value) => withValues(config, [[path, value]]));
}

/** A copy of a configuration that holds these values; a field whose group is absent is left out. */
export function withValues(config: Group, values: Iterable<readonly [path: string, value: unknown]>): Group {
  const changed = structuredClone(config);
  for (const [path, value] of values) {
    const [group, key] = placeOf(changed, path);
    if (group) group[key] = value;
  }
  return changed;
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
  const alone = structuredClone(config);
  const [group, key] = placeOf(alone, path);
  if (group) for (const address of addresses) if (address !== key) delete group[address];
  return alone;
}

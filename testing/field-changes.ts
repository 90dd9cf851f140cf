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
  const keys = path.replaceAll('[]', '.0').split('.');
  const last = keys.pop()!;
  const copy = () => structuredClone(config) as Record<string, unknown>;
  const groupOf = (root: unknown) =>
    keys.reduce<unknown>((group, key) => (group as Group | undefined)?.[key], root) as
      Record<string, unknown> | undefined;
  const group = groupOf(config);
  if (typeof group !== 'object') return [];
  return otherValues(field, group[last], words).map((value) => {
    const changed = copy();
    groupOf(changed)![last] = value;
    return changed;
  });
}

/** The configuration in which a field stands alone among the addresses of its group, as `addresses` names them. */
export function aloneIn(config: Group, path: string, addresses: readonly string[]): Group {
  const alone = structuredClone(config) as Record<string, unknown>;
  const keys = path.replaceAll('[]', '.0').split('.');
  const last = keys.pop();
  let group: unknown = alone;
  for (const key of keys) group = (group as Group | undefined)?.[key];
  if (typeof group === 'object' && group !== null)
    for (const key of addresses) if (key !== last) delete (group as Record<string, unknown>)[key];
  return alone;
}

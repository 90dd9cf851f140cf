/** How a content repository writes down values (contract, section 2): each function gives what was meant. */

const booleans = new Map<unknown, boolean>([
  ['true', true],
  ['on', true],
  ['false', false],
]);

/** Whether a value that was read holds anything; a group or a list does not by a switch alone. */
export const holdsContent = (value: unknown): boolean =>
  typeof value === 'object'
    ? Object.values(value ?? {}).some((part) => part !== true && holdsContent(part))
    : Boolean(value);

/** Whether a value is an object and no list. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value stands for nothing: `""` and `null` are written for a field that is not filled in. */
export const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

/** A switch that may have come as text; anything else as it came. */
export const coerceBoolean = (value: unknown): unknown => booleans.get(value) ?? value;

/** A number that may have come as text; anything else as it came. */
export const coerceNumber = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value)) ? Number(value) : value;

/** The value of a text that holds the JSON of an object or a list; anything else as it came. */
export function coerceJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Entries of an object without what a content repository adds for itself, and without `__proto__`. */
export const ownEntries = (value: Record<string, unknown>): [string, unknown][] =>
  Object.entries(value).filter(([key]) => key !== '__proto__' && !/^(jcr|sling|cq|nt):/.test(key));

const itemKey = /^item(\d+)$/;

/** A list that may have come as a map `item0…itemN`, as JSON, or as its only entry. */
export function coerceList(value: unknown): readonly unknown[] {
  const list = coerceJson(value);
  if (Array.isArray(list)) return list;
  if (!isObject(list)) return [list];
  const entries = ownEntries(list);
  if (!entries.every(([key]) => itemKey.test(key))) return [list];
  const place = (key: string) => Number(itemKey.exec(key)?.[1]);
  return entries.toSorted(([a], [b]) => place(a) - place(b)).map(([, entry]) => entry);
}

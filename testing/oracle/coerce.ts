import { safeParse, type $ZodType, type $ZodTypes } from 'zod/v4/core';

/** Stands in a list for an entry that is not to be there, so that those after it keep their places until all is said. */
export const gone = Symbol('gone');

/**
 * Reads a value as a CMS stores it: `"true"`, `"false"` and `"on"` for a boolean, numbers as text, a lone value
 * where a list is expected, `item0…itemN` maps for a list, JSON inside a string, `""` or `null` for absent, extra
 * `jcr:` and `sling:` keys (contract, section 2). The schema says what is expected where; what cannot be read as
 * meant is handed on as it came, for the schema to refuse.
 *
 * @returns a fresh value that shares no object with the one given, undefined for absent; absent entries of a list are
 *   `gone`, and its objects have no prototype, so that nothing a page adds to `Object.prototype` is taken for a field
 */
export function readLoosely(schema: $ZodType, value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nullable':
    case 'readonly':
      return readLoosely(def.innerType, value);
    case 'pipe':
      return readLoosely(def.in, value);
    case 'lazy':
      return readLoosely(def.getter(), value);
    case 'boolean':
      return booleanWords.has(value) ? booleanWords.get(value) : value;
    case 'number':
      return toNumber(value);
    case 'literal':
      return def.values.includes(toNumber(value) as never) ? toNumber(value) : value;
    case 'array':
      return toList(value).map((entry) => present(def.element, readLoosely(def.element, entry)) ?? gone);
    case 'object': {
      const source = parseJson(value);
      if (!isObject(source)) return value;
      return toObject(
        Object.entries(def.shape).map(([key, field]) => [
          key,
          Object.hasOwn(source, key) ? readLoosely(field, source[key]) : undefined,
        ]),
      );
    }
    case 'record': {
      const source = parseJson(value);
      if (!isObject(source)) return value;
      const entries = ownEntries(source).filter(([key]) => key !== '__proto__');
      return toObject(entries.map(([key, entry]) => [key, readLoosely(def.valueType, entry)]));
    }
    case 'union': {
      // Of several types one may be a group: a text is none.
      const group = def.options.find((option) => (option as $ZodTypes)._zod.def.type === 'object');
      if (!group || !isObject(parseJson(value))) return value;
      const read = readLoosely(group, value);
      // A text that is no such group is told as the text that it is.
      return isObject(value) || safeParse(group, read).success ? read : value;
    }
    case 'unknown':
      // What no field of a dialog can hold is kept as text (contract, section 2: JSON inside a string).
      return parseJson(value);
    default:
      return value;
  }
}

/** An entry that holds nothing of ours is absent (contract, section 2). */
const present = (schema: $ZodType, entry: unknown) => {
  const isGroup = (schema as $ZodTypes)._zod.def.type === 'object';
  return isGroup && isObject(entry) && Object.keys(entry).length === 0 ? undefined : entry;
};

const booleanWords = new Map<unknown, boolean>([
  ['true', true],
  ['on', true],
  ['false', false],
]);

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of those entries that are there. */
function toObject(entries: readonly (readonly [string, unknown])[]): object {
  const present = entries.filter(([, value]) => value !== undefined);
  return Object.assign(Object.create(null) as object, Object.fromEntries(present));
}

/** Entries of an object without what a content repository adds for itself. */
const ownEntries = (value: Record<string, unknown>): [string, unknown][] =>
  Object.entries(value).filter(([key]) => !/^(jcr|sling|cq|nt):/.test(key));

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value;
}

/** The value a string of JSON holds, when it is an object or a list; everything else as it came. */
function parseJson(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const itemKey = /^item(\d+)$/;

function toList(value: unknown): unknown[] {
  const source = parseJson(value);
  if (Array.isArray(source)) return source;
  if (!isObject(source)) return [source];
  const entries = ownEntries(source);
  if (!entries.every(([key]) => itemKey.test(key))) return [source];
  return entries
    .toSorted(([a], [b]) => Number(itemKey.exec(a)?.[1]) - Number(itemKey.exec(b)?.[1]))
    .map(([, entry]) => entry);
}

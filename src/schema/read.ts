import {
  coerceBoolean,
  coerceJson,
  coerceList,
  coerceNumber,
  holdsContent,
  isAbsent,
  isObject,
  ownEntries,
} from './coerce.ts';
import { ConfigError, describeValue, type ConfigIssue } from './issues.ts';
import type {
  EnumNode,
  ListNode,
  MapNode,
  NumberNode,
  ObjectNode,
  Schema,
  SchemaNode,
  TextNode,
  TupleNode,
  UnionNode,
} from './node.ts';
import { applyRule, expectedBy, refused } from './rules.ts';

/** A value that can be used, and what was wrong with it all the same. */
export interface Reading<Value> {
  readonly value: Value;
  readonly issues: readonly ConfigIssue[];
}

/** Wrong entries of a list that is too long are made up for by entries beyond its end, at most so many. */
const maximumSpare = 100;

/**
 * Reads a value by a schema, in one pass: coerces what a CMS or a service stores loosely, checks, completes and reports.
 * A wrong field falls back to its default, an optional one counts as absent, a wrong entry of a list or a map is left
 * out alone, a list that is too long is cut.
 *
 * @returns a fresh value that shares no object with the one given
 * @throws ConfigError where a required field is missing or wrong
 */
export function read<Value>(schema: Schema<Value>, value: unknown): Reading<Value> {
  const issues: Issues = new Map();
  const result = readNode(schema as unknown as SchemaNode, value, '', issues);
  if (result === refused) throw new ConfigError([...issues.values()]);
  return { value: result as Value, issues: [...issues.values()] };
}

/** As `read`, the value alone. @throws ConfigError as `read` does */
export const readValue = <Value>(schema: Schema<Value>, value: unknown): Value => read(schema, value).value;

/** As `read`, the value alone; undefined for one that cannot be used. */
export function tryRead<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  const result = readNode(schema as unknown as SchemaNode, value, '', new Map());
  return result === refused ? undefined : (result as Value);
}

/** Issues by path; of several at one path the first counts. */
type Issues = Map<string, ConfigIssue>;

function report(issues: Issues, path: string, expected: string, value: unknown): typeof refused {
  if (!issues.has(path)) issues.set(path, { path, expected, found: describeValue(value) });
  return refused;
}

/** Reads a value. Gives undefined for one that is absent and may be, `refused` for one that cannot be used. */
function readNode(node: SchemaNode, given: unknown, path: string, issues: Issues): unknown {
  if (isAbsent(given)) {
    const substitute = node.default ?? node.fallback;
    if (substitute !== undefined) return copy(substitute);
    return node.optional ? undefined : report(issues, path, expectationOf(node), undefined);
  }
  const value = readPresent(node, given, path, issues);
  if (value !== refused) return value;
  const substitute = node.fallback ?? node.default;
  if (substitute !== undefined) return copy(substitute);
  return node.optional ? undefined : refused;
}

/** Reads an entry of a list or a map, where a wrong one is left out and no default stands in for it. */
function readEntry(node: SchemaNode, given: unknown, path: string, issues: Issues): unknown {
  const value = readPresent(node, given, path, issues);
  return value === refused && node.fallback !== undefined ? copy(node.fallback) : value;
}

// `structuredClone` takes longer than all other reading where five hundred entries have ten empty lists each.
const copy = (value: unknown): unknown =>
  Array.isArray(value) && value.length === 0
    ? []
    : typeof value === 'object'
      ? structuredClone(value)
      : value;

function readPresent(node: SchemaNode, value: unknown, path: string, issues: Issues): unknown {
  switch (node.type) {
    case 'string':
      return readText(node, value, path, issues);
    case 'number':
      return readNumber(node, coerceNumber(value), path, issues);
    case 'boolean': {
      const flag = coerceBoolean(value);
      return typeof flag === 'boolean' ? flag : report(issues, path, 'boolean', value);
    }
    case 'enum':
      return readEnum(node, value, path, issues);
    case 'array':
      return node.strict && !Array.isArray(value)
        ? report(issues, path, 'array', value)
        : readList(node, coerceList(value), path, issues);
    case 'tuple':
      return readTuple(node, coerceList(value), path, issues);
    case 'object':
      return readObject(node, value, path, issues);
    case 'record':
      return readMap(node, value, path, issues);
    case 'union':
      return readUnion(node, value, path, issues);
    default:
      // A repository keeps as text what no field of a dialog can hold.
      return copy(coerceJson(value));
  }
}

function readText(node: TextNode, value: unknown, path: string, issues: Issues): unknown {
  let text: string | typeof refused;
  if (typeof value === 'string') text = value;
  else if (node.numbers && typeof value === 'number') text = String(value);
  else return report(issues, path, expectationOf(node), value);
  for (const rule of node.rules ?? []) {
    text = applyRule(rule, text);
    if (text === refused) return report(issues, path, expectedBy(rule), value);
  }
  const { minLength = 0, maxLength = Infinity } = node;
  if (text.length > maxLength) return report(issues, path, `at most ${maxLength}`, value);
  return text.length < minLength ? report(issues, path, `at least ${minLength}`, value) : text;
}

function readNumber(node: NumberNode, value: unknown, path: string, issues: Issues): unknown {
  if (typeof value !== 'number' || !Number.isFinite(value)) return report(issues, path, 'number', value);
  const { integer, minimum, above, maximum = integer ? Number.MAX_SAFE_INTEGER : undefined, clamp } = node;
  const expected =
    integer && !Number.isInteger(value)
      ? 'int'
      : minimum !== undefined && value < minimum
        ? `at least ${minimum}`
        : above !== undefined && value <= above
          ? `more than ${above}`
          : maximum !== undefined && value > maximum
            ? `at most ${maximum}`
            : undefined;
  if (expected) return report(issues, path, expected, value);
  return clamp ? Math.min(clamp[1], Math.max(clamp[0], value)) : value;
}

function readEnum(node: EnumNode, value: unknown, path: string, issues: Issues): unknown {
  const found = [value, coerceNumber(value), coerceBoolean(value)].find((meant) =>
    node.values.includes(meant as never),
  );
  return found === undefined ? report(issues, path, expectationOf(node), value) : found;
}

function readList(node: ListNode, values: readonly unknown[], path: string, issues: Issues): unknown {
  const { of, minimum = 0, maximum = Infinity } = node;
  const present = [...values.entries()].filter(([, value]) => !isEmptyEntry(of, value));
  if (present.length > maximum) report(issues, path, `at most ${maximum}`, values);
  const list: unknown[] = [];
  for (const [index, value] of present.slice(0, maximum + maximumSpare)) {
    if (list.length === maximum) break;
    const entry = readEntry(of, value, `${path}[${index}]`, issues);
    if (entry !== refused) list.push(entry);
  }
  return list.length < minimum ? report(issues, path, `at least ${minimum}`, values) : list;
}

/** Whether an entry holds nothing of ours: editors leave empty ones behind. */
function isEmptyEntry(node: SchemaNode, value: unknown): boolean {
  if (isAbsent(value)) return true;
  if (node.type !== 'object') return false;
  const group = coerceJson(value);
  return (
    isObject(group) &&
    Object.keys(node.fields).every((key) => !Object.hasOwn(group, key) || isAbsent(group[key]))
  );
}

function readTuple(node: TupleNode, values: readonly unknown[], path: string, issues: Issues): unknown {
  const { items } = node;
  if (values.length > items.length) report(issues, path, `at most ${items.length}`, values);
  const list = items.map((item, index) => readNode(item, values[index], `${path}[${index}]`, issues));
  return list.includes(refused) ? refused : list;
}

function readObject(node: ObjectNode, given: unknown, path: string, issues: Issues): unknown {
  const value = coerceJson(given);
  if (!isObject(value)) return report(issues, path, 'object', given);
  // What is absent stays absent where a page has added to all objects: as undefined of the group's own, also in a copy.
  const group = Object.create(null) as Record<string, unknown>;
  let isUsable = true;
  for (const [key, field] of Object.entries(node.fields)) {
    const part = Object.hasOwn(value, key) ? value[key] : undefined;
    // Most fields of most entries are absent: nothing is to be read of these, nor their path written.
    const isLeftOut = part === undefined && field.optional && (field.default ?? field.fallback) === undefined;
    group[key] = isLeftOut ? undefined : readNode(field, part, path ? `${path}.${key}` : key, issues);
    isUsable &&= group[key] !== refused;
  }
  if (!isUsable) return refused;
  const { anyOf, expected = '' } = node;
  if (anyOf && !anyOf.some((key) => holdsContent(group[key]))) return report(issues, path, expected, group);
  return group;
}

function readMap(node: MapNode, given: unknown, path: string, issues: Issues): unknown {
  const value = coerceJson(given);
  if (!isObject(value)) return report(issues, path, 'record', given);
  const map: Record<string, unknown> = {};
  for (const [key, part] of ownEntries(value)) {
    if (isAbsent(part)) continue;
    const entry = readEntry(node.of, part, path ? `${path}.${key}` : key, issues);
    if (entry !== refused) define(map, key, entry);
  }
  return map;
}

/** Takes the first member that has nothing to report, else the first that can be used at all. */
function readUnion(node: UnionNode, value: unknown, path: string, issues: Issues): unknown {
  let usable: { readonly result: unknown; readonly issues: Issues } | undefined;
  for (const member of node.of) {
    const own: Issues = new Map();
    const result = readNode(member, value, path, own);
    if (result === refused) continue;
    if (own.size === 0) return result;
    usable ??= { result, issues: own };
  }
  if (!usable) return report(issues, path, expectationOf(node), value);
  for (const { path: at, expected, found } of usable.issues.values())
    if (!issues.has(at)) issues.set(at, { path: at, expected, found });
  return usable.result;
}

/** Sets a property of ours, whatever a page has put on the prototype of all objects. */
const define = (group: object, key: string, value: unknown): unknown =>
  Object.defineProperty(group, key, { value, enumerable: true, writable: true, configurable: true });

function expectationOf(node: SchemaNode): string {
  if (node.type === 'enum') return node.values.join(' | ');
  if (node.type === 'union') return [...new Set(node.of.map(expectationOf))].join(' | ');
  return node.type === 'tuple' ? 'array' : node.type;
}

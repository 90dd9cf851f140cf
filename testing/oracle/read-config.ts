import * as z from 'zod';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import { ConfigError, describeValue as typeOf, type ConfigIssue } from '#src/schema/issues.ts';
import { gone, readLoosely } from './coerce.ts';

/** A configuration that can be used, and what was wrong with it all the same. */
export interface Reading<Config> {
  readonly config: Config;
  readonly issues: readonly ConfigIssue[];
}

/**
 * Reads an author's configuration by zod itself, as the product did before schemas were compiled: the oracle for the
 * reader of `src/schema`. A wrong field falls back to its
 * default, an optional one without default counts as absent, a wrong entry of a list is left out alone, a list that
 * is too long is cut. Every such thing is reported.
 *
 * @param text JSON as the page holds it; empty for none
 * @throws ConfigError if the text is not a JSON object, or a required field is missing or wrong
 */
export function readByZod<Schema extends z.ZodType>(schema: Schema, text: string): Reading<z.output<Schema>> {
  const value = readLoosely(schema, parse(text)) ?? {};
  const issues = new Map<string, ConfigIssue>();
  const lists: Lists = new WeakMap();
  for (;;) {
    sweep(value, lists);
    const result = schema.safeParse(value);
    if (result.success) {
      return { config: result.data, issues: [...issues.values(), ...caught(schema, value, lists)] };
    }
    let isUsable = true;
    for (const issue of result.error.issues) {
      const path = sayPath(value, issue.path, lists);
      if (!issues.has(path)) issues.set(path, toConfigIssue(issue, path, valueAt(value, issue.path)));
    }
    for (const issue of result.error.issues) isUsable = mend(value, issue, lists) && isUsable;
    if (!isUsable) throw new ConfigError([...issues.values()]);
  }
}

function parse(text: string): unknown {
  const json = text.replace(/^\uFEFF/, '').trim();
  if (json === '') return undefined;
  try {
    const value: unknown = JSON.parse(json);
    if (value === null || (typeof value === 'object' && !Array.isArray(value))) return value;
    throw new ConfigError([{ path: '', expected: 'object', found: typeOf(value) }]);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new ConfigError([
      { path: '', expected: 'JSON', found: error instanceof Error ? error.message : 'text' },
    ]);
  }
}

/** What is known of lists that have lost entries. */
type Lists = WeakMap<
  object,
  {
    /** Where the entries, and after them the spare ones, stood when the author wrote them. */
    readonly places: readonly number[];
    /** Entries that were too many; they take the place of wrong ones. */
    readonly spare: unknown[];
  }
>;

/** No list that is too long needs more stand-ins for its wrong entries. */
const maximumSpare = 100;

type Container = Record<PropertyKey, unknown>;

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null;

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (isContainer(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    value,
  );
}

/**
 * Takes the wrong thing out: the field itself, or what it belongs to when it is missing.
 *
 * @returns false when nothing is left to take out: the configuration cannot be used
 */
function mend(value: unknown, issue: $ZodIssue, lists: Lists): boolean {
  const { path } = issue;
  const wrong = valueAt(value, path);
  if (issue.code === 'too_big' && Array.isArray(wrong)) {
    const places = lists.get(wrong)?.places ?? wrong.map((_, index) => index);
    lists.set(wrong, { places, spare: wrong.splice(Number(issue.maximum)).slice(0, maximumSpare) });
    return true;
  }
  for (let length = path.length; length > 0; length--) {
    const parent = valueAt(value, path.slice(0, length - 1));
    const key = path[length - 1] as PropertyKey;
    if (!isContainer(parent)) return true; // taken out with an earlier issue of this pass
    if (!Object.hasOwn(parent, key)) continue;
    if (Array.isArray(parent)) parent[Number(key)] = gone;
    else delete parent[key];
    return true;
  }
  return false;
}

/** Takes out of lists the entries that are gone. */
function sweep(root: unknown, lists: Lists): void {
  const open = [root];
  for (const value of open) {
    if (Array.isArray(value) && value.includes(gone)) {
      const { places, spare } = lists.get(value) ?? { places: value.map((_, index) => index), spare: [] };
      lists.set(value, { places: places.filter((_, index) => value[index] !== gone), spare });
      const kept = value.filter((entry) => entry !== gone);
      const standIns = spare.splice(0, value.length - kept.length);
      value.length = 0;
      for (const entry of [...kept, ...standIns]) value.push(entry);
    }
    if (isContainer(value)) for (const entry of Object.values(value)) open.push(entry);
  }
}

/** What a field's own fallback (`z.catch`) swallowed: it is used, but the author hears of it. */
function caught(schema: $ZodType, root: unknown, lists: Lists): ConfigIssue[] {
  const walk = (field: $ZodType, value: unknown, path: PropertyKey[]): ConfigIssue[] => {
    if (value === undefined) return [];
    const { def } = (field as z.core.$ZodTypes)._zod;
    switch (def.type) {
      case 'optional':
      case 'default':
      case 'prefault':
        return walk(def.innerType, value, path);
      case 'pipe':
        return walk(def.in, value, path);
      case 'catch': {
        const issue = z.safeParse(def.innerType, value).error?.issues[0];
        return issue ? [toConfigIssue(issue, sayPath(root, path, lists), value)] : [];
      }
      case 'array':
        return Array.isArray(value)
          ? value.flatMap((entry, index) => walk(def.element, entry, [...path, index]))
          : [];
      case 'object':
        return isContainer(value)
          ? Object.entries(def.shape).flatMap(([key, inner]) => walk(inner, value[key], [...path, key]))
          : [];
      default:
        return [];
    }
  };
  return walk(schema, root, []);
}

/** A path as the author finds it: entries of lists by the places where they stood at first. */
function sayPath(root: unknown, path: readonly PropertyKey[], lists: Lists): string {
  let at = root;
  let text = '';
  for (const key of path) {
    const stood = isContainer(at) ? lists.get(at)?.places[Number(key)] : undefined;
    text += typeof key === 'number' ? `[${stood ?? key}]` : `${text && '.'}${String(key)}`;
    at = isContainer(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  }
  return text;
}

function toConfigIssue(issue: $ZodIssue, path: string, found: unknown): ConfigIssue {
  return { path, expected: expectation(issue), found: typeOf(found) };
}

function expectation(issue: $ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.expected;
    case 'invalid_value':
      return issue.values.map(String).join(' | ');
    case 'invalid_format':
      return issue.format;
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'too_small':
      return `${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}`;
    case 'custom':
      return String(issue.params?.['expected'] ?? 'another value');
    default:
      return issue.code;
  }
}

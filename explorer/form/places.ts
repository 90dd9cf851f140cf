import type { Field, Form } from '../../cms/form/form.ts';
import type { Config, FieldIssue } from '../data.ts';
import { ownWords } from './field-values.ts';
import { entriesOf, groupOf } from './values.ts';

/** A part of the way to a field: the title of a field, or an entry of a list by its own words or its number from 1. */
export type Step = { readonly title: string } | { readonly words: string } | { readonly number: number };

/** Where an issue stands in the form. */
export interface Place {
  readonly issue: FieldIssue;
  /** Index of the tab; undefined for the configuration as a whole. */
  readonly tab: number | undefined;
  /** Path of the field, or of the nearest list, group or entry that the form shows. */
  readonly path: string;
  /** Groups and entries to be opened on the way. */
  readonly folds: readonly string[];
  readonly steps: readonly Step[];
}

/** Finds the place of an issue: an issue that has no input of its own stands at what is nearest to it. */
export function placeOf(form: Form, config: Config, issue: FieldIssue): Place {
  const [name, ...rest] = keysOf(issue.path);
  const tab = form.tabs.findIndex(({ fields }) => fields.some((field) => field.name === name));
  const field = form.tabs[tab]?.fields.find((field) => field.name === name);
  if (!field) return { issue, tab: undefined, path: '', folds: [], steps: [] };
  return { issue, tab, ...nearest(field, config[field.name], field.name, rest) };
}

type Found = Pick<Place, 'path' | 'folds' | 'steps'>;

function nearest(field: Field, value: unknown, path: string, keys: readonly (string | number)[]): Found {
  const own = { title: field.title };
  if (!('fields' in field)) return { path, folds: [], steps: [own] };
  if (field.kind !== 'list') return within(field.fields, value, { path, folds: [path], steps: [own] }, keys);
  const [index, ...rest] = keys;
  const entries = entriesOf(value);
  if (typeof index !== 'number' || index >= entries.length) return { path, folds: [], steps: [own] };
  const at = `${path}[${index}]`;
  const words = ownWords(field.fields, entries[index]);
  const steps = [own, words === undefined ? { number: index + 1 } : { words }];
  return within(field.fields, entries[index], { path: at, folds: [at], steps }, rest);
}

function within(
  fields: readonly Field[],
  value: unknown,
  found: Found,
  [key, ...rest]: readonly (string | number)[],
): Found {
  const group = groupOf(value);
  const field = group && fields.find(({ name }) => name === key);
  if (!field) return found;
  const { path, folds, steps } = nearest(field, group[field.name], `${found.path}.${field.name}`, rest);
  return { path, folds: [...found.folds, ...folds], steps: [...found.steps, ...steps] };
}

/** `items[2].ctaLink` as its keys and indices. */
const keysOf = (path: string): readonly (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([key, index]) =>
    index === undefined ? key : Number(index),
  );

/** Whether a path is another one or leads to something inside it. */
export const isWithin = (path: string, outer: string): boolean =>
  path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);

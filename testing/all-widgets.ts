import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as z from 'zod';
import type { Language } from '#src/i18n/languages.ts';
import type { Messages } from '#src/i18n/messages.ts';
import type { WidgetFacts } from '#src/schema/define-widget.ts';
import type { Schema } from '#src/schema/node.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { renderOnServer, type ServerWidget } from './render-on-server.tsx';

/** What the walks over all widgets know of each: whatever stands in its folder. Nobody keeps a list. */

const definitions = import.meta.glob<AnyWidget>('../widgets/*/widget.ts', {
  query: '?entry',
  import: 'default',
});
export const facts = import.meta.glob<WidgetFacts>('../widgets/*/widget.ts', {
  query: '?facts',
  eager: true,
  import: 'default',
});
const examples = Object.keys(import.meta.glob('../widgets/*/examples/*.json'));
const messages = import.meta.glob<Messages>('../widgets/*/messages/*.json', {
  eager: true,
  import: 'default',
});

const wanted = process.env['WIDGETS']?.split(' ');

/** Which part of a walk this is, and how many there are: `1/4` is the second of four. */
const [part = 0, parts = 1] = (process.env['WALK_PART'] ?? '0/1').split('/').map(Number);

/** Names of the widgets that are walked over: all, or those of the variable `WIDGETS`; of these each so many-th, in a walk of parts. */
export const names = [...new Set(Object.keys(facts).map((path) => path.split('/')[2] as string))]
  .filter((name) => !wanted || wanted.includes(name))
  .filter((_, index) => index % parts === part);

/** A mode of pages that a widget is meant for. */
export const modeOf = (name: string) => facts[`../widgets/${name}/widget.ts`]!.modes[0]!;

/** A widget's own words. */
export const wordsOf = (name: string, language: Language) =>
  messages[`../widgets/${name}/messages/${language}.json`] ?? {};

/** A widget with its component. */
export const loadDefinition = (name: string): Promise<AnyWidget> =>
  definitions[`../widgets/${name}/widget.ts`]!();

const readJson = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Record<string, unknown>;

/** A widget's examples with their configurations. */
export const examplesOf = (name: string) =>
  examples.flatMap((path) => {
    const [, , widget, , file] = path.split('/');
    return widget === name ? [{ example: file!.replace('.json', ''), config: readJson(path) }] : [];
  });

/** The schemas as they are written down, by Node itself: in this module graph they are compiled. */
const load = createRequire(import.meta.url);

/** The schema of a widget's configuration, as an authoring tool reads it. */
export const jsonSchemaOf = (name: string): FieldSchema => {
  const { zodOf } = load('../src/schema/define.ts') as typeof import('#src/schema/define.ts');
  const widget = (load(`../widgets/${name}/widget.ts`) as { default: { schema: Schema<unknown, z.ZodType> } })
    .default;
  return z.toJSONSchema(zodOf(widget.schema), { io: 'input' }) as FieldSchema;
};

/** A field as an authoring tool reads it. */
export interface FieldSchema {
  readonly type?: string;
  readonly title?: string;
  readonly description?: string;
  readonly 'x-field'?: string;
  readonly 'x-tab'?: string;
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly default?: unknown;
  readonly minimum?: number;
  readonly enum?: readonly (string | number)[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}

/** All fields of a schema by their paths: `ctas`, `ctas[].ctaLabel`. */
export function fieldsOf({ properties = {}, items }: FieldSchema, path = ''): [string, FieldSchema][] {
  const own = Object.entries(properties).flatMap(([key, field]): [string, FieldSchema][] => {
    const at = path ? `${path}.${key}` : key;
    return [[at, field], ...fieldsOf(field, at)];
  });
  return items ? [...own, ...fieldsOf(items, `${path}[]`)] : own;
}

/** A widget as a server knows it. */
export const onServer = (
  name: string,
  definition: AnyWidget,
  config: object,
  language: Language = 'en',
): ServerWidget => ({
  name,
  definition,
  config,
  messages: wordsOf(name, language),
  language,
  id: 'w',
});

/** A widget's HTML as a server would write it. */
export const renderedOnServer = (...widget: Parameters<typeof onServer>) =>
  renderOnServer(onServer(...widget));

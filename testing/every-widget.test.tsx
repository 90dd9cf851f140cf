import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { ConfigError } from '#src/schema/issues.ts';
import { readConfig } from '#src/schema/read-config.ts';
import { directionOf, languages, locales, type Language } from '#src/i18n/languages.ts';
import type { Message, Messages } from '#src/i18n/messages.ts';
import type { WidgetFacts } from '#src/schema/define-widget.ts';
import type { Schema } from '#src/schema/node.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { componentName } from '../scripts/schema/component-name.ts';
import { renderOnServer } from './render-on-server.tsx';
import { settled, startPage, toScript } from './render-widget.tsx';

/**
 * The walk: what all widgets must have, proved for each folder there is. A new widget is checked on the day its folder
 * appears, and nobody keeps a list.
 */

const definitions = import.meta.glob<AnyWidget>('../widgets/*/widget.ts', {
  query: '?entry',
  import: 'default',
});
const facts = import.meta.glob<WidgetFacts>('../widgets/*/widget.ts', {
  query: '?facts',
  eager: true,
  import: 'default',
});
const authorWords = import.meta.glob<Record<string, string>>('../{src,widgets}/*/authors.ar.json', {
  eager: true,
  import: 'default',
});
const examples = Object.keys(import.meta.glob('../widgets/*/examples/*.json'));
const messages = import.meta.glob<Messages>('../widgets/*/messages/*.json', {
  eager: true,
  import: 'default',
});
/** Words of no widget: those that all share, those of engines, and those that only authors read. */
const otherMessages = import.meta.glob<Messages>('../{src,loader}/**/*messages/*.json', {
  eager: true,
  import: 'default',
});
const otherFolders = [...new Set(Object.keys(otherMessages).map((path) => dirname(path)))];
const sources = Object.fromEntries(
  Object.keys(import.meta.glob('../{src,widgets,loader}/**/*.{ts,tsx,css}')).map((path) => [
    path,
    readFileSync(join(import.meta.dirname, path), 'utf8'),
  ]),
);

const wanted = process.env['WIDGETS']?.split(' ');
const names = [...new Set(Object.keys(facts).map((path) => path.split('/')[2] as string))].filter(
  (name) => !wanted || wanted.includes(name),
);
const wordsOf = (name: string, language: Language) =>
  messages[`../widgets/${name}/messages/${language}.json`] ?? {};
/** Widgets whose turn has come. */
const loaded = new Map<string, AnyWidget>();
const definitionOf = (name: string) => loaded.get(name) as AnyWidget;
const readJson = (path: string) =>
  JSON.parse(readFileSync(join(import.meta.dirname, path), 'utf8')) as Record<string, unknown>;
const examplesOf = (name: string) =>
  examples.flatMap((path) => {
    const [, , widget, , file] = path.split('/');
    return widget === name ? [{ example: file!.replace('.json', ''), config: readJson(path) }] : [];
  });
const filesOf = (name: string) =>
  Object.keys(sources).filter((path) => path.startsWith(`../widgets/${name}/`));

/** The schemas as they are written down, by Node itself: in this module graph they are compiled. */
const load = createRequire(import.meta.url);
const jsonSchemaOf = (name: string): FieldSchema => {
  const { zodOf } = load('../src/schema/define.ts') as typeof import('#src/schema/define.ts');
  const widget = (load(`../widgets/${name}/widget.ts`) as { default: { schema: Schema<unknown, z.ZodType> } })
    .default;
  return z.toJSONSchema(zodOf(widget.schema), { io: 'input' }) as FieldSchema;
};

/** A field as an authoring tool reads it. */
interface FieldSchema {
  readonly title?: string;
  readonly description?: string;
  readonly 'x-field'?: string;
  readonly 'x-tab'?: string;
  readonly 'x-labels'?: Readonly<Record<string, string>>;
  readonly enum?: readonly (string | number)[];
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}

/** All fields of a schema by their paths: `ctas`, `ctas[].ctaLabel`. */
function fieldsOf({ properties = {}, items }: FieldSchema, path = ''): [string, FieldSchema][] {
  const own = Object.entries(properties).flatMap(([key, field]): [string, FieldSchema][] => {
    const at = path ? `${path}.${key}` : key;
    return [[at, field], ...fieldsOf(field, at)];
  });
  return items ? [...own, ...fieldsOf(items, `${path}[]`)] : own;
}

/** Every word that an author reads of a widget. */
const authorTextsOf = (name: string): string[] => {
  const { family, purpose, examples } = facts[`../widgets/${name}/widget.ts`]!;
  const fields = fieldsOf(jsonSchemaOf(name)).flatMap(([, field]) => [
    field.title,
    field.description,
    field['x-tab'],
    ...Object.values({ ...field['x-labels'], ...field.items?.['x-labels'] }),
  ]);
  const isText = (text: string | undefined) => text !== undefined && !/^\d*$/.test(text);
  return [...new Set([family, purpose, ...Object.values(examples), ...fields].filter(isText))] as string[];
};

const placeholders = (message: Message): string[] =>
  [...new Set([...JSON.stringify(message).matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string))]
    .filter((name) => name !== 'count')
    .sort();

function expectCompleteMessages(byLanguage: (language: Language) => Messages) {
  const english = byLanguage('en');
  for (const language of languages) {
    const translated = byLanguage(language);
    expect(Object.keys(translated), `keys in ${language}`).toEqual(Object.keys(english));
    for (const [key, message] of Object.entries(translated)) {
      expect(typeof message, `${key} in ${language}`).toBe(typeof english[key]);
      expect(placeholders(message), `placeholders of ${key} in ${language}`).toEqual(
        placeholders(english[key]!),
      );
      if (typeof message === 'string') {
        expect(message.trim(), `${key} in ${language}`).not.toBe('');
      } else {
        const { pluralCategories } = new Intl.PluralRules(locales[language]).resolvedOptions();
        expect(Object.keys(message).sort(), `plurals of ${key} in ${language}`).toEqual(
          pluralCategories.toSorted(),
        );
      }
    }
  }
}

const server = (name: string, config: object, language: Language) =>
  renderOnServer({
    name,
    definition: definitionOf(name),
    config,
    messages: wordsOf(name, language),
    language,
    id: 'w',
  });

/** Renders with everything gone that a server does not have: a branch on `typeof window` cannot slip through. */
function withoutWindow<Result>(render: () => Result): Result {
  const browserOnly = ['window', 'document', 'navigator', 'localStorage', 'sessionStorage', 'location'];
  const kept = browserOnly.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!] as const);
  for (const [name] of kept)
    Object.defineProperty(globalThis, name, { value: undefined, configurable: true });
  try {
    return render();
  } finally {
    for (const [name, descriptor] of kept) Object.defineProperty(globalThis, name, descriptor);
  }
}

afterEach(() => vi.restoreAllMocks());

describe.each(otherFolders)('%s', (folder) => {
  test('has words in eight languages', () => {
    expectCompleteMessages((language) => otherMessages[`${folder}/${language}.json`] ?? {});
  });
});

test.each(otherFolders.filter((folder) => /^..\/src\/(?!i18n)/.test(folder)))(
  '%s has a module beside it whose chunk brings its words',
  (folder) => expect(Object.keys(sources)).toContain(`${folder}.ts`),
);

test.each(Object.keys(sources).filter((path) => path.endsWith('.css')))(
  '%s knows no left and no right',
  (path) => {
    const physical =
      /(^|[\s;{])((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)|left|right|float|clear)\s*:|text-align:\s*(left|right)/gm;
    expect(sources[path]?.match(physical) ?? []).toEqual([]);
  },
);

describe.each(names)('%s', (name) => {
  beforeAll(async () => {
    loaded.set(name, await definitions[`../widgets/${name}/widget.ts`]!());
  });

  test('says what it is', () => {
    const {
      family,
      purpose,
      modes,
      load: trigger,
      accessibility,
      ...rest
    } = facts[`../widgets/${name}/widget.ts`]!;
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(['user-api', 'consent', 'sign-in']).toEqual(expect.arrayContaining([...(rest.provides ?? [])]));
    expect({ family, purpose, trigger }).toEqual({
      family: expect.stringMatching(/\S/),
      purpose: expect.stringMatching(/\S/),
      trigger: expect.stringMatching(/^(load|idle|visible|interaction)$/),
    });
    expect(modes.length).toBeGreaterThan(0);
    for (const mode of modes) expect(mode).toMatch(/^B2[BC]$/);
    expect(Object.keys(rest.examples).sort(), 'a sentence for each example').toEqual(
      examplesOf(name)
        .map(({ example }) => example)
        .sort(),
    );
    expect(accessibility.length, 'accessibility criteria').toBeGreaterThan(0);
    for (const sentence of [purpose, ...Object.values(rest.examples), ...accessibility])
      expect(sentence.length, sentence).toBeGreaterThan(5);
  });

  test('is named alike everywhere and keeps to its own folder', () => {
    const files = filesOf(name);
    expect(files).toContain(`../widgets/${name}/${componentName(name)}.tsx`);
    expect(files.some((file) => /(?<!\.browser)\.test\.tsx?$/.test(file))).toBe(true);
    for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
      expect(sources[file], file).not.toMatch(/from '\.\.\//);
      expect(sources[file], file).not.toMatch(/dangerouslySetInnerHTML|\bstyle=\{/);
    }
  });

  test('tells authors and their tools what each of its fields is', () => {
    const definition = definitionOf(name);
    const fields = new Map(fieldsOf(jsonSchemaOf(name)));
    for (const [path, field] of fields) {
      expect(field.title, `title of ${path}`).toMatch(/\S/);
      expect(field.description, `description of ${path}`).toMatch(/\S/);
      expect(field['x-field'], `x-field of ${path}`).toMatch(
        /^(text|lines|richtext|link|asset|image|video|date|choice|flag|number|texts|list|group|map|reference|json)$/,
      );
      if (field.enum) expect(Object.keys(field['x-labels'] ?? {}), path).toEqual(field.enum.map(String));
      if (!/[.[]/.test(path)) expect(field['x-tab'], `x-tab of ${path}`).toMatch(/\S/);
    }
    expect([...fields.keys()]).toEqual(expect.arrayContaining([...definition.placeholderFields]));
  });

  test('has its author’s words in Arabic, each once', () => {
    const own = authorWords[`../widgets/${name}/authors.ar.json`] ?? {};
    const shared = Object.entries(authorWords).filter(([path]) => path.startsWith('../src/'));
    const texts = authorTextsOf(name);
    const known = new Set([...Object.keys(own), ...shared.flatMap(([, words]) => Object.keys(words))]);
    expect(
      texts.filter((text) => !known.has(text)),
      'not translated',
    ).toEqual([]);
    expect(
      Object.keys(own).filter((text) => !texts.includes(text)),
      'of no field',
    ).toEqual([]);
    for (const [text, arabic] of Object.entries(own)) expect(arabic, text).toMatch(/\p{Script=Arabic}/u);
  });

  test('has a default example, and its examples say what they are: only faulty ones are faulty', () => {
    const all = examplesOf(name);
    expect(all.map(({ example }) => example)).toContain('default');
    for (const { example, config } of all) {
      if (example.startsWith('faulty-')) continue;
      expect(readConfig(definitionOf(name).schema, JSON.stringify(config)).issues, example).toEqual([]);
    }
  });

  test('has words for visitors in eight languages', () => {
    expectCompleteMessages((language) => wordsOf(name, language));
  });

  describe.each(examplesOf(name).filter(({ example }) => !example.startsWith('faulty-fatal')))(
    'example $example',
    ({ config }) => {
      test.each(['en', 'ar'] as const)(
        'is rendered on a server and brought to life in %s',
        async (language) => {
          const html = withoutWindow(() => server(name, config, language));
          expect(html).not.toMatch(/\sstyle=/);

          const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
          const json = toScript(config);
          const page = startPage(
            `<div data-component="${name}" id="w"><script type="application/json">${json}</script><div data-prerendered>${html}</div></div>`,
            { language },
          );
          const element = document.querySelector<HTMLElement>('[data-component]')!;
          await settled(element);
          expect(element).toHaveAttribute('data-status', 'mounted');
          const complaints = errors.mock.calls.map(([text]) => String(text));
          expect(complaints.filter((text) => !text.startsWith(`tourism-widgets: ${name}: `))).toEqual([]);
          expect(complaints.filter((text) => text.includes('server-rendered'))).toEqual([]);
          expect(document.documentElement.dir).toBe(directionOf(language));

          page.unmount(element);
          await vi.waitFor(() => expect(element.querySelector('[data-widget-root]')).toBeNull());
        },
      );
    },
  );

  test('stays polite when its configuration is mangled', () => {
    const wrong = [
      null,
      '',
      'text',
      7,
      true,
      [],
      {},
      [[]],
      ['text'],
      { item0: 'text' },
      '{"a":',
      [null, { a: [] }],
    ];
    const base = examplesOf(name).find(({ example }) => example === 'default')!.config;
    for (const key of Object.keys(base)) {
      for (const value of wrong) {
        try {
          const config = { ...base, [key]: value };
          withoutWindow(() => server(name, config, 'en'));
        } catch (error) {
          expect(error, `${key}: ${JSON.stringify(value)}`).toBeInstanceOf(ConfigError);
        }
      }
    }
  });
});

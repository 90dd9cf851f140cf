import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type * as core from 'zod/v4/core';
import { ConfigError } from '#src/config/errors.ts';
import { readConfig } from '#src/config/read-config.ts';
import { directionOf, languages, locales, type Language } from '#src/i18n/languages.ts';
import type { Message, Messages } from '#src/i18n/messages.ts';
import type { AnyWidget } from '#src/widget.ts';
import { renderOnServer } from './render-on-server.tsx';
import { settled, startPage, toScript } from './render-widget.tsx';

/**
 * The walk: what all widgets must have, proved for each folder there is. A new widget is checked on the day its folder
 * appears, and nobody keeps a list.
 */

const definitions = import.meta.glob<AnyWidget>('../widgets/*/index.ts', { import: 'default' });
const facts = import.meta.glob<Record<string, unknown>>('../widgets/*/widget.json', {
  eager: true,
  import: 'default',
});
const fieldTexts = import.meta.glob<{ fields: Record<string, { title: string; description: string }> }>(
  '../widgets/*/fields.ts',
  { eager: true },
);
const examples = Object.keys(import.meta.glob('../widgets/*/examples/*.json'));
const messages = import.meta.glob<Messages>('../widgets/*/messages/*.json', {
  eager: true,
  import: 'default',
});
const sharedMessages = import.meta.glob<Messages>(
  '../{src/i18n,src/search,src/session,loader/platform}/*messages/*.json',
  {
    eager: true,
    import: 'default',
  },
);
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
const shared = (language: Language) => sharedMessages[`../src/i18n/messages/${language}.json`] ?? {};
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
const toPascal = (name: string) =>
  name.replace(/(^|-)(\w)/g, (_, _dash, letter: string) => letter.toUpperCase());

/** Paths of all fields of a schema: `ctas`, `ctas[].ctaLabel`. */
function pathsOf(schema: core.$ZodType, path = ''): string[] {
  const { def } = (schema as core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) => {
        const at = path ? `${path}.${key}` : key;
        return [at, ...pathsOf(field, at)];
      });
    case 'array':
      return pathsOf(def.element, `${path}[]`);
    case 'pipe':
      return pathsOf(def.in, path);
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
    case 'nullable':
      return pathsOf(def.innerType, path);
    default:
      return [];
  }
}

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
    shared: shared(language),
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

test('the words that all widgets share are complete in eight languages', () => {
  expectCompleteMessages(shared);
  expectCompleteMessages((language) => sharedMessages[`../src/search/messages/${language}.json`] as Messages);
  for (const folder of ['loader/platform', 'src/session'])
    expectCompleteMessages(
      (language) => sharedMessages[`../${folder}/author-messages/${language}.json`] as Messages,
    );
});

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
    loaded.set(name, await definitions[`../widgets/${name}/index.ts`]!());
  });

  test('says what it is', () => {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(facts[`../widgets/${name}/widget.json`]).toEqual({
      family: expect.stringMatching(/\S/),
      purpose: expect.stringMatching(/\S/),
      modes: expect.toSatisfy(
        (modes: string[]) => modes.length > 0 && modes.every((mode) => /^B2[BC]$/.test(mode)),
      ),
      load: expect.stringMatching(/^(load|idle|visible|interaction)$/),
    });
  });

  test('is named alike everywhere and keeps to its own folder', () => {
    const files = filesOf(name);
    expect(files).toContain(`../widgets/${name}/${toPascal(name)}.tsx`);
    expect(files.some((file) => /(?<!\.browser)\.test\.tsx?$/.test(file))).toBe(true);
    for (const file of files.filter((path) => /\.tsx?$/.test(path))) {
      expect(sources[file], file).not.toMatch(/from '\.\.\//);
      expect(sources[file], file).not.toMatch(/dangerouslySetInnerHTML|\bstyle=\{/);
    }
  });

  test('tells authors what each of its fields is', () => {
    const definition = definitionOf(name);
    const { fields } = fieldTexts[`../widgets/${name}/fields.ts`]!;
    expect(Object.keys(fields).sort()).toEqual(pathsOf(definition.schema).sort());
    for (const [path, { title, description }] of Object.entries(fields)) {
      expect(`${title} ${description}`.trim().length, path).toBeGreaterThan(3);
    }
    expect(pathsOf(definition.schema)).toEqual(expect.arrayContaining([...definition.essential]));
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

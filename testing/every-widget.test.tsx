import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { componentName, widgetTitle } from '../scripts/schema/component-name.ts';
import { languages, locales, type Language } from '#src/i18n/languages.ts';
import type { Message, Messages } from '#src/i18n/messages.ts';
import { readConfig } from '#src/schema/read-config.ts';
import type { AnyWidget } from '#src/widget/definition.ts';
import { examplesOf, facts, fieldsOf, jsonSchemaOf, loadDefinition, names, wordsOf } from './all-widgets.ts';

/**
 * The walk: what all widgets must have, proved for each folder there is. A new widget is checked on the day its folder
 * appears, and nobody keeps a list. `every-widget-…` beside it render them.
 */

const authorWords = import.meta.glob<Record<string, string>>('../{src,widgets}/*/authors.ar.json', {
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

const filesOf = (name: string) =>
  Object.keys(sources).filter((path) => path.startsWith(`../widgets/${name}/`));

/** Every word that an author reads of a widget. */
const authorTextsOf = (name: string): string[] => {
  const { family, purpose, words, examples } = facts[`../widgets/${name}/widget.ts`]!;
  const fields = fieldsOf(jsonSchemaOf(name)).flatMap(([, field]) => [
    field.title,
    field.description,
    field['x-tab'],
    ...Object.values({ ...field['x-labels'], ...field.items?.['x-labels'] }),
  ]);
  const isText = (text: string | undefined) => text !== undefined && !/^\d*$/.test(text);
  const all = [family, widgetTitle(name), purpose, words, ...Object.values(examples), ...fields];
  return [...new Set(all.filter(isText))] as string[];
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
      /(^|[\s;{])((margin|padding|border|inset|scroll-margin|scroll-padding)-(left|right)|left|right|(float|clear)(?!\s*:\s*none))\s*:|text-align:\s*(left|right)/gm;
    expect(sources[path]?.match(physical) ?? [], 'Arabic mirrors logical properties alone').toEqual([]);
  },
);

// The page around says how large a `rem` is; our own length stays as it is.
test.each(Object.keys(sources).filter((path) => path.endsWith('.module.css')))(
  '%s has no length in rem but in conditions',
  (path) => {
    const rules = sources[path]?.replace(/@(container|media)[^{]*/g, '') ?? '';
    expect(rules.match(/[^;{}]*\drem\b/g) ?? [], 'write calc(var(--tourism-rem) * 1)').toEqual([]);
  },
);

describe.each(names)('%s', (name) => {
  let definition: AnyWidget;
  beforeAll(async () => {
    definition = await loadDefinition(name);
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
      const found = sources[file]?.match(/from '\.\.\/|dangerouslySetInnerHTML|\bstyle=\{/g) ?? [];
      expect(found, file).toEqual([]);
    }
  });

  test('tells authors and their tools what each of its fields is', () => {
    const fields = new Map(fieldsOf(jsonSchemaOf(name)));
    for (const [path, field] of fields) {
      expect(field.title, `title of ${path}`).toMatch(/\S/);
      expect(field.description, `description of ${path}`).toMatch(/\S/);
      expect(field['x-field'], `x-field of ${path}`).toMatch(
        /^(text|lines|richtext|link|asset|image|video|date|choice|flag|number|texts|list|group|map|reference|json)$/,
      );
      if (field.enum) expect(Object.keys(field['x-labels'] ?? {}), path).toEqual(field.enum.map(String));
      const { items } = field;
      if (items?.enum) expect(Object.keys(items['x-labels'] ?? {}), path).toEqual(items.enum.map(String));
      if (!/[.[]/.test(path)) expect(field['x-tab'], `x-tab of ${path}`).toMatch(/\S/);
    }
    expect([...fields.keys()]).toEqual(expect.arrayContaining([...definition.placeholderFields]));
  });

  test('is found by other words than its name, in both languages', () => {
    const { words = '' } = facts[`../widgets/${name}/widget.ts`]!;
    const arabic = authorWords[`../widgets/${name}/authors.ar.json`]?.[words] ?? '';
    const isName = (word: string) => [widgetTitle(name), name].some((own) => own.toLowerCase() === word);
    expect(words.split(', ').filter((word) => word && !isName(word)).length, 'English words').toBeGreaterThan(
      0,
    );
    expect(arabic.split('، ').filter(Boolean).length, 'Arabic words').toBeGreaterThan(0);
  });

  test('has its author’s words in Arabic, each once', () => {
    const own = authorWords[`../widgets/${name}/authors.ar.json`] ?? {};
    const shared = Object.entries(authorWords).filter(([path]) => path.startsWith('../src/'));
    const texts = authorTextsOf(name);
    const known = new Set([...Object.keys(own), ...shared.flatMap(([, words]) => Object.keys(words))]);
    expect(
      texts.filter((text) => !known.has(text)),
      'not in authors.ar.json',
    ).toEqual([]);
    expect(
      Object.keys(own).filter((text) => !texts.includes(text)),
      'in authors.ar.json, and no text of widget.ts',
    ).toEqual([]);
    for (const [text, arabic] of Object.entries(own)) expect(arabic, text).toMatch(/\p{Script=Arabic}/u);
  });

  test('has a default example, and its examples say what they are: only faulty ones are faulty', () => {
    const all = examplesOf(name);
    expect(all.map(({ example }) => example)).toContain('default');
    for (const { example, config } of all) {
      if (example.startsWith('faulty-')) continue;
      expect(readConfig(definition.schema, JSON.stringify(config)).issues, example).toEqual([]);
    }
  });

  test('has words for visitors in eight languages', () => {
    expectCompleteMessages((language) => wordsOf(name, language));
  });
});

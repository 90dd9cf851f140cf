import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formOf, type Form, type JsonSchema } from '../cms/form/form.ts';
import type { Language } from '#src/i18n/languages.ts';
import { isWording, wordsOf } from './form-words.ts';
import { otherLanguages, pairPages, pairRecords, type Keep } from './text-pairs.ts';
import { exampleLanguage } from '../explorer/site/example-language.ts';
import { findWidgets, jsonSchemaOf } from '../scripts/build/widgets.ts';
import { examplesOf, readExample } from './widgets.ts';

/** Translations by the English text, by language. */
export type Texts = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** Every widget's form, by its name. */
const makeForms = (): ReadonlyMap<string, Form> =>
  new Map(
    findWidgets().map((widget) => [
      widget.name,
      formOf(widget.name, jsonSchemaOf(widget) as JsonSchema, widget),
    ]),
  );

/** What visitors read in the English examples of the widgets, each text once. */
export const exampleWords = (forms = makeForms()): ReadonlySet<string> =>
  new Set(
    [...forms].flatMap(([name, form]) =>
      examplesOf(name)
        .filter((example) => exampleLanguage(example) === 'en')
        .flatMap((example) => wordsOf(form, readExample(name, example)))
        .map(({ text }) => text)
        .filter(isWording),
    ),
  );

/**
 * What the demo itself says, in other languages, of the texts in English examples: its whole pages first, since people
 * read them as they stand there, then its content and the data of the origin.
 */
export async function demoTexts(): Promise<Texts> {
  const forms = makeForms();
  const words = exampleWords(forms);
  const texts = new Map(otherLanguages.map((language) => [language, new Map<string, string>()] as const));
  const keep: Keep = (language, english, text) => {
    const known = texts.get(language);
    if (known && words.has(english) && !known.has(english)) known.set(english, text);
  };
  await pairPages(forms, keep);
  pairRecords(keep);
  return Object.fromEntries([...texts].map(([language, known]) => [language, Object.fromEntries(known)]));
}

/** What no page says: written for the examples, English text to translation. */
export const writtenTexts = (language: Language): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `content/examples/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

let made: Promise<Texts> | undefined;

/**
 * The texts of the widgets' English examples in the other seven languages, as far as the demo has them. Made once a
 * process: it renders every whole page in every language.
 */
export function exampleTexts(): Promise<Texts> {
  made ??= demoTexts().then((known) =>
    Object.fromEntries(
      otherLanguages.map((language) => [language, { ...writtenTexts(language), ...known[language] }]),
    ),
  );
  return made;
}

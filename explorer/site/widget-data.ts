import { formOf, type JsonSchema } from '../../cms/form/form.ts';
import { authorWords } from '../../scripts/build/author-words.ts';
import type { Manifest } from '../../scripts/build/manifest-type.ts';
import { jsonSchemaOf, type FoundWidget } from '../../scripts/build/widgets.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Config, Example, InTwo, WidgetData, WidgetFile } from '../data.ts';
import { heldJson } from '../held-json.ts';
import { exampleLanguage } from './example-language.ts';

/** Words of the examples in the other languages, by the English text. */
export type Texts = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** What the data of a widget is made from, beside its own folder. */
export interface WidgetSources {
  /** Names of its examples, `default` first. */
  readonly examples: readonly string[];
  readonly readExample: (widget: string, example: string) => Config;
  readonly texts: Texts;
  /** What the build says of it; undefined before the first one. */
  readonly manifest: Manifest | undefined;
}

/** Widgets that are a landmark of the whole page stand beside `<main>`, as on a real page. */
const placeOf = (name: string): WidgetData['place'] =>
  name === 'header' || name === 'footer' ? name : 'main';

/** A text of an author's in the explorer's two languages. */
export const inTwo = (text: string, arabic: Readonly<Record<string, string>>): InTwo => ({
  en: text,
  ar: arabic[text] ?? text,
});

/** Puts together what the explorer knows of one widget. */
export function widgetData(widget: FoundWidget, sources: WidgetSources): WidgetData {
  const { name, family, purpose, modes, load, accessibility } = widget;
  const schema = jsonSchemaOf(widget) as JsonSchema & { readonly title: string };
  const arabic = authorWords();
  const form = formOf(name, schema, { family, modes });
  const examples = sources.examples.map((example): Example => ({
    name: example,
    sentence: widget.examples[example] ?? '',
    language: exampleLanguage(example),
    config: sources.readExample(name, example),
  }));
  return {
    name,
    title: inTwo(schema.title, arabic),
    purpose: inTwo(purpose, arabic),
    family,
    modes,
    load,
    place: placeOf(name),
    form,
    schema,
    arabic: pick(arabic, new Set([...stringsIn(form), family, ...examples.map(({ sentence }) => sentence)])),
    examples,
    texts: textsOf(examples, sources.texts),
    accessibility,
    files: filesOf(name, sources.manifest),
    words: sources.manifest?.widgets[name]?.words ?? {},
  };
}

/** Code and styles of a widget, with how many widgets need each file. */
function filesOf(name: string, manifest: Manifest | undefined): WidgetFile[] | undefined {
  const own = manifest?.widgets[name];
  if (!manifest || !own) return undefined;
  const all = Object.values(manifest.widgets);
  return own.files.map(({ file, brotli }) => ({
    file,
    brotli,
    usedBy: all.filter(({ files }) => files.some((other) => other.file === file)).length,
  }));
}

/** The part of all translations that a widget's examples have words for. */
function textsOf(examples: readonly Example[], texts: Texts): Texts {
  const used = new Set(examples.flatMap(({ config }) => stringsIn(config)));
  return Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, pick(words, used)]));
}

const pick = (words: Readonly<Record<string, string>>, wanted: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(words).filter(([text]) => wanted.has(text)));

/** Every text in a value, however deep, also in lists that are stored as JSON in a text. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value, ...stringsIn(heldJson(value))];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

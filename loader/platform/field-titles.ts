import type { Language } from '#src/i18n/languages.ts';

/** What authors call a field: the build has it beside the loader, so that no visitor's bundle carries it. */

/** What of a JSON Schema says how fields are called. */
export interface TitledSchema {
  readonly title?: string;
  readonly properties?: Readonly<Record<string, TitledSchema>>;
  readonly items?: TitledSchema;
}

/** What a field is called, by its path in the configuration; undefined where nobody knows. */
export type TitleOf = (path: string) => string | undefined;

/** What authors call a widget and its fields. */
export interface Titles {
  readonly widget: string | undefined;
  readonly of: TitleOf;
}

/**
 * Names a field by those of its groups and lists: `ctas[0].ctaLink` is "Buttons 1 › Link".
 *
 * @param words translations of titles; without one the title itself is taken
 */
export const titlesOf =
  (schema: TitledSchema, words: Readonly<Record<string, string>> = {}): TitleOf =>
  (path) => {
    const titles: string[] = [];
    let at: TitledSchema | undefined = schema;
    for (const [, key, index] of path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)) {
      at = key === undefined ? at?.items : at?.properties?.[key];
      if (!at) return undefined;
      if (index !== undefined) titles.push(`${titles.pop() ?? ''} ${Number(index) + 1}`);
      else if (at.title) titles.push(words[at.title] ?? at.title);
    }
    return titles.join(' › ') || undefined;
  };

/**
 * Fetches what a widget and its fields are called, in Arabic on an Arabic page, else in English.
 *
 * @param base address of a file of the build's `assets/`
 * @returns undefined where the build lies nowhere on the web, as in unit tests, or does not answer
 */
export async function fetchTitles(
  name: string,
  language: Language,
  base: string,
): Promise<Titles | undefined> {
  if (!base.startsWith('http')) return undefined;
  const read = async (file: string): Promise<unknown> =>
    (await window.fetch(new URL(`../${file}`, base))).json();
  try {
    const schema = (await read(`schemas/${name}.schema.json`)) as TitledSchema;
    const words = language === 'ar' ? ((await read('authors.ar.json')) as Record<string, string>) : {};
    const { title } = schema;
    return { widget: title && (words[title] ?? title), of: titlesOf(schema, words) };
  } catch {
    return undefined;
  }
}

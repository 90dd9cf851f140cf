import type { Language } from '#src/i18n/languages.ts';
import { facetWords } from '#origin/facets.ts';
import { labelOf } from '#origin/data.ts';
import labelsJson from '../content/labels.json' with { type: 'json' };

/** A word of the template for what a page says of its item. */
export type LabelKey = keyof typeof labelsJson;

export const label = (key: LabelKey, language: Language): string => labelsJson[key][language];

const words = new Map<Language, ReadonlyMap<string, string>>();

/** What a key of the content is called: by the name of its facet, else of its list, else the key itself. */
export function wordFor(
  facet: string,
  key: string | number,
  language: Language,
  list?: Parameters<typeof labelOf>[0],
): string {
  const known = words.get(language) ?? new Map(facetWords(language));
  words.set(language, known);
  const word = known.get(`${facet}.${key}`);
  return word ?? (list ? labelOf(list, String(key), language) : String(key));
}

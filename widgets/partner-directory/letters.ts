import type { Facets } from '#src/api/answers/search.schema.ts';
import { facetValues, type FacetValue } from '#src/catalogue/choices.ts';
import { locales, type Language } from '#src/i18n/languages.ts';

/** Stands for names that begin with no letter of the page's script (D1). */
export const others = '#';

const latin = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The letters by which names are looked up on pages of a language. Chinese ones go by Pinyin, Japanese ones by rows of kana. */
const alphabets: Readonly<Record<Language, string>> = {
  en: latin,
  de: latin,
  fr: latin,
  es: 'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ',
  ar: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  ru: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЭЮЯ',
  zh: latin,
  ja: 'あかさたなはまやらわ',
};

/**
 * The letters of an index: those of the page's script, then what else the service counts, then what stands for all others.
 * Of letters that are counted none of the page's script: no index, since there is nothing to jump to.
 *
 * @param counted as the service has it; undefined where it counts no letters, and each may be tried
 * @param chosen the letter that is chosen, if any
 */
export function lettersOf(
  counted: Facets[string] | undefined,
  chosen: readonly string[],
  language: Language,
): readonly FacetValue[] {
  const known = facetValues(counted, chosen);
  const alphabet = [...alphabets[language]];
  const further = known
    .map(({ value }) => value)
    .filter((value) => value !== others && !alphabet.includes(value))
    .toSorted(new Intl.Collator(locales[language]).compare);
  const letters = [...alphabet, ...further, others].map(
    (value): FacetValue =>
      known.find((one) => one.value === value) ?? { value, count: counted && 0, isChosen: false },
  );
  const leads = ({ value, count, isChosen }: FacetValue) => isChosen || (value !== others && count !== 0);
  return letters.some(leads) ? letters : [];
}

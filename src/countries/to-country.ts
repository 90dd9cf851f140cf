import { languages } from '#src/i18n/languages.ts';
import { countryCodes } from './codes.ts';
import { countryName } from './names.ts';
import { otherNames } from './other-names.ts';

const ignored = new Set(['the', 'and', '']);

/** A name as it is compared: case, accents, punctuation, "the" and "and" do not count, and Saint is St. */
const fold = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\p{M}.'’‘ʼ`]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !ignored.has(word))
    .map((word) => (word === 'saint' ? 'st' : word))
    .join(' ');

/** Registers sort by the short name: "Korea, Republic of", "Iran (Islamic Republic of)". */
const inNaturalOrder = (name: string): string => name.replace(/^([^,(]+)[,(](.+)$/, '$2 $1');

let codes: ReadonlyMap<string, string> | undefined;

const codesByName = (): ReadonlyMap<string, string> =>
  new Map([
    ...countryCodes.flatMap((code) => [
      [code.toLowerCase(), code] as const,
      [fold(countryName(code, 'en')), code] as const,
    ]),
    ...Object.entries(otherNames).flatMap(([code, names]) =>
      names.split('|').map((name) => [name, code] as const),
    ),
  ]);

let codesInLanguages: ReadonlyMap<string, string> | undefined;

/** By the names in the languages of the site. Spanish has for one of two countries the name of both. */
function inLanguages(): ReadonlyMap<string, string> {
  const all = languages.flatMap((language) =>
    countryCodes.map((code) => [fold(countryName(code, language)), code] as const),
  );
  return new Map(all.filter(([name]) => name !== 'congo'));
}

/**
 * The ISO 3166-1 alpha-2 code of a country, by its code, its English name, one that it had or is also known by, or its
 * name in a language of the site. Undefined for what names none, or more than one: it is never guessed.
 */
export function toCountry(text: string): string | undefined {
  codes ??= codesByName();
  const name = fold(text);
  const code = codes.get(name) ?? codes.get(fold(inNaturalOrder(text)));
  if (code !== undefined || name === '') return code;
  codesInLanguages ??= inLanguages();
  return codesInLanguages.get(name);
}

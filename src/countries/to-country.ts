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

/**
 * The ISO 3166-1 alpha-2 code of a country, by its code, its English name, or one that it had or is also known by.
 * Undefined for what names none, or more than one: it is never guessed.
 */
export function toCountry(text: string): string | undefined {
  codes ??= codesByName();
  return codes.get(fold(text)) ?? codes.get(fold(inNaturalOrder(text)));
}

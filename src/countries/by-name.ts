import { locales, type Language } from '#src/i18n/languages.ts';
import { countryCodes } from './codes.ts';
import { countryName } from './names.ts';

/** A country as it can be chosen from a list. */
export interface CountryName {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  readonly label: string;
}

const made = new Map<Language, readonly CountryName[]>();

/** All countries, by name in the order of the language. */
export function countriesByName(language: Language): readonly CountryName[] {
  const known = made.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(locales[language]);
  const options = countryCodes
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => compare(one.label, other.label));
  made.set(language, options);
  return options;
}

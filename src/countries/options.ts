import type { Language } from '#src/i18n/languages.ts';
import { countriesByName } from './by-name.ts';
import { countryName } from './names.ts';
import { otherNames } from './other-names.ts';

/** A country with the names that a visitor may type for it. */
export interface CountryOption {
  /** ISO 3166-1 alpha-2. */
  readonly value: string;
  readonly label: string;
  /** Its code, its English name, long and former names. */
  readonly names: readonly string[];
}

/** All countries by name in the order of the language, each with its code, English name and other names. */
export const countryOptions = (language: Language): readonly CountryOption[] =>
  countriesByName(language).map(({ value, label }) => ({
    value,
    label,
    names: [value, countryName(value, 'en'), ...(otherNames[value]?.split('|') ?? [])],
  }));

import { countryCodes } from '#src/countries/codes.ts';
import { countryName } from '#src/countries/names.ts';
import { locales, type Language } from '#src/i18n/languages.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const made = new Map<Language, readonly Option[]>();

/** All countries, by name in the order of the language. */
export function countriesByName(language: Language): readonly Option[] {
  const known = made.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(locales[language]);
  const options = countryCodes
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => compare(one.label, other.label));
  made.set(language, options);
  return options;
}

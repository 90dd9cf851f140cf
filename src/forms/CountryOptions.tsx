import { useLayoutEffect } from 'react';
import { countryCodes } from '#src/countries/codes.ts';
import { countryName } from '#src/countries/names.ts';
import { locales, type Language } from '#src/i18n/languages.ts';
import { usePage } from '#src/widget/context.ts';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';

interface Option {
  readonly value: string;
  readonly label: string;
}

const made = new Map<Language, readonly Option[]>();

/** All countries, by name in the order of the language. */
function countriesByName(language: Language): readonly Option[] {
  const known = made.get(language);
  if (known) return known;
  const { compare } = new Intl.Collator(locales[language]);
  const options = countryCodes
    .map((value) => ({ value, label: countryName(value, language) }))
    .toSorted((one, other) => compare(one.label, other.label));
  made.set(language, options);
  return options;
}

/** The countries in the list of a field. */
export function CountryOptions({ field: { key } }: { readonly field: FormField }) {
  const { form } = useEngine();
  const { language } = usePage();

  useLayoutEffect(() => {
    // Only now can the list show what was chosen before.
    const chosen: unknown = form.getValues(key);
    if (chosen) form.setValue(key, chosen);
  }, [form, key]);

  return countriesByName(language).map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));
}

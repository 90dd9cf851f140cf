import { toCountry } from '#src/countries/to-country.ts';
import type { Language } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';
import type { Variant } from './widget.ts';

/** Where a visitor is, or wants to be: a country's code, and a city in the words of the geolocation service. */
export interface Whereabouts {
  readonly country: string | undefined;
  readonly city: string;
}

/** The first entry whose variant names the country or the city; undefined where none does. */
export function variantFor<Entry extends { readonly item: Variant }>(
  entries: readonly Entry[],
  { country, city }: Whereabouts,
  language: Language,
): Entry | undefined {
  const fold = (name: string) => foldForMatching(name, language).trim();
  const isCountry = (name: string) => country !== undefined && toCountry(name) === country;
  const isCity = (name: string) => city !== '' && fold(name) === fold(city);
  return entries.find(({ item }) => item.countries.some(isCountry) || item.cities.some(isCity));
}

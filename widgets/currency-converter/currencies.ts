import { locales, type Language } from '#src/i18n/languages.ts';
import type { ComboboxOption } from '#src/ui/combobox/match.ts';

/** Decimals of a currency: JPY has none, KWD three. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

/** Currencies by name in the order of the language, each also found by its code and its English name. */
export function currencyOptions(codes: Iterable<string>, language: Language): readonly ComboboxOption[] {
  const namesIn = (locale: string) => new Intl.DisplayNames([locale], { type: 'currency' });
  const [names, english] = [namesIn(locales[language]), namesIn('en')];
  const { compare } = new Intl.Collator(locales[language]);
  return [...codes]
    .map((code) => {
      const [name = code, englishName = code] = [names.of(code), english.of(code)];
      return {
        value: code,
        label: name === code ? code : `${name} (${code})`,
        names: [code, name, englishName],
      };
    })
    .toSorted((one, other) => compare(one.label, other.label));
}

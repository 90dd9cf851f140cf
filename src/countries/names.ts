import { locales, type Language } from '#src/i18n/languages.ts';

const made = new Map<Language, Intl.DisplayNames>();

/** The name of a country in a language; the code itself where the browser knows no name for it. */
export function countryName(code: string, language: Language): string {
  const names =
    made.get(language) ?? new Intl.DisplayNames([locales[language]], { type: 'region', fallback: 'none' });
  made.set(language, names);
  return names.of(code) ?? code;
}

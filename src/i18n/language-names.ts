import { locales, type Language } from './languages.ts';

/** What languages are called in another one, each once; what is no code stays as it is written. */
export function languageNames(codes: readonly string[], language: Language): readonly string[] {
  const names = new Intl.DisplayNames([locales[language]], { type: 'language' });
  const nameOf = (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  return [...new Set(codes.map(nameOf))];
}

import { locales, type Language } from './languages.ts';

/** What a language is called in itself, as it stands alone in a list: Deutsch, Français, العربية. */
export function nativeName(language: Language): string {
  const name = new Intl.DisplayNames([locales[language]], { type: 'language' }).of(language) ?? language;
  const [first = ''] = name;
  return first.toLocaleUpperCase(locales[language]) + name.slice(first.length);
}

import { locales, toLanguage, type Language } from './languages.ts';

/** What a language is called in itself, as it stands alone in a list: Deutsch, Français, العربية. */
export function nativeName(language: Language): string {
  const name = new Intl.DisplayNames([locales[language]], { type: 'language' }).of(language) ?? language;
  const [first = ''] = name;
  return first.toLocaleUpperCase(locales[language]) + name.slice(first.length);
}

/** The same for a code as services write it; the code itself where it is none of the site's languages. */
export function nativeNameOf(code: string): string {
  const language = toLanguage(code);
  return language ? nativeName(language) : code;
}

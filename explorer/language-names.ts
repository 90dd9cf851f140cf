import type { Language } from '#src/i18n/languages.ts';

/** Languages by their own names, which is how a menu lists them. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  ar: 'العربية',
  zh: '中文',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  ru: 'Русский',
};

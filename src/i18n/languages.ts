/** The eight languages of the site (specification, section 1), in the order in which menus list them. */
export const languages = ['en', 'ar', 'zh', 'de', 'es', 'fr', 'ja', 'ru'] as const;

/** Two-letter code of a language of the site, as it stands in paths and calls. */
export type Language = (typeof languages)[number];

/** Reading direction of a language. */
export type Direction = 'ltr' | 'rtl';

/** Locale of each language for formatting (specification, section 9). */
export const locales: Readonly<Record<Language, string>> = {
  en: 'en-US',
  ar: 'ar-SA',
  zh: 'zh-CN',
  de: 'de-DE',
  es: 'es-ES',
  fr: 'fr-FR',
  ja: 'ja-JP',
  ru: 'ru-RU',
};

/** Arabic runs from right to left, the other seven from left to right. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');

/**
 * The language that a tag names (`de`, `de-AT`, `DE`, also `de_AT`, as locales of Java and PHP are written), or undefined if
 * the site does not speak it.
 */
export function toLanguage(tag: string | null | undefined): Language | undefined {
  const code = tag?.split(/[-_]/)[0]?.toLowerCase();
  return languages.find((language) => language === code);
}

/** A language with or without script and region. Of the scripts those that sites write: a `de-luxe` is no language. */
const segmentShape = /^..([-_](..|\d{3}|arab|cyrl|han[st]|latn))*$/i;

/** The language that a segment of a path names (`ar`, `ar_SA`, `zh-Hans-CN`); undefined for any other word (`en-route`). */
export const segmentLanguage = (segment: string | undefined): Language | undefined =>
  segmentShape.test(`${segment}`) ? toLanguage(segment) : undefined;

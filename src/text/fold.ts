import { locales, type Language } from '#src/i18n/languages.ts';

const tashkeelAndTatweel =
  /\u0640|[\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E8\u06EA-\u06ED]/g;

/**
 * Text as it is compared, never as it is shown: case does not count, nor does full or half width in Japanese and
 * Chinese, nor in Arabic vowel marks, tatweel, and the variants of alef, ya and ta marbuta (trust, section 3).
 */
export function foldForMatching(text: string, language: Language): string {
  const locale = locales[language];
  return (
    text
      .normalize(language === 'ja' || language === 'zh' ? 'NFKC' : 'NFC')
      // Up and down again is the nearest a script has to case folding: ß and ss, ς and σ meet.
      .toLocaleUpperCase(locale)
      .toLocaleLowerCase(locale)
      .replaceAll('i\u0307', 'i')
      .replace(tashkeelAndTatweel, '')
      .replace(/[أإآٱ]/g, 'ا')
      .replace(/[ىی]/g, 'ي')
      .replaceAll('ة', 'ه')
  );
}

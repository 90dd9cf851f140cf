import type { Language } from '#src/i18n/languages.ts';

const notYetMeant =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]|[\uFF00-\uFFEF]/u;

/**
 * Whether what an input method composes is still on its way to what the visitor means, so that nothing is asked for it (trust,
 * section 3). It is on Chinese and Japanese pages, where Latin letters are turned into others, and where it holds Han, kana, Hangul
 * or Bopomofo. Elsewhere many keyboards compose every word until a blank is typed: its letters are what the visitor means.
 *
 * @param text what is being composed
 */
export const isInterim = (text: string, language: Language): boolean =>
  language === 'ja' || language === 'zh' || notYetMeant.test(text);

import type { Language } from '#src/i18n/languages.ts';

const han =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}]|[\uFF00-\uFFEF]/u;

/**
 * Whether what an input method composes is still on its way to what the visitor means, so that nothing may be asked,
 * completed or submitted (trust, section 3). It always is, but for one case: keyboards of Android compose every word of
 * every script until a space is typed. There a word that is written in letters is what it says; visitors of all but
 * the Chinese and Japanese pages would else never see a suggestion.
 *
 * @param text what is being composed
 * @param userAgent of the browser
 */
export const isInterim = (text: string, language: Language, userAgent: string): boolean =>
  !/Android/.test(userAgent) || language === 'ja' || language === 'zh' || han.test(text);

import { describe, expect, test } from 'vitest';
import { languages } from '#src/i18n/languages.ts';
import { isInterim } from './composition.ts';

const turnedIntoOthers = ['ja', 'zh'];

describe.each(languages)('on a page in %s', (language) => {
  test.each([
    ['Latin', 'riya'],
    ['Cyrillic', 'эр'],
    ['Arabic', 'الري'],
    ['Latin with an accent', 'é'],
    ['a lone accent', '´'],
    ['nothing yet', ''],
  ])('%s is on its way where Latin letters become others: “%s”', (_, text) => {
    expect(isInterim(text, language)).toBe(turnedIntoOthers.includes(language));
  });

  test.each([
    ['Han', '利雅'],
    ['Hiragana', 'りやど'],
    ['Katakana', 'リヤド'],
    ['Hangul', '리야'],
    ['half a syllable of Hangul', 'ㄹ'],
    ['Bopomofo', 'ㄌㄧ'],
    ['Latin of full width', 'ｒｉｙａ'],
    ['Latin and kana', 'riやd'],
  ])('%s is on its way: “%s”', (_, text) => {
    expect(isInterim(text, language)).toBe(true);
  });
});

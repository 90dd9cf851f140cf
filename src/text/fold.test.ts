import { describe, expect, test } from 'vitest';
import type { Language } from '#src/i18n/languages.ts';
import { foldForMatching } from './fold.ts';

describe('two spellings that match', () => {
  test.each<[Language, string, string]>([
    ['en', 'ALULA', 'alula'],
    ['en', 'İstanbul', 'istanbul'],
    ['fr', 'e\u0301te\u0301', 'ÉTÉ'],
    ['de', 'Straße', 'STRASSE'],
    ['ru', 'ПУСТЫНЯ', 'пустыня'],
    ['ar', 'كَلِمَةٌ', 'كلمه'],
    ['ar', 'العـــلا', 'العلا'],
    ['ar', 'أحمد', 'احمد'],
    ['ar', 'إبل', 'ابل'],
    ['ar', 'آثار', 'اثار'],
    ['ar', 'مقهى', 'مقهي'],
    ['ar', 'ا\u0654حمد', 'احمد'],
    ['en', 'أبها', 'ابها'],
    ['ja', 'ﾘﾔﾄﾞ', 'リヤド'],
    ['ja', 'ＡｌＵｌａ', 'alula'],
    ['zh', '１２３', '123'],
  ])('%s: %s and %s', (language, one, other) => {
    expect(foldForMatching(one, language)).toBe(foldForMatching(other, language));
  });
});

describe('two spellings that do not', () => {
  test.each<[Language, string, string]>([
    ['en', 'cafe', 'café'],
    ['ar', 'كتاب', 'كتب'],
    ['es', 'ano', 'año'],
  ])('%s: %s and %s', (language, one, other) => {
    expect(foldForMatching(one, language)).not.toBe(foldForMatching(other, language));
  });
});

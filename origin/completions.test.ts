import { describe, expect, test } from 'vitest';
import { languages, type Language } from '#src/i18n/languages.ts';
import { foldForMatching } from '#src/text/fold.ts';
import { completionsOf } from './completions.ts';
import { allContent } from './content.ts';
import { foldForSearch } from './search-words.ts';

describe('the first completion', () => {
  test.each<[Language, string, string]>([
    ['en', 'riy', 'Riyadh'],
    ['en', 'RIY', 'Riyadh'],
    ['en', 'hegr', 'Hegra'],
    ['en', 'h', 'Hail'],
    ['en', 'jeddah c', 'Jeddah Corniche'],
    ['en', 'hik', 'Hiking'],
    ['ar', 'الري', 'الرياض'],
    ['ar', 'ابه', 'أبها'],
    ['ar', 'العل', 'العُلا'],
    ['zh', '利雅', '利雅得'],
    ['de', 'dsch', 'Dschidda'],
    ['de', 'wuste', 'Wüstenrallye Hail'],
    ['es', 'jaz', 'Jazán'],
    ['fr', 'heg', 'Hégra'],
    ['ja', 'ﾘﾔ', 'リヤド'],
    ['ja', 'ヘグ', 'ヘグラ'],
    ['ru', 'эр', 'Эр-Рияд'],
    ['ru', 'звезд', 'Звёздные ночи у Слоновьей скалы'],
  ])('in %s of "%s" is %s', (language, typed, expected) => {
    expect(completionsOf(typed, language)[0]).toBe(expected);
  });

  test.each(['', '   ', 'xyz', '!', '<b>'])('of "%s" is none', (typed) => {
    expect(completionsOf(typed, 'en')).toEqual([]);
  });

  test.each(languages)('in %s begins with what was typed of any title', (language) => {
    for (const { title } of allContent(language)) {
      const typed = title.slice(0, 3);
      const completions = completionsOf(typed, language);
      expect(completions.length, title).toBeGreaterThan(0);
      expect(foldForMatching(completions[0] ?? '', language)).toSatisfy((text: string) =>
        text.startsWith(foldForMatching(typed.trimStart(), language)),
      );
      for (const text of completions)
        expect(foldForSearch(text, language).startsWith(foldForSearch(typed, language))).toBe(true);
    }
  });
});

test('there are five completions at most, none of them twice', () => {
  for (const typed of ['a', 's', 'r', 'al']) {
    const completions = completionsOf(typed, 'en');
    expect(completions).toHaveLength(5);
    expect(new Set(completions).size).toBe(5);
  }
});

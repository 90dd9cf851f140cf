import { describe, expect, test } from 'vitest';
import { readValue } from '#src/schema/read.ts';
import type { Item } from '#src/api/answers/item.schema.ts';
import { item } from '#src/api/answers/item.schema.ts';
import type { Language } from '#src/i18n/languages.ts';
import { completionOf, isSameTerm, stillFitting } from './completion.ts';

const riyadh: Item = readValue(item, { title: 'Riyadh Season', url: '/en/events/riyadh-season' });

const tails: [Language, string, string, string | undefined][] = [
  ['en', 'riy', 'Riyadh', 'adh'],
  ['en', 'RIY', 'riyadh', 'adh'],
  ['en', '  riy', 'Riyadh', 'adh'],
  ['en', 'riyadh ', 'Riyadh Season', 'Season'],
  ['en', 'riyadh', 'Riyadh', undefined],
  ['en', 'iyadh', 'Riyadh', undefined],
  ['en', '', 'Riyadh', undefined],
  ['en', '   ', 'Riyadh', undefined],
  ['en', 'riyadh!', 'Riyadh', undefined],
  ['de', 'strass', 'Straße', 'e'],
  ['de', 'stras', 'Straße', undefined],
  ['de', 'straß', 'Strassenkunst', 'enkunst'],
  ['fr', 'cafe\u0301', 'Café maure', ' maure'],
  ['fr', 'caf', 'Cafe\u0301 maure', 'e\u0301 maure'],
  ['en', 'i', 'İstanbul', 'stanbul'],
  ['en', '👨‍👩‍👧', '👨‍👩‍👧 days out', ' days out'],
  ['en', '👨', '👨‍👩‍👧 days out', undefined],
  ['en', '🇸', '🇸🇦 flag', undefined],
  ['ar', 'الري', 'الرياض', 'اض'],
  ['ar', 'الرِّيَا', 'الرياض', 'ض'],
  ['ar', 'مكه', 'مكة المكرمة', ' المكرمة'],
  ['ar', 'ابها', 'أبها البهية', ' البهية'],
  ['ar', 'محمد', 'مُحـــمَّد بن سلمان', ' بن سلمان'],
  ['ja', 'ﾘﾔ', 'リヤド', 'ド'],
  ['ja', 'Ｒｉｙ', 'Riyadh', 'adh'],
  ['zh', '利', '利雅得', '雅得'],
  ['ru', 'эр', 'Эр-Рияд', '-Рияд'],
];

test.each(tails)('in %s completes %j to %j by %j', (language, typed, suggestion, tail) => {
  expect(completionOf(typed, [suggestion, 'Other'], language)?.tail).toBe(tail);
});

describe('the completion', () => {
  test('is the suggestion as the origin wrote it', () => {
    expect(completionOf('الرِّ', ['الرياض'], 'ar')?.text).toBe('الرياض');
  });

  test('is the first suggestion or none, and never an item', () => {
    expect(completionOf('je', ['Riyadh', 'Jeddah'], 'en')).toBeUndefined();
    expect(completionOf('riy', [riyadh, 'Riyadh'], 'en')).toBeUndefined();
    expect(completionOf('riy', [], 'en')).toBeUndefined();
  });

  test('never makes a term longer than a term may be', () => {
    expect(completionOf('a', ['a'.repeat(256)], 'en')).toBeUndefined();
    expect(completionOf('a', ['a'.repeat(255)], 'en')?.tail).toHaveLength(254);
  });
});

test('of an older answer stays what fits the longer text', () => {
  expect(stillFitting(['Riyadh', 'Diriyah', riyadh, 'Jeddah'], 'RIYA', 'en')).toEqual([
    'Riyadh',
    'Diriyah',
    riyadh,
  ]);
});

test.each([
  ['en', 'Hegra', 'hegra', true],
  ['ar', 'العُلا', 'العلا', true],
  ['ja', 'ｼﾞｪｯﾀﾞ', 'ジェッダ', true],
  ['en', 'Hegra', 'Hegra ruins', false],
] as const)('in %s, whether %j and %j are the same search: %s', (language, one, other, isSame) => {
  expect(isSameTerm(one, other, language)).toBe(isSame);
});

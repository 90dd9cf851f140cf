import { afterEach, describe, expect, test, vi } from 'vitest';
import { cutGraphemes } from './cut.ts';

afterEach(() => vi.unstubAllGlobals());

describe('cutting a title', () => {
  test.each([
    ['a short title stays whole', 'Hegra', 38, 'Hegra'],
    ['a long title is cut', 'Hegra by night', 5, 'Hegra'],
    ['a family is one character', '👨‍👩‍👧‍👦👨‍👩‍👧‍👦x', 1, '👨‍👩‍👧‍👦'],
    ['a flag is one character', '🇸🇦🇯🇵', 1, '🇸🇦'],
    ['Arabic marks stay with their letter', 'كَلِمَةٌ', 2, 'كَلِ'],
    ['a combining accent stays with its letter', 'e\u0301e\u0301', 1, 'e\u0301'],
    ['no mark of direction dangles at the end', 'العلا\u200Fx', 6, 'العلا'],
    ['as many graphemes as the limit are no cut', '👍🏽👍🏽', 2, '👍🏽👍🏽'],
    ['nothing', 'abc', 0, ''],
  ])('%s', (_, title, count, cut) => {
    expect(cutGraphemes(title, count)).toBe(cut);
  });

  test('a browser without Intl.Segmenter still splits no pair', () => {
    vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined });
    expect(cutGraphemes('a😀😀', 2)).toBe('a😀');
  });
});

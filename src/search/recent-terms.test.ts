import { describe, expect, test } from 'vitest';
import { newestFirst, recentSearches, withoutTerm, withTerm } from './recent-terms.ts';

test('recent searches are kept under the key that the specification names, oldest first', () => {
  const text = recentSearches.encode(['Red Sea', 'AlUla, by night']);
  expect([recentSearches.store, recentSearches.name, text]).toEqual([
    'local',
    'searchkeys',
    'AlUla%2C by night,Red Sea',
  ]);
  expect(recentSearches.decode(text)).toEqual(['Red Sea', 'AlUla, by night']);
});

test('a megabyte that an older site wrote is read', () => {
  expect(recentSearches.decode('term,'.repeat(200_000))).toEqual(['term']);
});

test('recent searches are shown newest first, each once, five at most', () => {
  expect(newestFirst(['a', 'b', 'c', 'b', 'd', 'e', 'f'])).toEqual(['f', 'e', 'd', 'b', 'c']);
});

describe('a search', () => {
  test.each([
    ['comes first', ['a', 'b'], 'c', ['c', 'a', 'b']],
    ['drops the oldest beyond five', ['a', 'b', 'c', 'd', 'e'], 'f', ['f', 'a', 'b', 'c', 'd']],
    ['moves up when it is repeated', ['a', 'b', 'c'], ' c ', ['c', 'a', 'b']],
    ['is not kept when empty', ['a'], '  ', ['a']],
  ])('%s', (_, terms, term, kept) => {
    expect(withTerm(terms, term)).toEqual(kept);
  });

  test('can be removed', () => {
    expect(withoutTerm(['a', 'b', 'c'], 'b')).toEqual(['a', 'c']);
  });
});

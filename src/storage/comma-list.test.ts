import { describe, expect, test } from 'vitest';
import { decodeList, encodeList, newestFirst, withoutTerm, withTerm } from './comma-list.ts';

describe('terms survive storage as they were typed', () => {
  test.each([
    [['AlUla', 'Red Sea']],
    [['Riyadh, Jeddah', 'a,b,c', ',']],
    [['100%', '%2C', '%25', '%252C', '50% off, today', '%']],
    [['"quotes"', "it's", '\\', '{{7*7}}', '<3', '\u0000', '\uD83D', '😀', 'ﷺ', '\u202Eabc']],
    [['__proto__', 'constructor', 'null', 'undefined', '0']],
  ])('%j', (terms) => {
    expect(decodeList(encodeList(terms))).toEqual(terms);
  });
});

describe('what an older site wrote is read', () => {
  test.each([
    ['AlUla,Red Sea', ['AlUla', 'Red Sea']],
    [',, AlUla , ,', ['AlUla']],
    ['', []],
    ['100% free,%zz,50%', ['100% free', '%zz', '50%']],
  ])('%j', (text, terms) => {
    expect(decodeList(text)).toEqual(terms);
  });

  test('even a megabyte of it', () => {
    expect(newestFirst(decodeList('term,'.repeat(200_000)))).toEqual(['term']);
  });
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

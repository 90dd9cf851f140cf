import { describe, expect, test } from 'vitest';
import { decodeList, encodeList } from './comma-list.ts';

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

describe('a list that an older site wrote is read', () => {
  test.each([
    ['AlUla,Red Sea', ['AlUla', 'Red Sea']],
    [',, AlUla , ,', ['AlUla']],
    ['', []],
    ['100% free,%zz,50%', ['100% free', '%zz', '50%']],
  ])('%j', (text, terms) => {
    expect(decodeList(text)).toEqual(terms);
  });

  test('even a megabyte of it', () => {
    expect(decodeList('term,'.repeat(200_000))).toHaveLength(200_000);
  });
});

import { describe, expect, test } from 'vitest';
import { timeLimit } from '#testing/time-limit.ts';
import { limitLength, stripMarkup, withoutAngleBrackets } from './plain.ts';

/** The rule of the contract, word for word; too slow for text made to be slow. */
function removeUntilNothingChanges(text: string): string {
  const rest = text.replace(/<[a-z/!?][^>]*(>|$)/gi, '');
  return rest === text ? text : removeUntilNothingChanges(rest);
}

describe('markup in typed text', () => {
  test.each([
    ['no markup at all', 'no markup at all'],
    ['<b>AlUla</b>', 'AlUla'],
    ['<script>alert(1)</script>', 'alert(1)'],
    ['a <!-- comment --> b', 'a  b'],
    ['<!doctype html>x', 'x'],
    ['<?php x ?>y', 'y'],
    ['begun <img src=x onerror=alert(1)', 'begun '],
    ['<<b>b>x', 'x'],
    ['<scr<script>ipt>alert(1)', 'ipt>alert(1)'],
    ['<<b>b <i> >', ''],
    ['3 < 4 > 2', '3 < 4 > 2'],
    ['a <3 b', 'a <3 b'],
    ['<', '<'],
    ['<>', '<>'],
    ['&lt;b&gt; stays', '&lt;b&gt; stays'],
    ['<\u0000b>', '<\u0000b>'],
    ['\uD83D<b>\uDE00', '\u{1F600}'],
    ['فندق <b>الرياض</b>', 'فندق الرياض'],
  ])('%j becomes %j', (typed, kept) => {
    expect(stripMarkup(typed)).toBe(kept);
  });

  test('any mixture of brackets and letters comes out as the rule says, word for word', () => {
    const signs = ['<', '<', '>', 'a', '/', '!', ' '];
    let seed = 7;
    const random = () => (seed = (seed * 48271) % 2147483647) / 2147483647;
    for (let round = 0; round < 5000; round++) {
      const text = Array.from({ length: 24 }, () => signs[Math.floor(random() * signs.length)]).join('');
      expect([text, stripMarkup(text)]).toEqual([text, removeUntilNothingChanges(text)]);
    }
  });

  test('tags nested a hundred thousand deep are gone at once', () => {
    const depth = 100_000;
    const begun = performance.now();
    expect(stripMarkup('<'.repeat(depth) + 'b>'.repeat(depth) + 'x')).toBe('x');
    expect(stripMarkup('<a'.repeat(depth) + 'x')).toBe('');
    expect(performance.now() - begun).toBeLessThan(timeLimit(1000));
  });
});

test('angle brackets never reach an address', () => {
  expect(withoutAngleBrackets('3 < 4 > 2')).toBe('3  4  2');
});

describe('length of typed text', () => {
  test.each([
    ['within', 'abc', 3, 'abc'],
    ['beyond', 'abcd', 3, 'abc'],
    ['a pair across the limit goes whole', 'ab😀', 3, 'ab'],
    ['a pair up to the limit stays', 'a😀b', 3, 'a😀'],
    ['a lone half is left alone', 'ab\uD83Dx', 3, 'ab\uD83D'],
  ])('%s', (_, typed, maximum, kept) => {
    expect(limitLength(typed, maximum)).toBe(kept);
  });
});

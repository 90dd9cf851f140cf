import { expect, describe, test } from 'vitest';
import { maskedMail } from './masked-mail.ts';
import { strengthOf, unmetRules } from './password-rules.ts';

const none = { min: 10, letters: false, digits: false, symbols: false };
const all = { min: 10, letters: true, digits: true, symbols: true };

describe('a password', () => {
  test.each<[string, typeof none, string[]]>([
    ['', all, ['min', 'letters', 'digits', 'symbols']],
    ['aaaaaaaaa', none, ['min']],
    ['aaaaaaaaaa', none, []],
    ['two words ', none, []],
    ['كلمة سر طويلة', none, []],
    ['كلمةسرطويلة٧!', all, []],
    ['パスワードは長いほうが', none, []],
    ['パスワードは長い7！', all, []],
    ['1234567890', all, ['letters', 'symbols']],
    ['correct horse battery', all, ['digits', 'symbols']],
    ['👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧', none, ['min']],
    ['👩‍👩‍👧'.repeat(10), none, []],
    ['e\u0301'.repeat(9), none, ['min']],
    ['e\u0301'.repeat(10), none, []],
  ])('“%s” under %o lacks %o', (password, policy, lacks) => {
    expect(unmetRules(password, policy)).toEqual(lacks);
  });

  test.each([
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['12345678901234567890', 'weak'],
    ['abcdefghijklmnop', 'weak'],
    ['taiftaiftaiftaif', 'weak'],
    ['rose harvest', 'fair'],
    ['wadi 7 rose!', 'strong'],
    ['coffee under the palms', 'strong'],
    ['قهوة تحت النخيل ليلا', 'strong'],
  ])('“%s” is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength);
  });
});

test.each([
  ['mia.sommer@example.org', '\u2066m•••@example.org\u2069'],
  ['👩‍👩‍👧x@example.org', '\u2066👩‍👩‍👧•••@example.org\u2069'],
])('%s is shown as %s', (address, shown) => {
  expect(maskedMail(address)).toBe(shown);
});

import { expect, test } from 'vitest';
import { withoutFormat } from './digits.ts';
import { withoutFormatBetweenWords } from './format-characters.ts';
import { toMail } from './mail.ts';
import { patterns } from './patterns.ts';
import { toTerm } from './term.ts';

test.each([
  ['\u200Bsalma@example.org', 'salma@example.org'],
  ['\u202Asalma@example.org\u202C', 'salma@example.org'],
  ['sal\u00ADma@exam\u200Cple.org\uFEFF', 'salma@example.org'],
  ['mailto:salma@example.org', 'salma@example.org'],
  [' \u200EMailTo: salma@example.org ', 'salma@example.org'],
  ['\u200B\u202A\u202C', ''],
  ['سلمى@مثال.السعودية', 'سلمى@مثال.السعودية'],
])('the mail %j is read as %j', (typed, mail) => expect(toMail(typed)).toBe(mail));

test('a code is read without what is not seen in it', () => {
  expect(withoutFormat('\u202A48\u200B21\u2060-\u200D77\u202C')).toBe('4821-77');
});

test.each([
  ['\u202AAlUla\u202C', 'AlUla'],
  ['Al\u200BUla', 'AlUla'],
  // Between Persian letters the one joins no letters, the other joins them.
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['نی‌شاپور \u200F', 'نی‌شاپور'],
  ['👩\u200D👩\u200D👧', '👩\u200D👩\u200D👧'],
  [
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
    '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  ],
  // The end of a verse is seen.
  ['آية \u06DD٢', 'آية \u06DD٢'],
  ['\u200C', ''],
  ['\u200C \u200D\u202A', ''],
  ['<\u200Bb>old', 'old'],
])('the term %j is read as %j', (typed, term) => expect(toTerm(typed)).toBe(term));

test('a name may hold what joins its letters or keeps them apart', () => {
  expect(withoutFormatBetweenWords('علی\u200Cرضا\u202C')).toBe('علی\u200Cرضا');
  expect(patterns.lettersAndSpaces('علی\u200Cرضا')).toBe(true);
  expect(patterns.letters('علی\u200Cرضا')).toBe(true);
  expect(patterns.filename('می\u200Cخواهم')).toBe(true);
});

import { expect, test } from 'vitest';
import { timeLimit } from '#testing/time-limit.ts';
import { mailFault, toMail } from './mail.ts';

test.each([
  ['salma@example.org', 'salma@example.org'],
  ['<salma@example.org>', 'salma@example.org'],
  ['(salma@example.org)', 'salma@example.org'],
  ['"salma@example.org"', 'salma@example.org'],
  ['„hans@example.de“', 'hans@example.de'],
  ['«marie@example.fr»', 'marie@example.fr'],
  ['‘mia@example.co.uk’', 'mia@example.co.uk'],
  ['salma@example.org,', 'salma@example.org'],
  ['salma@example.org;', 'salma@example.org'],
  ['salma@example.org.', 'salma@example.org'],
  ['salma@example.org/', 'salma@example.org'],
  ['salma@example.org>, ', 'salma@example.org'],
  ['Salma Nakhla <salma@example.org>', 'salma@example.org'],
  ['"Nakhla, Salma" <salma@example.org>;', 'salma@example.org'],
  ['mailto:salma@example.org', 'salma@example.org'],
  ['<mailto:salma@example.org?subject=Hello>', 'salma@example.org'],
  [' salma@example.org\n', 'salma@example.org'],
  ['\u202Asalma@example.org\u202C', 'salma@example.org'],
  ['ｔａｒｏ＠ｅｘａｍｐｌｅ．ｊｐ', 'taro@example.jp'],
  ['山田太郎 ＜taro@example.jp＞', 'taro@example.jp'],
  ['o’brien@example.ie', 'o’brien@example.ie'],
  ["o'brien@example.ie", "o'brien@example.ie"],
  ['first.last+tag@sub.example.com.sa', 'first.last+tag@sub.example.com.sa'],
  ['a_b-c@my-host.example', 'a_b-c@my-host.example'],
  ['taro..y@docomo.example.jp', 'taro..y@docomo.example.jp'],
  ['سلمى@مثال.السعودية', 'سلمى@مثال.السعودية'],
  ['用户@例子.中国', '用户@例子.中国'],
  ['почта@пример.рф', 'почта@пример.рф'],
  ['info@xn--mgbah1a3hjkrd.example', 'info@xn--mgbah1a3hjkrd.example'],
  ['info@3com.example', 'info@3com.example'],
])('the mail %j is sent as %s', (typed, mail) => {
  expect(toMail(typed)).toBe(mail);
  expect(mailFault(typed)).toBeUndefined();
});

test.each([
  'a@example.org, b@example.org',
  'a@example.org; b@example.org',
  'a@example.org b@example.org',
  'a@example.org / b@example.org',
  'a@example.org|b@example.org',
  'a@example.org\nb@example.org',
  'a@example.org or b@example.org',
  'A <a@example.org>, B <b@example.org>',
])('%j is told as several addresses, also as it would be sent', (typed) => {
  expect(mailFault(typed)).toBe('twoMails');
  expect(mailFault(toMail(typed))).toBe('twoMails');
});

test.each([
  'a@b@c@example.org',
  'a@example',
  '@example.org',
  'a@',
  'a@-example.org',
  'a@example-.org',
  'a@exam_ple.org',
  'a@example..org',
  'a@192.168.0.1',
  'a b@example.org',
  'a(b)@example.org',
  'a@example.org@',
  '😀',
  '',
  '\u200B',
  '@'.repeat(100),
])('%j is no mail address', (typed) => expect(mailFault(typed)).toBe('email'));

test('a text made to be slow is judged at once', () => {
  const begun = performance.now();
  for (const sign of ['a', '@', '.', '-', 'a-', ' ', '<', 'a@b.']) mailFault(`${sign.repeat(10_000)}!`);
  expect(performance.now() - begun).toBeLessThan(timeLimit(200));
});

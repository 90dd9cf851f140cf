import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { createTranslate } from '#src/i18n/messages.ts';
import { writeDate, type Writing } from './date-text.ts';
import { readDate } from './written-date.ts';

const timeZone = 'Asia/Riyadh';

function write(
  text: string,
  calendar: Writing['calendar'],
  language: Language = 'en',
  { numerals = 'latn', isOfOneDay = false }: { numerals?: 'latn' | 'arab'; isOfOneDay?: boolean } = {},
): string {
  const messages = JSON.parse(
    readFileSync(join(import.meta.dirname, 'messages', `${language}.json`), 'utf8'),
  ) as object;
  const writing = {
    calendar,
    isOfOneDay,
    t: createTranslate(messages as never, [], language, numerals) as Writing['t'],
    format: createFormat({ language, numerals, timeZone }),
  };
  return writeDate(readDate(text, timeZone)!, writing).join(' | ').replaceAll('\u00A0', ' ');
}

describe('in the Gregorian calendar', () => {
  test.each<[Language, string, string]>([
    ['en', '1446', '1446'],
    ['en', '1727-02-22', 'February 22, 1727'],
    ['en', '2008-07', 'July 2008'],
    ['en', '75', '75 CE'],
    ['en', '100 BCE', '100 BCE'],
    ['en', '8000 BCE', '8000 BCE'],
    ['en', '-0043-03-15', 'March 15, 44 BCE'],
    ['ar', '100 BCE', '100 ق.م'],
    ['ar', '1727-02-22', '22 فبراير 1727'],
    ['zh', '100 BCE', '公元前100年'],
    ['zh', '2008-07', '2008年7月'],
    ['de', '100 BCE', '100 v. Chr.'],
    ['es', '75', '75 d. C.'],
    ['fr', '100 BCE', '100 av. J.-C.'],
    ['ja', '100 BCE', '紀元前100年'],
    ['ja', '1727-02-22', '1727年2月22日'],
    ['ru', '1727', '1727 г.'],
    ['ru', '100 BCE', '100 г. до н. э.'],
    ['en', '2026-11-20T18:30+03:00', 'November 20, 2026, 6:30 PM'],
    ['ar', '2026-11-20T18:30+03:00', '20 نوفمبر 2026، 6:30 م'],
    ['ja', '2026-11-20T18:30+03:00', '2026年11月20日 18:30'],
  ])('%s: %s is %s', (language, text, written) => {
    expect(write(text, 'gregory', language)).toBe(written);
  });
});

describe('in both calendars each is named', () => {
  test.each<[Language, string, string]>([
    ['en', '1986-11-20', 'November 20, 1986 CE | Rabi al-Awwal 17, 1407 AH'],
    ['en', '1986', '1986 CE | 1406–1407 AH'],
    ['en', '2010-07', 'July 2010 CE | Rajab – Shaban 1431 AH'],
    ['en', '2007-01', 'January 2007 CE | Dhu al-Hijjah 1427 – Muharram 1428 AH'],
    ['ar', '1986-11-20', '20 نوفمبر 1986 م | 17 ربيع الأول 1407 هـ'],
    ['zh', '1986', '公元1986年 | 伊斯兰历1406—1407年'],
    ['de', '1986-11-20', '20. November 1986 n. Chr. | 17. Rabiʿ al-awwal 1407 n. d. H.'],
    ['es', '1986', '1986 d. C. | 1406-1407 de la Hégira'],
    ['fr', '1986', '1986 apr. J.-C. | 1406-1407 de l’Hégire'],
    ['ja', '1986-11-20', '西暦1986年11月20日 | ヒジュラ暦1407年ラビー・アルアウワル月17日'],
    ['ru', '1986', '1986 г. н. э. | 1406–1407 гг. по хиджре'],
  ])('%s: %s is %s', (language, text, written) => {
    expect(write(text, 'both', language)).toBe(written);
  });

  test('with the digits of the site', () => {
    expect(write('1986', 'both', 'ar', { numerals: 'arab' })).toBe('١٩٨٦ م | ١٤٠٦–١٤٠٧ هـ');
  });
});

describe('in the Hijri calendar', () => {
  test.each([
    ['a day of Umm al-Qura', '2026-02-18', 'Ramadan 1, 1447 AH'],
    ['a day before the table was in use, its month', '1902-01-15', 'Shawwal 1319 AH'],
    ['a day before the table, its year', '1727-02-22', '1139 AH'],
    ['a year before the table', '1446', '849–850 AH'],
    ['the year of the Hijra', '622', '1 AH'],
    ['a date before the Hijra, the Gregorian one', '106', '106 CE'],
    ['a date before the common era, the Gregorian one', '100 BCE', '100 BCE'],
    [
      'a date of which tables differ, the Gregorian one beside it',
      '2030-01-01',
      'January 1, 2030 CE | Shaban 26, 1451 AH',
    ],
  ])('%s: %s', (_, text, written) => {
    expect(write(text, 'hijri')).toBe(written);
  });
});

test('of a programme of one day the time alone is written', () => {
  expect(write('2026-11-20T18:30+03:00', 'both', 'de', { isOfOneDay: true })).toBe('18:30');
});

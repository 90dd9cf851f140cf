import { describe, expect, test } from 'vitest';
import { createFormat } from './format.ts';
import { languages, type Language } from './languages.ts';

const formatIn = (language: Language, numerals: 'latn' | 'arab' = 'latn', timeZone = 'Asia/Riyadh') =>
  createFormat({ language, numerals, timeZone });
/** A text with its narrow and no-break spaces as plain ones, and without marks of direction. */
const plain = (text: string) =>
  text.replace(/[\u00A0\u2009\u202F]/g, ' ').replace(/[\u061C\u200E\u200F]/g, '');

describe('a number', () => {
  test.each<[Language, 'latn' | 'arab', string]>([
    ['en', 'latn', '1,234,567.5'],
    ['ar', 'latn', '1,234,567.5'],
    ['ar', 'arab', '١٬٢٣٤٬٥٦٧٫٥'],
    ['en', 'arab', '1,234,567.5'],
    ['de', 'latn', '1.234.567,5'],
    ['fr', 'latn', '1 234 567,5'],
  ])('in %s with %s digits is %s', (language, numerals, written) => {
    expect(plain(formatIn(language, numerals).number(1234567.5))).toBe(written);
  });

  test('that is none is nothing', () => {
    expect(formatIn('en').number(Number.NaN)).toBe('');
    expect(formatIn('en').currency(Number.POSITIVE_INFINITY, 'SAR')).toBe('');
  });
});

describe('money', () => {
  test.each<[Language, number, string, string]>([
    ['en', 250, 'SAR', 'SAR 250'],
    ['en', 99.5, 'SAR', 'SAR 99.50'],
    ['en', 1000, 'USD', '$1,000'],
    ['de', 250, 'EUR', '250 €'],
    ['ja', 1000, 'JPY', '￥1,000'],
    ['en', 250, 'riyal', '250 riyal'],
    ['en', 250, '', '250'],
  ])('in %s: %d %s is %s', (language, amount, currency, written) => {
    expect(plain(formatIn(language).currency(amount, currency))).toBe(written);
  });
});

describe('a day', () => {
  test.each<[Language, string]>([
    ['en', 'November 20, 2026'],
    ['ar', '20 نوفمبر 2026'],
    ['zh', '2026年11月20日'],
    ['de', '20. November 2026'],
    ['es', '20 de noviembre de 2026'],
    ['fr', '20 novembre 2026'],
    ['ja', '2026年11月20日'],
    ['ru', '20 ноября 2026 г.'],
  ])('in %s is Gregorian: %s', (language, written) => {
    expect(plain(formatIn(language).date('2026-11-20'))).toBe(written);
  });

  test('is the same day in every zone', () => {
    for (const zone of ['Asia/Riyadh', 'Pacific/Kiritimati', 'America/Los_Angeles']) {
      expect(formatIn('en', 'latn', zone).date('2026-11-20')).toBe('November 20, 2026');
    }
  });

  test('of an instant is that of the site’s zone', () => {
    expect(formatIn('en').date('2026-11-20T23:30:00Z')).toBe('November 21, 2026');
    expect(formatIn('en').date(new Date('2026-11-20T20:30:00Z'))).toBe('November 20, 2026');
  });

  test('has the digits of the site', () => {
    expect(plain(formatIn('ar', 'arab').date('2026-11-20'))).toBe('٢٠ نوفمبر ٢٠٢٦');
  });

  test('can be written otherwise', () => {
    expect(formatIn('en').date('2026-11-20', { month: 'long', year: 'numeric' })).toBe('November 2026');
  });

  test('that is none is nothing', () => {
    expect(formatIn('en').date('soon')).toBe('');
    expect(formatIn('en').date(new Date(Number.NaN))).toBe('');
  });
});

describe('a stretch of days', () => {
  test.each([
    ['2026-11-20', '2026-11-22', 'November 20 – 22, 2026'],
    ['2026-11-20', '2027-01-02', 'November 20, 2026 – January 2, 2027'],
    ['2026-11-20', '2026-11-20', 'November 20, 2026'],
    ['2026-11-20', '2026-11-19', 'November 20, 2026'],
    ['2026-11-20', 'soon', 'November 20, 2026'],
    ['soon', '2026-11-20', 'November 20, 2026'],
    ['soon', 'later', ''],
  ])('%s to %s is %s', (from, to, written) => {
    expect(plain(formatIn('en').dateRange(from, to))).toBe(written);
  });
});

test('a time is that of the site’s zone', () => {
  expect(plain(formatIn('en').time('2026-11-20T15:30:00Z'))).toBe('6:30 PM');
  expect(plain(formatIn('de').time('2026-11-20T15:30:00Z'))).toBe('18:30');
  expect(formatIn('de').time('soon')).toBe('');
});

describe('the Hijri calendar is Umm al-Qura', () => {
  test.each([
    ['2026-06-16', '1448-01-01'],
    ['2026-02-18', '1447-09-01'],
    ['2027-02-08', '1448-09-01'],
    ['2025-06-26', '1447-01-01'],
  ])('%s is %s', (day, hijri) => {
    const [year, month, date] = hijri.split('-').map(Number);
    const written = formatIn('en').hijri(day, { year: 'numeric', month: 'numeric', day: 'numeric' });
    expect(written.match(/\d+/g)?.map(Number)).toEqual([month, date, year]);
  });

  test('in words of the language and digits of the site', () => {
    expect(plain(formatIn('ar').hijri('2026-02-18'))).toBe('1 رمضان 1447 هـ');
    expect(plain(formatIn('ar', 'arab').hijri('2026-02-18'))).toBe('١ رمضان ١٤٤٧ هـ');
    expect(plain(formatIn('en').hijri('2026-02-18'))).toBe('Ramadan 1, 1447 AH');
  });
});

test.each<[Language, string]>([
  ['en', 'a, b, and c'],
  ['ar', 'a وb وc'],
  ['ja', 'a、b、c'],
  ['de', 'a, b und c'],
])('a list in %s is %s', (language, written) => {
  expect(formatIn(language).list(['a', 'b', 'c'])).toBe(written);
});

test('a distance in time has its own words', () => {
  expect(formatIn('en').relative(-1, 'day')).toBe('yesterday');
  expect(plain(formatIn('ar', 'arab').relative(12, 'day'))).toContain('١٢');
});

test('every language writes with Latin digits unless the site says otherwise', () => {
  for (const language of languages) {
    const { date, hijri, number, time } = formatIn(language);
    const written = [
      date('2026-11-20'),
      hijri('2026-11-20'),
      number(1234.5),
      time('2026-11-20T15:30:00Z'),
    ].join();
    expect(written).not.toMatch(/[\u0660-\u0669\u06F0-\u06F9〇一二三四五六七八九]/);
  }
});

test('a range of days has ordinary spaces, whichever engine writes it', () => {
  const { dateRange } = createFormat({ language: 'en', timeZone: 'Asia/Riyadh', numerals: 'latn' });
  expect(dateRange('2026-10-22', '2027-02-04', { dateStyle: 'medium' })).toBe('Oct 22, 2026 – Feb 4, 2027');
});

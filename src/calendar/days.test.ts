import { describe, expect, test } from 'vitest';
import { createFormat } from '#src/i18n/format.ts';
import { addDays } from '#src/i18n/dates.ts';
import starts from './umalqura.json' with { type: 'json' };
import { addMonths, dayIn, dayParts, firstWeekday, lengthOf, monthOf, rangeOf, weeksOf } from './days.ts';

test.each(starts as [number, number, string, number][])(
  'month %s-%s of Umm al-Qura begins on %s and has %i days',
  (year, month, first, days) => {
    const hijri = { calendar: 'hijri', year, month } as const;
    expect(dayIn(hijri, 1)).toBe(first);
    expect(lengthOf(hijri)).toBe(days);
    expect(monthOf(first, 'hijri')).toEqual(hijri);
  },
);

test('the browser’s own Umm al-Qura days agree with the library’s on each day of twenty years', () => {
  const { hijri } = createFormat({ language: 'en', timeZone: 'Asia/Riyadh', numerals: 'latn' });
  const differing: string[] = [];
  for (let day = '2016-01-01'; day < '2036-01-01'; day = addDays(day, 1)) {
    const { year, month, day: number } = dayParts(day, 'hijri');
    const own = hijri(day, { year: 'numeric', month: 'numeric', day: 'numeric' });
    if (own !== `${month}/${number}/${year} AH`) differing.push(`${day}: ${own}`);
  }
  expect(differing).toEqual([]);
});

describe('months', () => {
  test.each([
    ['2026-01-31', 1, 'gregory', '2026-02-28'],
    ['2028-02-29', 12, 'gregory', '2029-02-28'],
    ['2026-03-31', -1, 'gregory', '2026-02-28'],
    // 30 Rajab 1447 and the 29 days of Sha'ban.
    ['2026-01-19', 1, 'hijri', '2026-02-17'],
  ] as const)('a day, %s, is %i months later in %s on %s', (day, count, calendar, later) => {
    expect(addMonths(day, count, calendar)).toBe(later);
  });

  test('a month has its first and last day', () => {
    expect(rangeOf({ calendar: 'gregory', year: 2028, month: 2 })).toEqual({
      from: '2028-02-01',
      to: '2028-02-29',
    });
  });
});

describe('weeks', () => {
  test.each([
    ['ar-SA', 0],
    ['en-US', 0],
    ['de-DE', 1],
    ['fr-FR', 1],
    ['ru-RU', 1],
    ['ja-JP', 0],
  ])('begin in %s on day %i', (locale, day) => {
    expect(firstWeekday(locale)).toBe(day);
  });

  test.each([0, 1, 6] as const)(
    'each day of a month stands once below its weekday where weeks begin on %i',
    (start) => {
      const weeks = weeksOf({ calendar: 'gregory', year: 2026, month: 11 }, start);
      expect(weeks.flat().filter(Boolean)).toHaveLength(30);
      for (const week of weeks)
        for (const [column, day] of week.entries())
          if (day) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe((start + column) % 7);
    },
  );
});

import { expect, test } from 'vitest';
import { addDays } from '#src/i18n/dates.ts';
import { monthOf, rangeOf, type CalendarName } from './days.ts';
import { monthDays } from './month-days.ts';

test.each<[string, CalendarName, string, string]>([
  ['2026-11-27', 'gregory', '2026-11-01', '2026-11-30'],
  ['2026-12-31', 'gregory', '2026-12-01', '2026-12-31'],
  ['2028-02-29', 'gregory', '2028-02-01', '2028-02-29'],
  ['2027-02-08', 'hijri', '2027-02-08', '2027-03-08'],
  ['2027-03-09', 'hijri', '2027-03-09', '2027-04-07'],
])('the month around %s in the calendar %s goes from %s to %s', (day, calendar, from, to) => {
  expect(monthDays(day, calendar)).toEqual({ from, to });
});

test.each<CalendarName>(['gregory', 'hijri'])(
  'months of the calendar %s have the days that the grids give them',
  (calendar) => {
    for (let day = '2024-01-01'; day < '2032-01-01'; day = addDays(day, 13))
      expect(monthDays(day, calendar), day).toEqual(rangeOf(monthOf(day, calendar)));
  },
);

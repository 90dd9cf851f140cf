import { describe, expect, test } from 'vitest';
import type { HoursRow } from './schedule.ts';
import { ordinaryWeek, seasonsOf, weekFrom, type DayHours } from './week.ts';

const zone = 'Asia/Riyadh';
const daily = [1, 2, 3, 4, 5, 6, 7];
const textOf = ({ spans }: DayHours) =>
  spans.map(({ opens, closes, isAllDay }) =>
    isAllDay ? '24 h' : `${opens.toISOString().slice(11, 16)}–${closes.toISOString().slice(11, 16)}`,
  );
const ordinary: HoursRow[] = [
  { days: [1, 2, 3, 4, 6, 7], open: '09:00', close: '20:00', label: 'Last entry at 19:30' },
  { days: [5], open: '16:00', close: '01:00' },
  { days: [5], open: '09:00', close: '11:00' },
];
const ramadan: HoursRow = {
  days: daily,
  open: '21:00',
  close: '00:30',
  from: '2027-02-08',
  to: '2027-03-08',
};

describe('the hours of seven days', () => {
  test('begin on the day that is asked for, earliest first, as instants at the place', () => {
    const week = weekFrom(ordinary, '2026-11-27', zone);
    expect(week.map(({ day }) => day).slice(0, 2)).toEqual(['2026-11-27', '2026-11-28']);
    expect(week.slice(0, 2).map(textOf)).toEqual([['06:00–08:00', '13:00–22:00'], ['06:00–17:00']]);
    expect(week.map(({ notes }) => notes.length)).toEqual([0, 1, 1, 1, 1, 1, 1]);
  });

  test('are those of a season on its dates alone', () => {
    const week = weekFrom([...ordinary, ramadan], '2027-03-07', zone);
    expect(week.slice(0, 3).map(textOf)).toEqual([['18:00–21:30'], ['18:00–21:30'], ['06:00–17:00']]);
  });

  test('are 24 hours where opening and closing are equal, also in two parts', () => {
    const hours: HoursRow[] = [
      { days: [1], open: '08:00', close: '08:00' },
      { days: [2], open: '00:00', close: '12:00' },
      { days: [2], open: '12:00', close: '24:00' },
    ];
    expect(weekFrom(hours, '2024-01-01', zone).slice(0, 3).map(textOf)).toEqual([['24 h'], ['24 h'], []]);
  });
});

test('the ordinary week begins on Monday and knows no season; there is none where all hours have dates', () => {
  expect(ordinaryWeek([...ordinary, ramadan], zone)?.map(({ spans }) => spans.length)).toEqual([
    1, 1, 1, 1, 2, 1, 1,
  ]);
  expect(ordinaryWeek([ramadan], zone)).toBeUndefined();
});

test('seasons come by their first days, with their keys; one whose dates are none is left out', () => {
  const seasons = seasonsOf(
    [
      { ...ramadan, season: 'ramadan' },
      { days: daily, closed: true, from: '2026-12-15', to: '2026-12-16' },
      { days: daily, closed: true, from: 'soon' },
      ...ordinary,
    ],
    zone,
  );
  expect(seasons.map(({ from, to, season }) => [from, to, season])).toEqual([
    ['2026-12-15', '2026-12-16', ''],
    ['2027-02-08', '2027-03-08', 'ramadan'],
  ]);
  expect(seasons[1]?.week.map(textOf)).toEqual(Array.from({ length: 7 }, () => ['18:00–21:30']));
});

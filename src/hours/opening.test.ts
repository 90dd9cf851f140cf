import { describe, expect, test } from 'vitest';
import { openingAt } from './opening.ts';
import type { HoursRow } from './schedule.ts';

/** A row as it is written in short: days, then from when to when. */
const row = (days: string, times: string, more: HoursRow = {}): HoursRow => {
  const [open, close] = times.split('-');
  return { days: [...days].map(Number), ...(times && { open, close }), ...more };
};
const daily = '1234567';
const ramadan = { season: 'ramadan', from: '2027-02-08', to: '2027-03-08' };
const riyadh = 'Asia/Riyadh';
const paris = 'Europe/Paris';

/** What is said, in short: `open until …`, `closed until …`, with the time of the place. */
function saidAt(hours: readonly HoursRow[], at: string, timeZone: string): string | undefined {
  const instant = new Date(/[Z+]/.test(at) ? at : `${at}+03:00`);
  const opening = openingAt(hours, instant, timeZone);
  if (!opening) return undefined;
  const { isOpen, next } = opening;
  expect(next?.kind).toBe(next && (isOpen ? 'closes' : 'opens'));
  const until = next && ` until ${clock(next.at, timeZone)}`;
  return `${isOpen ? 'open' : 'closed'}${until ?? ''}`;
}

const clock = (at: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(at);

type Case = readonly [what: string, hours: readonly HoursRow[], at: string, said: string | undefined];

// 23 November 2026 is a Monday.
const week = [row('12347', '09:00-17:00'), row('6', '10:00-14:00')];
const split = [row('123467', '08:00-12:00'), row('123467', '15:30-22:00'), row('5', '16:00-22:30')];
const late = [row('123', '17:00-23:30'), row('45', '17:00-02:30'), row('67', '17:00-23:30')];

describe('an ordinary week', () => {
  test.each<Case>([
    ['before it opens', week, '2026-11-23T08:59', 'closed until 2026-11-23 09:00'],
    ['as it opens', week, '2026-11-23T09:00', 'open until 2026-11-23 17:00'],
    ['a moment before it closes', week, '2026-11-23T16:59:59.999', 'open until 2026-11-23 17:00'],
    ['as it closes', week, '2026-11-23T17:00', 'closed until 2026-11-24 09:00'],
    ['before a day off', week, '2026-11-26T18:00', 'closed until 2026-11-28 10:00'],
    ['on the day off', week, '2026-11-27T12:00', 'closed until 2026-11-28 10:00'],
    ['from Saturday to Sunday', week, '2026-11-28T20:00', 'closed until 2026-11-29 09:00'],
    ['in the noon of a split day', split, '2026-11-23T13:00', 'closed until 2026-11-23 15:30'],
    ['in its evening', split, '2026-11-23T21:00', 'open until 2026-11-23 22:00'],
    ['on Friday morning', split, '2026-11-27T09:00', 'closed until 2026-11-27 16:00'],
    [
      'one day a week, just missed',
      [row('1', '9:00-17:00')],
      '2026-11-23T17:00',
      'closed until 2026-11-30 09:00',
    ],
    [
      'hours in two rows that touch',
      [row('1', '09:00-12:00'), row('1', '12:00-17:00')],
      '2026-11-23T10:00',
      'open until 2026-11-23 17:00',
    ],
    [
      'hours in two rows that overlap',
      [row('1', '12:00-17:00'), row('1', '09:00-13:00')],
      '2026-11-23T10:00',
      'open until 2026-11-23 17:00',
    ],
    [
      'a row that shuts a day',
      [row(daily, '09:00-17:00'), row('5', '', { closed: true })],
      '2026-11-27T12:00',
      'closed until 2026-11-28 09:00',
    ],
  ])('%s', (_, hours, at, said) => expect(saidAt(hours, at, riyadh)).toBe(said));
});

describe('past midnight', () => {
  test.each<Case>([
    ['on the evening', late, '2026-11-26T23:59', 'open until 2026-11-27 02:30'],
    ['after midnight', late, '2026-11-27T02:29', 'open until 2026-11-27 02:30'],
    ['after that', late, '2026-11-27T02:30', 'closed until 2026-11-27 17:00'],
    ['after a night that ended at 23:30', late, '2026-11-26T00:30', 'closed until 2026-11-26 17:00'],
    ['from Sunday into Monday', [row('7', '20:00-04:00')], '2026-11-30T03:00', 'open until 2026-11-30 04:00'],
    [
      'into a day off',
      [row('4', '20:00-04:00'), row('5', '', { closed: true })],
      '2026-11-27T03:00',
      'open until 2026-11-27 04:00',
    ],
    [
      'up to midnight, written 24:00',
      [row(daily, '18:00-24:00')],
      '2026-11-23T23:59',
      'open until 2026-11-24 00:00',
    ],
    [
      'up to midnight, written 00:00',
      [row(daily, '18:00-00:00')],
      '2026-11-23T23:59',
      'open until 2026-11-24 00:00',
    ],
    [
      'from one day right into the next',
      [row('1', '18:00-24:00'), row('2', '00:00-03:00')],
      '2026-11-23T20:00',
      'open until 2026-11-24 03:00',
    ],
  ])('%s', (_, hours, at, said) => expect(saidAt(hours, at, riyadh)).toBe(said));
});

describe('round the clock', () => {
  test.each<Case>([
    ['00:00 to 24:00', [row(daily, '00:00-24:00')], '2026-11-23T12:00', 'open'],
    ['closing as it opens', [row(daily, '06:00-06:00')], '2026-11-23T05:00', 'open'],
    ['for one day only', [row('1', '00:00-24:00')], '2026-11-23T12:00', 'open until 2026-11-24 00:00'],
    [
      'from six to six, for one day only',
      [row('1', '06:00-06:00')],
      '2026-11-24T05:59',
      'open until 2026-11-24 06:00',
    ],
    [
      'but for Ramadan',
      [row(daily, '00:00-24:00'), row(daily, '20:00-02:00', ramadan)],
      '2026-11-23T12:00',
      'open until 2027-02-08 00:00',
    ],
  ])('%s', (_, hours, at, said) => expect(saidAt(hours, at, riyadh)).toBe(said));
});

describe('seasons', () => {
  const nights = [row('123467', '09:00-20:00'), row('5', '16:00-20:00'), row(daily, '21:00-00:30', ramadan)];
  const twiceADay = [...split, row(daily, '13:30-16:30', ramadan), row(daily, '20:30-01:30', ramadan)];
  const winter = { season: 'winter', from: '2026-11-01', to: '2027-03-31' };
  const shutInWinter = [row(daily, '13:00-19:30'), row(daily, '', { closed: true, ...winter })];
  const festival = [row(daily, '17:00-23:30', { season: 'summer', from: '2027-07-15', to: '2027-09-15' })];
  const overNewYear = [
    row(daily, '09:00-17:00'),
    row(daily, '10:00-15:00', { season: 'winter', from: '2026-12-15', to: '2027-01-15' }),
  ];
  const nested = [
    ...overNewYear,
    row(daily, '12:00-13:00', { season: 'feast', from: '2026-12-31', to: '2027-01-01' }),
  ];
  const sameWidth = [
    row(daily, '12:00-13:00', { season: 'second', from: '2026-12-04', to: '2026-12-08' }),
    row(daily, '09:00-10:00', { season: 'first', from: '2026-12-01', to: '2026-12-05' }),
  ];
  const fromThenOn = [row(daily, '09:00-17:00'), row(daily, '08:00-20:00', { from: '2026-12-01' })];
  const untilThen = [row(daily, '09:00-17:00'), row(daily, '11:00-12:00', { to: '2026-11-30' })];

  test.each<Case>([
    ['on the eve of Ramadan', nights, '2027-02-07T12:00', 'open until 2027-02-07 20:00'],
    [
      'on its first day the week’s hours are gone',
      nights,
      '2027-02-08T12:00',
      'closed until 2027-02-08 21:00',
    ],
    ['in its nights', nights, '2027-02-13T00:15', 'open until 2027-02-13 00:30'],
    ['its last night runs into the ordinary week', nights, '2027-03-09T00:15', 'open until 2027-03-09 00:30'],
    ['and then the week is back', nights, '2027-03-09T00:30', 'closed until 2027-03-09 09:00'],
    ['a split day in Ramadan', twiceADay, '2027-02-10T17:00', 'closed until 2027-02-10 20:30'],
    ['its night over midnight', twiceADay, '2027-02-11T01:00', 'open until 2027-02-11 01:30'],
    ['shut all winter', shutInWinter, '2026-11-23T14:00', 'closed until 2027-04-01 13:00'],
    ['open up to the day before it shuts', shutInWinter, '2026-10-31T14:00', 'open until 2026-10-31 19:30'],
    ['a place with dated hours alone, before', festival, '2026-11-23T18:00', 'closed until 2027-07-15 17:00'],
    ['within', festival, '2027-09-15T18:00', 'open until 2027-09-15 23:30'],
    ['and after them', festival, '2027-09-15T23:30', 'closed'],
    ['more than a year ahead', festival, '2026-07-01T12:00', 'closed'],
    ['over New Year', overNewYear, '2027-01-01T16:00', 'closed until 2027-01-02 10:00'],
    ['the narrower season wins', nested, '2027-01-01T11:00', 'closed until 2027-01-01 12:00'],
    ['and the wider one is back after it', nested, '2027-01-02T11:00', 'open until 2027-01-02 15:00'],
    ['of two as wide the later one wins', sameWidth, '2026-12-04T09:30', 'closed until 2026-12-04 12:00'],
    ['before it the other counts', sameWidth, '2026-12-03T09:30', 'open until 2026-12-03 10:00'],
    ['a season without end', fromThenOn, '2028-05-01T19:00', 'open until 2028-05-01 20:00'],
    ['a season without beginning', untilThen, '2026-11-23T10:00', 'closed until 2026-11-23 11:00'],
    [
      'dates with a time, in the zone of the place',
      [row(daily, '09:00-17:00', { from: '2026-11-30T21:00:00Z', to: '2026-12-31' })],
      '2026-11-30T12:00',
      'closed until 2026-12-01 09:00',
    ],
  ])('%s', (_, hours, at, said) => expect(saidAt(hours, at, riyadh)).toBe(said));
});

describe('zones', () => {
  const hours = [row(daily, '09:00-17:00')];
  const night = [row('67', '22:00-02:30'), row('7', '03:00-05:00')];

  test.each<readonly [...Case, string]>([
    [
      'a visitor elsewhere is told by the clocks of the place',
      hours,
      '2026-11-23T23:30Z',
      'closed until 2026-11-24 09:00',
      riyadh,
    ],
    [
      'west of Greenwich it is still yesterday',
      hours,
      '2026-11-24T01:00Z',
      'closed until 2026-11-24 09:00',
      'America/Los_Angeles',
    ],
    ['winter in Paris', hours, '2026-11-23T08:30Z', 'open until 2026-11-23 17:00', paris],
    ['summer in Paris', hours, '2026-07-01T07:30Z', 'open until 2026-07-01 17:00', paris],
    [
      'the night in which clocks are put forward is an hour shorter',
      [row('6', '22:00-06:00')],
      '2027-03-28T03:59Z',
      'open until 2027-03-28 06:00',
      paris,
    ],
    [
      'a closing time that no clock shows is as much later',
      night,
      '2027-03-28T00:59Z',
      'open until 2027-03-28 05:00',
      paris,
    ],
    [
      'hours that no clock shows are none',
      [row('7', '02:00-03:00')],
      '2027-03-28T00:59Z',
      'closed until 2027-04-04 02:00',
      paris,
    ],
    [
      'of an hour that comes twice the first closes',
      night,
      '2026-10-25T00:29Z',
      'open until 2026-10-25 02:30',
      paris,
    ],
    [
      'and the second does not open again',
      night,
      '2026-10-25T00:45Z',
      'closed until 2026-10-25 03:00',
      paris,
    ],
    [
      'of an hour that comes twice the first opens',
      [row('7', '01:30-05:00')],
      '2026-11-01T05:29Z',
      'closed until 2026-11-01 01:30',
      'America/New_York',
    ],
  ])('%s', (_, given, at, said, timeZone) => expect(saidAt(given, at, timeZone)).toBe(said));
});

describe('damaged hours are left out', () => {
  const good = row('2', '09:00-17:00');
  const toGood = 'closed until 2026-11-24 09:00';

  test.each<Case>([
    ['no hours at all', [], '2026-11-23T12:00', undefined],
    ['damaged rows alone', [row('', '09:00-17:00'), {}], '2026-11-23T12:00', undefined],
    [
      'a season alone that ends before it begins',
      [row('1', '09:00-17:00', { from: '2026-12-31', to: '2026-01-01' })],
      '2026-11-23T12:00',
      undefined,
    ],
    ['a row without days', [{ open: '09:00', close: '17:00' }, good], '2026-11-23T12:00', toGood],
    ['a day 8', [row('8', '09:00-17:00'), good], '2026-11-23T12:00', toGood],
    ['a day 0 beside a good one', [row('02', '09:00-17:00')], '2026-11-23T12:00', toGood],
    ['a row that never closes', [{ days: [1], open: '09:00' }, good], '2026-11-23T12:00', toGood],
    ['a row that never opens', [{ days: [1], close: '17:00' }, good], '2026-11-23T12:00', toGood],
    ['a time of no clock', [row('1', '09:00-25:00'), good], '2026-11-23T12:00', toGood],
    ['a minute too many', [row('1', '09:60-17:00'), good], '2026-11-23T12:00', toGood],
    ['words for a time', [row('1', 'nine-five'), good], '2026-11-23T12:00', toGood],
    ['an opening at 24:00', [row('1', '24:00-02:00'), good], '2026-11-24T01:00', toGood],
    [
      'a season without dates',
      [row('1', '09:00-17:00', { season: 'ramadan' }), good],
      '2026-11-23T12:00',
      toGood,
    ],
    [
      'a season with a date that is none',
      [row('1', '09:00-17:00', { from: '2026-02-30' }), good],
      '2026-11-23T12:00',
      toGood,
    ],
    ['closed on all days', [row(daily, '', { closed: true })], '2026-11-23T12:00', 'closed'],
  ])('%s', (_, hours, at, said) => expect(saidAt(hours, at, riyadh)).toBe(said));
});

test.each([
  [
    'split hours',
    split,
    '2026-11-23T12:00',
    ['2026-11-23 08:00/2026-11-23 12:00', '2026-11-23 15:30/2026-11-23 22:00'],
  ],
  [
    'past midnight, the night before left out',
    late,
    '2026-11-27T01:00',
    ['2026-11-27 17:00/2026-11-28 02:30'],
  ],
  ['a day off', week, '2026-11-27T12:00', []],
])('today’s hours: %s', (_, hours, at, expected) => {
  const { today } = openingAt(hours, new Date(`${at}+03:00`), riyadh)!;
  expect(today.map(({ opens, closes }) => `${clock(opens, riyadh)}/${clock(closes, riyadh)}`)).toEqual(
    expected,
  );
});

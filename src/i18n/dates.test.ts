import { describe, expect, test } from 'vitest';
import { addDays, dayOf, endOf, isWithin, startOf } from './dates.ts';

const riyadh = 'Asia/Riyadh';

describe('a date begins', () => {
  test.each([
    ['2026-11-20', riyadh, '2026-11-19T21:00:00.000Z'],
    [' 2026-11-20 ', riyadh, '2026-11-19T21:00:00.000Z'],
    ['2026-11-20', 'UTC', '2026-11-20T00:00:00.000Z'],
    ['2026-11-20', 'America/New_York', '2026-11-20T05:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00:00.000Z'],
    ['2026-11-20', 'Asia/Kathmandu', '2026-11-19T18:15:00.000Z'],
    ['2028-02-29', riyadh, '2028-02-28T21:00:00.000Z'],
    ['2026-11-20T18:30:00+03:00', 'UTC', '2026-11-20T15:30:00.000Z'],
    ['2026-11-20T18:30:00+0300', 'UTC', '2026-11-20T15:30:00.000Z'],
    ['2026-11-20T18:30:00-05:30', riyadh, '2026-11-21T00:00:00.000Z'],
    ['2026-11-20T18:30:15.250Z', riyadh, '2026-11-20T18:30:15.000Z'],
    ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-11-20T18:30', riyadh, '2026-11-20T15:30:00.000Z'],
    ['2026-03-29T04:00', 'Europe/Paris', '2026-03-29T02:00:00.000Z'],
    ['2026-10-25T04:00', 'Europe/Paris', '2026-10-25T03:00:00.000Z'],
  ])('%s in %s at %s', (text, zone, instant) => {
    expect(startOf(text, zone)?.toISOString()).toBe(instant);
  });

  test.each([
    '',
    'soon',
    '2026',
    '2026-13-01',
    '2026-02-30',
    '2027-02-29',
    '2026-11-20T25:00',
    '2026-11-20T10:61',
    '20.11.2026',
    '2026-11-20T10:00+3',
  ])('never when it reads %j', (text) => {
    expect(startOf(text, riyadh)).toBeUndefined();
    expect(endOf(text, riyadh)).toBeUndefined();
  });
});

describe('when clocks are changed', () => {
  test.each([
    ['2026-03-29T02:30', 'Europe/Paris', '2026-03-29T01:30:00.000Z'],
    ['2026-03-08T02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
  ])('a time that no clock shows is as much later: %s in %s', (text, zone, instant) => {
    expect(startOf(text, zone)?.toISOString()).toBe(instant);
  });

  test.each([
    ['2026-10-25T02:30', 'Europe/Paris', '2026-10-25T00:30:00.000Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('of a time that comes twice the first counts: %s in %s', (text, zone, instant) => {
    expect(startOf(text, zone)?.toISOString()).toBe(instant);
  });
});

describe('a date ends', () => {
  test.each([
    ['2026-11-20', riyadh, '2026-11-20T21:00:00.000Z'],
    ['2026-12-31', 'UTC', '2027-01-01T00:00:00.000Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
    ['2026-11-20T18:30:00+03:00', riyadh, '2026-11-20T15:30:00.000Z'],
  ])('%s in %s at %s', (text, zone, instant) => {
    expect(endOf(text, zone)?.toISOString()).toBe(instant);
  });
});

test.each([
  ['2026-11-19T21:00:00Z', true],
  ['2026-11-19T20:59:59Z', false],
  ['2026-11-22T20:59:59Z', true],
  ['2026-11-22T21:00:00Z', false],
])('at %s an offer from 20 to 22 November stands: %s', (instant, stands) => {
  expect(isWithin(new Date(instant), '2026-11-20', '2026-11-22', riyadh)).toBe(stands);
});

test('a date that cannot be read is no limit', () => {
  expect(isWithin(new Date(0), 'soon', undefined, riyadh)).toBe(true);
});

test.each([
  ['2026-11-20T20:59:59Z', riyadh, '2026-11-20'],
  ['2026-11-20T21:00:00Z', riyadh, '2026-11-21'],
  ['2026-11-20T03:00:00Z', 'America/New_York', '2026-11-19'],
])('%s in %s is the %s', (instant, zone, day) => {
  expect(dayOf(new Date(instant), zone)).toBe(day);
});

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('soon', 1)).toBe('');
});

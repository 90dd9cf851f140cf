import { describe, expect, test } from 'vitest';
import { barsOf, entriesOf, isShownDay, limitsAt, type TradeEvent } from './entries.ts';

const siteZone = 'Asia/Riyadh';
const within = limitsAt('2026-11-27');
const event = (id: string, startDate: string, endDate = startDate, category = 'fair'): TradeEvent => ({
  id,
  title: id,
  startDate,
  endDate,
  category,
});
const read = (...events: TradeEvent[]) => entriesOf(events, { siteZone, within, offered: ['fair'] });

describe('entries', () => {
  test('that are more than two years away are dropped, both ways', () => {
    const far = [event('late', '2028-11-28'), event('early', '2024-11-26')];
    const near = [event('last', '2028-11-27'), event('first', '2024-11-27')];
    expect(read(...far, ...near).map(({ record }) => record.source.id)).toEqual(['first', 'last']);
  });

  test('of a category that is not offered are others', () => {
    expect(read(event('a', '2026-12-01', '2026-12-01', 'party'))[0]?.category).toBe('other');
  });

  test('that end before they start take one day', () => {
    expect(read(event('a', '2026-12-05', '2026-12-01'))[0]).toMatchObject({
      first: '2026-12-05',
      last: '2026-12-05',
    });
  });

  test('that stand on the page and in the search count once', () => {
    expect(read(event('a', '2026-12-01'), event('a', '2026-12-01'))).toHaveLength(1);
  });
});

test('two years from 29 February are 28 February', () => {
  expect(limitsAt('2028-02-29')).toEqual({ from: '2026-02-28', to: '2030-02-28' });
});

test.each([
  ['2027-02-28', true],
  ['2027-02-30', false],
  ['tomorrow', false],
  ['2030-01-01', false],
  [undefined, false],
])('whether %s of an address is a day to show: %s', (text, isOne) => {
  expect(isShownDay(text, within)).toBe(isOne);
});

describe('bars', () => {
  const range = { from: '2026-12-01', to: '2026-12-31' };
  // Sundays.
  const isWeekStart = (day: string) => ['2026-12-06', '2026-12-13'].includes(day);
  const bars = (most: number, ...events: TradeEvent[]) => barsOf(read(...events), range, isWeekStart, most);

  test('stand at one height on all days, and their text anew in each week', () => {
    const days = bars(3, event('long', '2026-12-04', '2026-12-08'), event('short', '2026-12-07'));
    const segments = ['04', '05', '06', '07', '08'].map((day) => days.get(`2026-12-${day}`)?.rows[0]);
    expect(segments.map((one) => one?.place)).toEqual(['start', 'middle', 'middle', 'middle', 'end']);
    expect(segments.map((one) => one?.span)).toEqual([2, 0, 3, 0, 0]);
    expect(days.get('2026-12-07')?.rows[1]?.entry.record.source.id).toBe('short');
  });

  test('keep their height below a free place once the bar above has ended', () => {
    const days = bars(3, event('a', '2026-12-01', '2026-12-02'), event('b', '2026-12-02', '2026-12-03'));
    expect(days.get('2026-12-03')?.rows.map((one) => one?.entry.record.source.id)).toEqual([undefined, 'b']);
  });

  test('beyond those that fit are counted, as with 31 on one day', () => {
    const many = Array.from({ length: 31 }, (_, index) => event(`e${index}`, '2026-12-10'));
    expect(bars(3, ...many).get('2026-12-10')).toMatchObject({ more: 28, count: 31 });
  });

  test('that begin before or end after the days shown stay open at that side', () => {
    const days = bars(3, event('long', '2026-11-20', '2027-01-05'));
    expect(days.get('2026-12-01')?.rows[0]).toMatchObject({ place: 'middle', span: 5 });
    expect(days.get('2026-12-31')?.rows[0]?.place).toBe('middle');
    expect(days.has('2027-01-01')).toBe(false);
  });
});

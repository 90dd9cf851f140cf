import { describe, expect, test } from 'vitest';
import { askJson } from './ask.ts';
import type { ContentItem } from './content-item.ts';
import { createOriginState } from './state.ts';

const state = createOriginState({ now: () => new Date('2026-11-20T12:00:00+03:00') });

interface Answer {
  total: number;
  data: ContentItem[];
  facets: Record<string, { value: string; count: number }[]>;
}
const ask = async (query: string) =>
  (await askJson(state, `/bin/api/solr/search?source=web&locale=en&limit=100&${query}`)) as Answer;
const countsOf = async (query: string) =>
  new Map((await ask(query)).facets['day']?.map(({ value, count }) => [value, count]));

describe('what takes place on each day', () => {
  test('is counted from the first day to the last, days without anything left out', async () => {
    const counts = await countsOf('type=b2bEvent&from=2026-12-01&to=2026-12-31');
    expect([...counts]).toEqual([
      // A tour of several days is under way, and ends on the third.
      ['2026-12-01', 1],
      ['2026-12-02', 2],
      ['2026-12-03', 1],
      ['2026-12-07', 1],
      ['2026-12-08', 1],
      ['2026-12-09', 1],
      ['2026-12-10', 1],
      ['2026-12-15', 1],
    ]);
  });

  test.each(['event', 'b2bEvent'])('of type %s leaves as many as it counts', async (type) => {
    const counts = await countsOf(`type=${type}&from=2026-12-01&to=2026-12-31`);
    const days = [...counts].filter((_, index) => index % 3 === 0);
    const totals = await Promise.all(
      days.map(async ([day]) => (await ask(`type=${type}&from=${day}&to=${day}`)).total),
    );
    expect(totals).toEqual(days.map(([, count]) => count));
  });

  test('follows the other filters', async () => {
    const counts = await countsOf('type=event&from=2026-12-04&to=2026-12-04&status=soldout');
    expect([...counts]).toEqual([['2026-12-04', 1]]);
  });

  test('over midnight counts on both days, and in the zone of the site', async () => {
    const counts = await countsOf('type=event&id=elephant-rock-star-nights&from=2026-12-10&to=2026-12-13');
    expect([...counts]).toEqual([
      ['2026-12-11', 1],
      ['2026-12-12', 1],
    ]);
  });

  test.each(['from=2026-12-01', 'to=2026-12-01', 'from=soon&to=2026-12-01', ''])(
    'is not counted for %j',
    async (range) => {
      expect((await ask(`type=event&${range}`)).facets).not.toHaveProperty('day');
    },
  );

  test('is counted for a year and a month at most', async () => {
    const counts = await countsOf('type=event&from=2026-01-01&to=2099-12-31');
    expect([...counts.keys()].at(-1)?.slice(0, 4)).toBe('2027');
  });
});

test('by date comes first what is next from the first day asked for', async () => {
  const { data } = await ask('type=event&sort=date&from=2027-02-20&to=2027-03-31');
  expect(data.map(({ id }) => id).slice(0, 4)).toEqual([
    'ramadan-nights-al-balad',
    'founding-day',
    'flag-day',
    'taif-rose-harvest',
  ]);
});

test('events say their own zone', async () => {
  const { data } = await ask('type=b2bEvent&id=japan-webinar-2026,paris-workshop-2027');
  expect(data.map(({ timeZone }) => timeZone)).toEqual(['Asia/Tokyo', 'Europe/Paris']);
});

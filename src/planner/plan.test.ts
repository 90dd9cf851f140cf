import { describe, expect, test } from 'vitest';
import { arrangePlan, countStops, emptyPlan, mostOfPlan } from './plan.ts';

const stops = (...ids: string[]) => ids.map((id) => ({ id }));

describe('a plan that somebody has written down', () => {
  test('has a key for each day, and keeps those that it has', () => {
    const { plan } = arrangePlan({ days: [{ stops: [] }, { key: 1, stops: [] }, { key: 1, stops: [] }] });
    expect(plan.days.map(({ key }) => key)).toEqual([2, 1, 3]);
  });

  test('goes to an item once a day; another day may go there again', () => {
    const days = [{ stops: stops('jazan', 'hegra', 'jazan ') }, { stops: stops('jazan') }];
    const { plan, leftOut } = arrangePlan({ days });
    expect(plan.days.map((day) => day.stops.map(({ id }) => id))).toEqual([['jazan', 'hegra'], ['jazan']]);
    expect(leftOut).toEqual({ days: 0, stops: 1 });
  });

  test.each([
    [-5, undefined],
    [0, undefined],
    [1.5, undefined],
    [NaN, undefined],
    [45, 45],
  ])('has a stop of %d minutes as one of %s', (minutes, kept) => {
    const { plan } = arrangePlan({ days: [{ stops: [{ id: 'hegra', minutes }] }] });
    expect(plan.days[0]?.stops[0]?.minutes).toBe(kept);
  });

  test.each([
    ['2026-12-24', '2026-12-24'],
    ['2026-02-30', undefined],
    ['2026-12-24T10:00:00Z', undefined],
    ['tomorrow', undefined],
    ['', undefined],
  ])('that begins on %j begins on %s', (startDate, kept) => {
    expect(arrangePlan({ startDate, days: [] }).plan.startDate).toBe(kept);
  });

  test('has notes and titles without markup, and no longer ones than a text area takes', () => {
    const note = '<img src=x onerror=alert(1)>Gate < 9 <<b>i>am';
    const written = {
      title: ' <b>Old</b> town ',
      stops: [
        { id: 'a', note },
        { id: 'b', note: 'x'.repeat(10_001) },
      ],
    };
    const [day] = arrangePlan({ days: [written] }).plan.days;
    expect(day?.title).toBe('Old town');
    expect(day?.stops.map((stop) => stop.note)).toEqual(['Gate < 9 am', 'x'.repeat(10_000)]);
  });

  test('is cut at its limits, and says how much was left out', () => {
    const days = Array.from({ length: 4 }, (_, day) => ({ stops: stops(`a${day}`, `b${day}`, `c${day}`) }));
    const { plan, leftOut } = arrangePlan({ days }, { maxDays: 3, maxStops: 7 });
    expect(plan.days.map((day) => day.stops.length)).toEqual([3, 3, 1]);
    expect(leftOut).toEqual({ days: 1, stops: 5 });
  });

  test('that is enormous is cut without delay', () => {
    const days = [{ stops: Array.from({ length: 30_000 }, (_, at) => ({ id: `stop-${at}` })) }];
    expect(countStops(arrangePlan({ days }).plan)).toBe(mostOfPlan.maxStops);
  });

  test('may be empty', () => {
    expect(arrangePlan({ days: [] })).toEqual({ plan: emptyPlan, leftOut: { days: 0, stops: 0 } });
  });
});

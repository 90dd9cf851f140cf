import { describe, expect, test } from 'vitest';
import {
  addDay,
  addStop,
  clearPlan,
  isRefused,
  moveDay,
  moveStop,
  nameDay,
  orderStops,
  removeDay,
  removeStop,
  replacePlan,
  setMinutes,
  setStartDate,
  writeNote,
  type Move,
} from './moves.ts';
import { arrangePlan, emptyPlan, type Limits, type Plan } from './plan.ts';

/** `ab|c` is a plan of two days: the first with the stops a and b, the second with c. */
const planOf = (text: string): Plan =>
  text === ''
    ? emptyPlan
    : arrangePlan({ days: text.split('|').map((day) => ({ stops: [...day].map((id) => ({ id })) })) }).plan;
const textOf = (result: Plan | string): string =>
  typeof result === 'string'
    ? result
    : result.days.map(({ stops }) => stops.map(({ id }) => id).join('')).join('|');

const limits: Limits = { maxDays: 3, maxStops: 5 };
const a1 = { day: 1, id: 'a' };

describe('a move', () => {
  test.each<[string, Move, string, string]>([
    ['adds a day', addDay(), 'ab|c', 'ab|c|'],
    ['adds no day beyond the most', addDay(), 'a|b|c', 'days'],
    ['removes a day with its stops', removeDay(1), 'ab|c', 'c'],
    ['removes no day that has gone', removeDay(9), 'ab|c', 'gone'],
    ['moves a day', moveDay(1, 1), 'ab|c|d', 'c|ab|d'],
    ['moves a day to the end', moveDay(1, 9), 'ab|c|d', 'c|d|ab'],
    ['moves the first day no further up', moveDay(1, -1), 'ab|c', 'ab|c'],
    ['moves no day that has gone', moveDay(9, 0), 'ab|c', 'gone'],
    ['adds a stop to the last day', addStop({ id: 'd' }), 'ab|c', 'ab|cd'],
    ['adds a stop to a place', addStop({ id: 'd' }, { day: 1, at: 1 }), 'ab|c', 'adb|c'],
    ['adds the first stop with its day', addStop({ id: 'd' }), '', 'd'],
    ['adds no stop to a day that has gone', addStop({ id: 'd' }, { day: 9 }), 'ab|c', 'gone'],
    ['adds no stop twice to a day', addStop({ id: 'c' }), 'ab|c', 'twice'],
    ['adds a stop again on another day', addStop({ id: 'a' }), 'ab|c', 'ab|ca'],
    ['adds no stop beyond the most', addStop({ id: 'f' }), 'abc|de', 'stops'],
    ['removes a stop', removeStop(a1), 'ab|c', 'b|c'],
    ['removes no stop that has gone', removeStop(a1), 'b|a', 'gone'],
    ['moves a stop down', moveStop(a1, { day: 1, at: 1 }), 'abd|c', 'bad|c'],
    ['moves a stop to the end of its day', moveStop(a1, { day: 1 }), 'abd|c', 'bda|c'],
    ['moves the first stop no further up', moveStop(a1, { day: 1, at: -1 }), 'ab|c', 'ab|c'],
    ['moves a stop to a place of another day', moveStop(a1, { day: 2, at: 0 }), 'ab|c', 'b|ac'],
    ['moves a stop to the end of another day', moveStop(a1, { day: 2 }), 'ab|c', 'b|ca'],
    ['moves no stop to a day that goes there', moveStop(a1, { day: 2 }), 'ab|a', 'twice'],
    ['moves no stop to a day that has gone', moveStop(a1, { day: 9 }), 'ab|c', 'gone'],
    ['moves no stop that has gone', moveStop({ day: 1, id: 'x' }, { day: 2 }), 'ab|c', 'gone'],
    ['puts the stops of a day in order', orderStops(1, ['c', 'a']), 'abc|d', 'cab|d'],
    ['orders no day that has gone', orderStops(9, ['c']), 'abc', 'gone'],
    ['puts another plan in its place', replacePlan(planOf('x|yz')), 'ab|c', 'x|yz'],
    ['removes everything', clearPlan, 'ab|c', ''],
    ['refuses negative minutes', setMinutes(a1, -5), 'ab', 'minutes'],
    ['refuses half minutes', setMinutes(a1, 2.5), 'ab', 'minutes'],
    ['refuses minutes of a stop that has gone', setMinutes(a1, 5), 'b', 'gone'],
    ['refuses a day that the calendar does not have', setStartDate('2026-02-30'), 'ab', 'date'],
    ['refuses a note that is too long', writeNote(a1, 'x'.repeat(10_001)), 'ab', 'long'],
  ])('%s', (_, move, before, after) => {
    const plan = planOf(before);
    expect(textOf(move(plan, limits))).toBe(after);
    expect(textOf(plan), 'the plan it was').toBe(before);
  });

  test.each<[string, Move]>([
    ['of a day to its place', moveDay(2, 1)],
    ['of a stop to its place', moveStop(a1, { day: 1, at: 0 })],
    ['that names a day as it is named', nameDay(1, ' ')],
    ['to the order that a day has', orderStops(1, ['a', 'b'])],
    ['that writes the same note', writeNote(a1, '')],
    ['that leaves open what is open', setMinutes(a1, undefined)],
    ['to no first day', setStartDate(undefined)],
  ])('%s gives the same plan', (_, move) => {
    const plan = planOf('ab|c');
    expect(move(plan, limits)).toBe(plan);
  });

  test('writes a note, a time, a title and a first day, and takes them away again', () => {
    const all = (...moves: Move[]) =>
      moves.reduce<Plan>((plan, move) => {
        const next = move(plan, limits);
        return isRefused(next) ? plan : next;
      }, planOf('ab'));
    const written = all(
      writeNote(a1, 'Tickets <b>first</b>'),
      setMinutes(a1, 90),
      nameDay(1, '<i>Old town</i>'),
      setStartDate('2026-12-24'),
    );
    expect(written).toEqual({
      startDate: '2026-12-24',
      days: [
        {
          key: 1,
          title: 'Old town',
          stops: [
            { id: 'a', title: '', minutes: 90, note: 'Tickets first' },
            { id: 'b', title: '', note: '' },
          ],
        },
      ],
    });
    const blank = all(
      () => written,
      writeNote(a1, ''),
      setMinutes(a1, undefined),
      nameDay(1, ''),
      setStartDate(undefined),
    );
    expect(blank).toEqual(planOf('ab'));
  });

  test('to another plan keeps the first day of a visitor, unless it has one itself', () => {
    const mine = { ...planOf('ab'), startDate: '2026-12-24' };
    expect(replacePlan(planOf('x'))(mine, limits)).toMatchObject({ startDate: '2026-12-24' });
    const dated = { ...planOf('x'), startDate: '2027-01-01' };
    expect(replacePlan(dated)(mine, limits)).toEqual(dated);
  });
});

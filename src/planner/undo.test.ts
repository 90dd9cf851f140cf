import { describe, expect, test } from 'vitest';
import { withoutStep } from './undo.ts';
import type { Plan } from './plan.ts';

/** `1ab 2c` is a plan of two days with the keys 1 and 2; `@` before it says when it begins. */
const planOf = (text: string): Plan => {
  const [, startDate, days = ''] = /^(?:@(\S+) ?)?(.*)$/.exec(text) ?? [];
  return {
    ...(startDate !== undefined && { startDate }),
    days: days
      .split(' ')
      .filter(Boolean)
      .map(([key, ...ids]) => ({
        key: Number(key),
        title: '',
        stops: ids.map((id) => ({ id, title: '', note: '' })),
      })),
  };
};
const textOf = (plan: Plan | undefined) =>
  plan &&
  [
    ...(plan.startDate === undefined ? [] : [`@${plan.startDate}`]),
    ...plan.days.map(({ key, stops }) => `${key}${stops.map(({ id }) => id).join('')}`),
  ].join(' ');

describe('a step that is taken back', () => {
  test.each([
    ['alone', '1ab 2c', '1a 2c', '1a 2c', '1ab 2c'],
    ['that removed a day, after another tab has added a stop elsewhere', '1ab 2c', '2c', '2cd', '1ab 2cd'],
    ['that removed a day, after another tab has added one', '1ab 2c', '1ab', '1ab 3x', '1ab 2c 3x'],
    ['that added a day, after another tab has added another', '1a', '1a 2', '1a 2 3x', '1a 3x'],
    ['that moved a day, after another tab has added a stop', '1a 2b', '2b 1a', '2b 1ac', '1ac 2b'],
    [
      'that moved a stop, after another tab has removed a third day',
      '1ab 2c 3d',
      '1b 2ca 3d',
      '1b 2ca',
      '1ab 2c',
    ],
    [
      'that set the first day, after another tab has added a stop',
      '1a',
      '@2026-12-24 1a',
      '@2026-12-24 1ab',
      '1ab',
    ],
    [
      'that added a stop, after another tab has set the first day',
      '1a',
      '1ab',
      '@2026-12-24 1ab',
      '@2026-12-24 1a',
    ],
  ])('%s leaves the rest', (_, before, after, present, result) => {
    const step = { words: 'step', before: planOf(before), after: planOf(after) };
    expect(textOf(withoutStep(planOf(present), step))).toBe(result);
  });

  test.each([
    ['its day', '1ab', '1a', '1ac'],
    ['the day that it added', '1a', '1a 2', '1a 2b'],
    ['the first day that it set', '1a', '@2026-12-24 1a', '@2027-01-01 1a'],
    ['the day that it removed, by another one', '1a 2b', '1a', '1a 2x'],
  ])('is no longer possible when another tab has changed %s', (_, before, after, present) => {
    const step = { words: 'step', before: planOf(before), after: planOf(after) };
    expect(withoutStep(planOf(present), step)).toBeUndefined();
  });

  test('never makes a plan of more days than there may be', () => {
    const days = (count: number, from = 1) =>
      Array.from({ length: count }, (_, at) => ({ key: from + at, title: '', stops: [] }));
    const step = { words: 'step', before: { days: days(21) }, after: { days: days(20) } };
    expect(withoutStep({ days: [...days(20), ...days(1, 30)] }, step)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import type { Step } from '#src/learning/learning.schema.ts';
import { isOfCourse, placeSteps } from './steps.ts';

const step = (id: string, state: Step['state'], ...requires: string[]): Step => ({
  id,
  title: id.toUpperCase(),
  kind: 'reading',
  minutes: 5,
  state,
  url: `/${id}`,
  requires,
});

const place = (steps: readonly Step[], lockOrder = true, known = steps) => {
  const placed = placeSteps(steps, known, lockOrder);
  return {
    states: placed.steps.map(({ state }) => state),
    before: placed.steps.map(({ before }) => before),
    next: placed.next?.step.id,
    faulty: placed.faulty,
  };
};

describe('a step', () => {
  test('is locked until what it requires is done, and names that', () => {
    const { states, before, next } = place([
      step('a', 'done'),
      step('b', 'open', 'a'),
      step('c', 'open', 'a', 'b'),
      step('d', 'locked', 'b', 'c'),
    ]);
    expect(states).toEqual(['done', 'open', 'locked', 'locked']);
    expect(before).toEqual([[], [], ['B'], ['B', 'C']]);
    expect(next).toBe('b');
  });

  test('that the service locks is locked, with nothing to name', () => {
    expect(place([step('a', 'locked')])).toMatchObject({ states: ['locked'], before: [[]], next: undefined });
  });

  test('that is done or in progress is so, whatever it requires', () => {
    expect(place([step('a', 'open'), step('b', 'current', 'a'), step('c', 'done', 'a')])).toMatchObject({
      states: ['open', 'current', 'done'],
      next: 'b',
    });
  });

  test('is open where the order is not kept', () => {
    expect(place([step('a', 'locked'), step('b', 'locked', 'a')], false).states).toEqual(['open', 'open']);
  });

  test('may require one of another path', () => {
    const other = step('z', 'open');
    const own = step('a', 'open', 'z');
    expect(place([own], true, [own, other])).toMatchObject({
      states: ['locked'],
      before: [['Z']],
      faulty: [],
    });
  });
});

describe('nothing could ever open a step', () => {
  test.each([
    ['that requires one which is missing', [step('a', 'locked', 'gone')], ['a']],
    ['that requires itself', [step('a', 'locked', 'a')], ['a']],
    ['of two that require each other', [step('a', 'locked', 'b'), step('b', 'locked', 'a')], ['a', 'b']],
    [
      'of a longer circle',
      [step('a', 'locked', 'c'), step('b', 'locked', 'a'), step('c', 'locked', 'b')],
      ['a', 'b', 'c'],
    ],
  ])('%s: it is open', (_, steps, faulty) => {
    expect(place(steps)).toMatchObject({ states: faulty.map(() => 'open'), faulty });
  });

  test('that only leads into a circle: what it requires can be done', () => {
    expect(place([step('a', 'open', 'b'), step('b', 'open', 'a'), step('c', 'locked', 'b')])).toMatchObject({
      states: ['open', 'open', 'locked'],
      faulty: ['a', 'b'],
    });
  });
});

test('of two steps with one id the first counts', () => {
  expect(place([step('a', 'done'), step('a', 'locked')]).states).toEqual(['done']);
});

test.each([
  ['hegra', 'hegra', true],
  ['hegra-2', 'hegra', true],
  ['hegra2', 'hegra', false],
  ['tour-hegra', 'hegra', false],
])('step %s of course %s: %s', (id, course, isOf) => {
  expect(isOfCourse(id, course)).toBe(isOf);
});

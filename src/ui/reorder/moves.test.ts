import { property, assert, integer, constantFrom } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { moved, moveToEnd, placeOf, possibleMove, stepFrom, type Move, type Step } from './moves.ts';

/** "ab|cde|" is a list of two entries, one of three and an empty one, with the ids 0, 1 and 2. */
const read = (text: string) =>
  text.split('|').map((letters, at) => ({ id: String(at), entries: [...letters].map((id) => ({ id })) }));

const write = (lists: ReturnType<typeof read>) =>
  lists.map(({ entries }) => entries.map(({ id }) => id).join('')).join('|');

const moveOf = (list: string, index: number, toList: string, toIndex: number): Move => ({
  from: { list, index },
  to: { list: toList, index: toIndex },
});

describe('lists after a move', () => {
  test.each<readonly [what: string, before: string, move: Move, after: string]>([
    ['one place down', 'abc|de|', moveOf('0', 0, '0', 1), 'bac|de|'],
    ['one place up', 'abc|de|', moveOf('0', 2, '0', 1), 'acb|de|'],
    ['to the end of the same list', 'abc|de|', moveOf('0', 0, '0', 2), 'bca|de|'],
    ['into another list', 'abc|de|', moveOf('0', 1, '1', 1), 'ac|dbe|'],
    ['behind the last of another list', 'abc|de|', moveOf('0', 1, '1', 2), 'ac|deb|'],
    ['into an empty list', 'abc|de|', moveOf('1', 0, '2', 0), 'abc|e|d'],
    ['an index past the end of the same list', 'abc|de|', moveOf('0', 0, '0', 9), 'bca|de|'],
    ['an index past the end of another list', 'abc|de|', moveOf('0', 0, '1', 9), 'bc|dea|'],
    ['an index below 0', 'abc|de|', moveOf('1', 1, '0', -3), 'eabc|d|'],
  ])('%s', (_, before, move, after) => {
    expect(write([...moved(read(before), move)])).toBe(after);
  });

  test.each<readonly [what: string, move: Move]>([
    ['the same place', moveOf('0', 1, '0', 1)],
    ['the last place, and one past it', moveOf('0', 2, '0', 3)],
    ['the first place, and one before it', moveOf('0', 0, '0', -1)],
    ['from an unknown list', moveOf('9', 0, '0', 1)],
    ['to an unknown list', moveOf('0', 0, '9', 0)],
    ['from a place where nothing is', moveOf('0', 7, '1', 0)],
  ])('are the same lists: %s', (_, move) => {
    const lists = read('abc|de|');
    expect(moved(lists, move)).toBe(lists);
    expect(possibleMove(lists, move)).toBeUndefined();
  });

  test('keep the objects of lists that it does not concern', () => {
    const lists = read('abc|de|');
    expect(moved(lists, moveOf('0', 0, '0', 1)).slice(1)).toEqual(lists.slice(1));
    expect(moved(lists, moveOf('0', 0, '0', 1))[1]).toBe(lists[1]);
  });

  test('are as before once the move is made the other way round', () => {
    const list = constantFrom('0', '1', '2');
    const index = integer({ min: -2, max: 6 });
    assert(
      property(list, index, list, index, (...ends) => {
        const lists = read('abc|de|');
        const move = possibleMove(lists, moveOf(...ends));
        if (!move) return;
        const back = moved(moved(lists, move), { from: move.to, to: move.from });
        expect(back).toEqual(lists);
      }),
    );
  });
});

describe('one step', () => {
  test.each<readonly [entry: string, step: Step, after: string | undefined]>([
    ['b', 'up', 'bac|de|'],
    ['b', 'down', 'acb|de|'],
    ['a', 'up', undefined],
    ['c', 'down', undefined],
    ['a', 'toNext', 'bc|dea|'],
    ['d', 'toNext', 'abc|e|d'],
    ['d', 'toPrevious', 'abcd|e|'],
    ['a', 'toPrevious', undefined],
  ])('of %s %s', (entry, step, after) => {
    const lists = read('abc|de|');
    const move = stepFrom(lists, placeOf(lists, entry)!, step);
    expect(move && write([...moved(lists, move)])).toBe(after);
  });

  test('leads on from the last list to none', () => {
    const lists = read('a|b');
    expect(stepFrom(lists, placeOf(lists, 'b')!, 'toNext')).toBeUndefined();
    expect(stepFrom(lists, { list: 'x', index: 0 }, 'toNext')).toBeUndefined();
  });
});

test('a list’s end is a place of its own, but for the entry that is there', () => {
  const lists = read('abc|de|');
  expect(moveToEnd(lists, placeOf(lists, 'a')!, '1')).toEqual(moveOf('0', 0, '1', 2));
  expect(moveToEnd(lists, placeOf(lists, 'c')!, '0')).toBeUndefined();
});

test('an entry that is in no list has no place', () => {
  expect(placeOf(read('abc|de|'), 'x')).toBeUndefined();
  expect(placeOf(read('abc|de|'), 'e')).toEqual({ list: '1', index: 1 });
});

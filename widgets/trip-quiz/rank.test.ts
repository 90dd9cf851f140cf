import { expect, test } from 'vitest';
import { rank, tagsOf } from './rank.ts';

const option = (label: string, ...tags: string[]) => ({ label, tags });
const trip = (name: string, ...tags: string[]) => ({ name, tags });
const ranked = (trips: ReturnType<typeof trip>[], ...chosen: ReturnType<typeof option>[]) =>
  rank(trips, chosen).map(({ result, reasons }) => [result.name, ...reasons]);

test('a tag counts once for each chosen option that has it, however often it is written', () => {
  const trips = [trip('one', 'z'), trip('two', 'x', 'x'), trip('three', 'y')];
  expect(ranked(trips, option('A', 'x', 'x'), option('B', 'z'), option('C', 'y'), option('D', 'y'))).toEqual([
    ['three', 'C', 'D'],
    ['one', 'B'],
    ['two', 'A'],
  ]);
});

test('of equals the author’s first comes first', () => {
  const trips = [trip('one', 'x'), trip('two', 'y'), trip('three', 'x', 'y'), trip('four', 'y')];
  expect(ranked(trips, option('A', 'x', 'y')).map(([name]) => name)).toEqual(['three', 'one', 'two', 'four']);
});

test('an option without tags, and a result without any, count for nothing', () => {
  expect(ranked([trip('one'), trip('two', 'x')], option('A'), option('B', 'x'))).toEqual([
    ['two', 'B'],
    ['one'],
  ]);
});

test('tags of several options are asked for once', () => {
  expect(tagsOf([option('A', 'x', 'y'), option('B', 'y', 'z')])).toEqual(['x', 'y', 'z']);
});

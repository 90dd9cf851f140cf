import { expect, test } from 'vitest';
import { placeStages, stageAt, sumOf } from './stages.ts';

const stage = (title: string, km?: number, minutes?: number) => ({ title, note: '', km, minutes });

test('stages divide a line as their kilometres say, however long it was measured', () => {
  const placed = placeStages([stage('One', 4), stage('Two', 6)], 11);
  expect(placed.map(({ number, from, to }) => [number, from, to])).toEqual([
    [1, 0, 4.4],
    [2, 4.4, 11],
  ]);
  expect(stageAt(placed, 4.3)?.stage.title).toBe('One');
  expect(stageAt(placed, 4.5)?.stage.title).toBe('Two');
  expect(stageAt(placed, 11)?.stage.title).toBe('Two');
});

test('stages of which one has no kilometres, or without a line, have no place on it', () => {
  expect(placeStages([stage('One', 4), stage('Two')], 11)).toEqual([]);
  expect(placeStages([stage('One', 4)], 0)).toEqual([]);
  expect(stageAt([], 3)).toBeUndefined();
});

test('a sum is known where each of its parts is', () => {
  expect(sumOf([stage('One', 4, 60), stage('Two', 6, 30)], 'minutes')).toBe(90);
  expect(sumOf([stage('One', 4, 60), stage('Two', 6)], 'minutes')).toBeUndefined();
  expect(sumOf([], 'km')).toBeUndefined();
});

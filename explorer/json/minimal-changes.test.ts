import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { minimalChanges } from './minimal-changes.ts';

test('only what differs is replaced', () => {
  expect(minimalChanges('{"a": 1, "b": 2}', '{"a": 10, "b": 2}')).toEqual([{ from: 7, to: 7, insert: '0' }]);
});

test('lines between two changes stay', () => {
  expect(minimalChanges('{\n"a": 1,\n"b": 2,\n"c": 3\n}', '{\n"a": 10,\n"b": 2,\n"c": 4\n}')).toEqual([
    { from: 8, to: 8, insert: '0' },
    { from: 23, to: 24, insert: '4' },
  ]);
});

test('an entry that moves leaves the others where they are', () => {
  expect(minimalChanges('[\nA,\nB,\nC,\nD\n]', '[\nB,\nC,\nA,\nD\n]')).toEqual([
    { from: 2, to: 5, insert: '' },
    { from: 11, to: 11, insert: 'A,\n' },
  ]);
});

test('no character is torn in two', () => {
  expect(minimalChanges('😀', '😁')).toEqual([{ from: 0, to: 2, insert: '😁' }]);
  expect(minimalChanges('\u{1F600}', '\u{1FA00}')).toEqual([{ from: 0, to: 2, insert: '\u{1FA00}' }]);
});

test('texts of very many lines change in one piece', () => {
  const lines = (name: string) => Array.from({ length: 3000 }, (_, line) => `${name}${line}`).join('\n');
  expect(minimalChanges(lines('a'), lines('b'))).toHaveLength(1);
});

test('the changes always lead from one text to the other', () => {
  const line = constantFrom('a\n', 'b\n', 'ab\n', '\n', 'c');
  const text = oneof(
    array(line, { maxLength: 12 }).map((lines) => lines.join('')),
    string({ unit: constantFrom('a', '\n', '\u{1F600}', '\u{1F601}', '\u{1FA00}'), maxLength: 8 }),
  );
  assert(
    property(text, text, (before, after) => {
      let at = 0;
      let made = '';
      for (const { from, to, insert } of minimalChanges(before, after)) {
        expect(from).toBeGreaterThanOrEqual(at);
        made += before.slice(at, from) + insert;
        at = to;
      }
      expect(made + before.slice(at)).toBe(after);
    }),
    { numRuns: 500 },
  );
});

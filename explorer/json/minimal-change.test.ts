import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { minimalChange } from './minimal-change.ts';

test('only what differs is replaced', () => {
  expect(minimalChange('{"a": 1, "b": 2}', '{"a": 10, "b": 2}')).toEqual({ from: 7, to: 7, insert: '0' });
});

test('no flag is torn in two', () => {
  expect(minimalChange('😀', '😁')).toEqual({ from: 0, to: 2, insert: '😁' });
  expect(minimalChange('\u{1F600}', '\u{1FA00}')).toEqual({ from: 0, to: 2, insert: '\u{1FA00}' });
});

test('the change always leads from one text to the other', () => {
  const text = string({ unit: 'binary', maxLength: 8 });
  assert(
    property(text, text, string(), (before, after, shared) => {
      const [from, to] = [shared + before + shared, shared + after + shared];
      const change = minimalChange(from, to);
      expect(change ? from.slice(0, change.from) + change.insert + from.slice(change.to) : from).toBe(to);
    }),
  );
});

import { expect, test } from 'vitest';
import { placeAt } from './cursor-place.ts';

/** The place of the `|` in a text. */
const placeIn = (marked: string) => placeAt(marked.replace('|', ''), marked.indexOf('|'));

test.each([
  ['{|}', 'key', [], ''],
  ['{"ti|"}', 'key', [], 'ti'],
  ['{ti|}', 'key', [], 'ti'],
  ['{"a": 1, |}', 'key', [], ''],
  ['{"items": [{"title": "A"}, {"|"}]}', 'key', ['items', 1], ''],
  ['{"theme": |}', 'value', ['theme'], ''],
  ['{"theme": "b|"}', 'value', ['theme'], 'b'],
  ['{"items": [1, |]}', 'value', ['items', 1], ''],
  ['{"a": {"b": {|', 'key', ['a', 'b'], ''],
] as const)('%s is the place of a %s', (marked, kind, path, written) => {
  expect(placeIn(marked)).toMatchObject({ kind, path, written });
});

test('the keys before and behind are known, the one that is being written is not among them', () => {
  expect(placeIn('{"a": 1, "b|": {"inner": 1}, "c": [{"deep": 1}], "d": 2}')?.keys).toEqual(['a', 'c', 'd']);
});

test('a key that has its value is told from a new one', () => {
  expect(placeIn('{"a|": 1}')?.hasValue).toBe(true);
  expect(placeIn('{"a|"}')?.hasValue).toBe(false);
});

test('missing commas are noticed before and behind', () => {
  expect(placeIn('{"a": 1 |}')).toMatchObject({ kind: 'key', commaBefore: 7, lacksComma: false });
  expect(placeIn('{"a": 1 "|"}')).toMatchObject({ kind: 'key', commaBefore: 7 });
  expect(placeIn('{| "a": 1}')).toMatchObject({ kind: 'key', commaBefore: undefined, lacksComma: true });
});

test('nothing may stand right behind a value, or between a key and its colon', () => {
  expect(placeIn('{"a": [1]|}')).toBeUndefined();
  expect(placeIn('{"a" | : 1}')).toBeUndefined();
  expect(placeIn('[1 | ]')).toBeUndefined();
});

import { assert, json, property } from 'fast-check';
import { expect, test } from 'vitest';
import { formatJson } from './format-json.ts';

test('a line for each entry, as JSON is written by programs', () => {
  assert(
    property(json(), (text) => {
      const value: unknown = JSON.parse(text);
      expect(formatJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2));
    }),
  );
});

test('what an author has written stays as it is: long numbers, keys that stand twice', () => {
  expect(formatJson('{"a":12345678901234567890,"a":1.0}')).toBe(
    '{\n  "a": 12345678901234567890,\n  "a": 1.0\n}',
  );
});

test('what is not JSON is left alone', () => {
  expect(formatJson('{"a":1,}')).toBeUndefined();
});

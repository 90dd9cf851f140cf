import { afterEach, describe, expect, test } from 'vitest';
import { toJson } from './json.ts';

/** Gives all lists or all objects a method `toJSON`, as Prototype.js and old polyfills do. */
function addMethod(prototype: object): void {
  const toJSON = () => 'a text of JSON';
  Object.defineProperty(prototype, 'toJSON', { value: toJSON, configurable: true, enumerable: true });
}
afterEach(() => {
  for (const prototype of [Array.prototype, Object.prototype]) Reflect.deleteProperty(prototype, 'toJSON');
});

const values = [
  [],
  ['a', ['b', []]],
  { list: [1, { deep: ['ض'] }], none: null, gone: undefined, yes: true },
  { toJSON: 'a field', ['__proto__']: [1] },
  [undefined, Number.NaN],
  'text',
  null,
  { at: new Date(0) },
];

describe.each([
  ['lists', Array.prototype],
  ['objects', Object.prototype],
])('where all %s of the page have a method of their own', (_, prototype) => {
  test.each(values.map((value) => [JSON.stringify(value), value] as const))(
    '%s is written as anywhere else',
    (json, value) => {
      addMethod(prototype);
      const written = toJson(value);
      Reflect.deleteProperty(prototype, 'toJSON');
      expect(written).toBe(json);
    },
  );
});

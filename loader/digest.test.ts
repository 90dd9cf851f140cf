import { expect, test } from 'vitest';
import catalogue from '../scripts/build/catalogue.json' with { type: 'json' };
import { digestOf } from './digest.ts';

test.each(['', 'a', 'faq', '__proto__', 'ホテル', '🦊', 'x'.repeat(9999)])(
  'a digest is three characters, whatever the name: %j',
  (name) => {
    expect(digestOf(name)).toMatch(/^[0-9a-z]{3}$/);
    expect(digestOf(name)).toBe(digestOf(name));
  },
);

test('no two names of the catalogue have one digest', () => {
  const names = Object.keys(catalogue);
  expect(new Set(names.map(digestOf)).size).toBe(names.length);
});

import { expect, test } from 'vitest';
import { packJson, unpackJson } from './packed-json.ts';

test('what an address holds comes back whole', async () => {
  const value = { title: 'قبل السفر – 日本 🏜', items: [1, null, '</script>'] };
  const packed = await packJson(value);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(await unpackJson(packed)).toEqual(value);
});

test('an address that unpacks to more than a page holds is not read', async () => {
  const packed = await packJson('x'.repeat(2_000_000));
  expect(packed.length).toBeLessThan(5000);
  expect(await unpackJson(packed)).toBeUndefined();
});

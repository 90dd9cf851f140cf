import { afterEach, expect, test, vi } from 'vitest';
import { createAuthKey } from './auth-key.ts';

afterEach(() => vi.unstubAllGlobals());

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('a validation has a key of its own', () => {
  expect(createAuthKey()).toMatch(uuid);
  expect(createAuthKey()).not.toBe(createAuthKey());
});

test('also where the browser makes no UUIDs', () => {
  const { crypto } = globalThis;
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  });
  expect(createAuthKey()).toMatch(uuid);
  expect(createAuthKey()).not.toBe(createAuthKey());
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allOwnKeys } from '#src/session/own-key-names.ts';
import { deviceKeys } from './device-keys.ts';

const root = join(import.meta.dirname, '../..');
const names = deviceKeys.map(({ store, name }) => `${store} ${name}`);

/** The keys of the specification, section 3: no source of ours may forget one either. */
const specified = [
  'local searchkeys',
  'local favoriteItems',
  'local int',
  'local id-token',
  'local ssid-access-token',
  'local locationData',
  'session profileData',
  'session userData',
  'session userId',
  'session userVisa',
  'cookie access_token',
  'cookie ssid-access-token',
  'cookie ssid-user-data',
  'cookie referralQueryParams',
  'cookie current_url',
];

/** Every key that a source of ours defines by `textKey`, `listKey` or `jsonKey`. */
async function defined(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('{src,widgets,loader}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    const constants = new Map(
      [...source.matchAll(/const (\w+) = '([^']+)'/g)].map(([, key, text]) => [key, text]),
    );
    for (const [, store, quoted, constant] of source.matchAll(
      /\b(?:text|list|json)Key\(\s*'(local|session|cookie)',\s*(?:'([^']+)'|(\w+))/g,
    ))
      found.push(`${store} ${quoted ?? constants.get(constant ?? '') ?? `${constant} of ${file}`}`);
  }
  return found;
}

test('the visitor is told of every key that a source defines', async () => {
  const found = await defined();
  expect(found.length).toBeGreaterThan(30);
  expect(found.filter((key) => !names.includes(key))).toEqual([]);
});

test('of every key of our own and of the specification', () => {
  const own = allOwnKeys().map(({ store, name }) => `${store} ${name}`);
  expect([...own, ...specified].filter((key) => !names.includes(key))).toEqual([]);
});

test('each once', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('what proves who the visitor is signs out as it is cleared', () => {
  expect(deviceKeys.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual([
    'access_token',
    'ssid-access-token',
    'ssid-user-data',
    'id-token',
    'ssid-access-token',
  ]);
});

import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { deviceKeys } from 'virtual:device-keys';
import { registeredWords } from 'virtual:registered-words';
import { languages } from '#src/i18n/languages.ts';

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

/** Where a key may be made: what is registered, and what makes it of that. */
const makesKeys = new Set(['src/storage/key.ts', 'src/storage/define-storage.ts']);

test('every key that a source defines is one that a `storage.ts` registers', async () => {
  const found: string[] = [];
  const others: string[] = [];
  for await (const file of glob('{src,widgets,loader}/**/*.{ts,tsx}', { cwd: root })) {
    if (/\.test\.tsx?$/.test(file) || makesKeys.has(file)) continue;
    const source = readFileSync(join(root, file), 'utf8');
    const made = source.match(/\b(?:(?:text|list|json|joined)Key|defineStorage)\(/g) ?? [];
    (basename(file) === 'storage.ts' ? found : others).push(...made.map(() => file));
  }
  expect(others).toEqual([]);
  expect(found.length).toBeGreaterThan(30);
  expect(found.length).toBe(names.length);
});

test('of the specification none is missing', () => {
  expect(specified.filter((key) => !names.includes(key))).toEqual([]);
});

test('each once', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('each with its words in every language', () => {
  const missing = languages.flatMap((language) =>
    deviceKeys
      .filter(({ name }) => !registeredWords[language]['storage']?.[`stored.${name}`])
      .map(({ name }) => `${language} ${name}`),
  );
  expect(missing).toEqual([]);
});

test('what proves who the visitor is signs out as it is cleared', () => {
  expect(
    deviceKeys
      .filter(({ isSecret }) => isSecret)
      .map(({ store, name }) => `${store} ${name}`)
      .toSorted(),
  ).toEqual([
    'cookie access_token',
    'cookie ssid-access-token',
    'cookie ssid-user-data',
    'local id-token',
    'local ssid-access-token',
  ]);
});

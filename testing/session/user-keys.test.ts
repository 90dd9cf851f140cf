// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import type { StoredKey } from '#src/storage/key.ts';
import { readKey } from '#src/storage/store.ts';
import { locationData } from '#src/geolocation/storage.ts';
import { favouriteItems } from '#src/favourites/storage.ts';
import { profileData } from '#src/session/user-keys.ts';

test.each([
  [favouriteItems, 'localStorage', '{"items":[]}'],
  [locationData, 'localStorage', 'null'],
  [profileData, 'sessionStorage', '"admin"'],
] as const)('%o: rubbish in %s is dropped: %s', (key, store, text) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  window[store].setItem(key.name, text);
  expect(readKey<unknown>(key as unknown as StoredKey<unknown>)).toBeUndefined();
  expect(window[store].getItem(key.name)).toBeNull();
});

import { expect, test, vi } from 'vitest';
import { currentUrl, interests, userData } from './keys.ts';
import { readKey } from './store.ts';

test('a server has nothing in storage, whatever its runtime offers', () => {
  const getItem = vi.fn<() => string>(() => 'x');
  vi.stubGlobal('localStorage', { getItem });
  expect(readKey(interests)).toBeUndefined();
  expect(readKey(userData)).toBeUndefined();
  expect(readKey(currentUrl)).toBeUndefined();
  expect(getItem).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

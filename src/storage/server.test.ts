import { expect, test, vi } from 'vitest';
import { joinedKey, textKey } from './key.ts';
import { readKey } from './store.ts';

const interests = joinedKey('local', 'int');
const userData = textKey('session', 'userData');
const currentUrl = textKey('cookie', 'current_url');

test('a server has nothing in storage, whatever its runtime offers', () => {
  const getItem = vi.fn<() => string>(() => 'x');
  vi.stubGlobal('localStorage', { getItem });
  expect(readKey(interests)).toBeUndefined();
  expect(readKey(userData)).toBeUndefined();
  expect(readKey(currentUrl)).toBeUndefined();
  expect(getItem).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});

import { expect, test, vi } from 'vitest';
import { canShare, share } from './share.ts';

const browser = (navigator: object) => vi.stubGlobal('navigator', navigator);

test('hands title and address to the browser', async () => {
  const native = vi.fn(() => Promise.resolve());
  browser({ share: native });
  expect(canShare()).toBe(true);
  expect(await share({ title: 'AlUla', url: '/en/alula' })).toBe('shared');
  expect(native).toHaveBeenCalledExactlyOnceWith({ title: 'AlUla', url: '/en/alula' });
});

test.each([
  ['closes the sheet', 'AbortError', 'cancelled'],
  ['presses again while it is open', 'InvalidStateError', 'cancelled'],
  ['may not share here', 'NotAllowedError', 'failed'],
  ['has nothing to share with', 'DataError', 'failed'],
])('a visitor who %s: %s is %s', async (_, name, outcome) => {
  browser({ share: () => Promise.reject(new DOMException('', name)) });
  expect(await share({ url: '/en/' })).toBe(outcome);
});

test('a browser without it says so, and sharing fails without throwing', async () => {
  browser({});
  expect(canShare()).toBe(false);
  expect(await share({ url: '/en/' })).toBe('failed');
});

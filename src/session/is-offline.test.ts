import { expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { isOffline, isUnreachable } from './is-offline.ts';

const failed = (status: number) => new ApiError('', { status, url: 'https://api.example/' });
const beOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

test('a query that waits for the net is offline, whatever it said before', () => {
  expect(isOffline({ error: null, fetchStatus: 'paused' })).toBe(true);
  expect(isOffline({ error: failed(500), fetchStatus: 'paused' })).toBe(true);
});

test('one that nothing answered is offline only where the device is', () => {
  beOnline(true);
  expect(isOffline({ error: failed(0), fetchStatus: 'idle' })).toBe(false);
  beOnline(false);
  expect(isOffline({ error: failed(0), fetchStatus: 'idle' })).toBe(true);
  expect(isOffline({ error: null, fetchStatus: 'fetching' })).toBe(false);
});

test('an answer that is an error, or a fault of another kind, is not for want of the net', () => {
  beOnline(false);
  expect(isUnreachable(failed(503))).toBe(false);
  expect(isUnreachable(new Error('wrong shape'))).toBe(false);
});

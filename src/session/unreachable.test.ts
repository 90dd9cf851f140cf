import { expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/errors.ts';
import { isUnreachable, onceUnless } from './unreachable.ts';

const failed = (status: number) => new ApiError('', { status, url: 'https://api.example/' });
const beOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine });

test('a call that nothing answered is for want of the net only where the device says so', () => {
  beOnline(true);
  expect(isUnreachable(failed(0))).toBe(false);
  beOnline(false);
  expect(isUnreachable(failed(0))).toBe(true);
  expect(isUnreachable(null)).toBe(false);
});

test('an answer that is an error, or a fault of another kind, is not for want of the net', () => {
  beOnline(false);
  expect(isUnreachable(failed(503))).toBe(false);
  expect(isUnreachable(new Error('wrong shape'))).toBe(false);
});

test('a call is made once more, but for what is refused and what the device cannot reach', () => {
  const repeats = onceUnless((error) => error.message === 'no');
  beOnline(true);
  expect(repeats(0, failed(0))).toBe(true);
  expect(repeats(1, failed(0))).toBe(false);
  expect(repeats(0, new Error('no'))).toBe(false);
  beOnline(false);
  expect(repeats(0, failed(0))).toBe(false);
  expect(repeats(0, failed(503))).toBe(true);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callAt } from './call-at.ts';

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const day = 86_400_000;

test.each([1, 1000, day, 100 * day])('calls once, %i ms from now', (moment) => {
  const call = vi.fn<() => void>();
  callAt(() => moment, call);
  vi.advanceTimersByTime(moment - 1);
  expect(call).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(call).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('calls again until the last moment', () => {
  const call = vi.fn<() => void>();
  callAt(() => Date.now() + 1000, call, 3000);
  vi.advanceTimersByTime(10_000);
  expect(call).toHaveBeenCalledTimes(3);
});

test('does not call for what has passed, nor once it is ended', () => {
  const call = vi.fn<() => void>();
  vi.setSystemTime(5000);
  callAt(() => 4000, call);
  callAt(() => 6000, call)();
  expect(vi.getTimerCount()).toBe(0);
});

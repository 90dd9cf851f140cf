import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { usePassed } from './usePassed.ts';
import { useSecondsUntil } from './useSecondsUntil.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

describe('whether an instant has passed', () => {
  test('changes at that instant, and no timer is left', () => {
    const { result } = renderHook(() => usePassed(1_000_500));
    expect(result.current).toBe(false);
    pass(499);
    expect(result.current).toBe(false);
    pass(1);
    expect(result.current).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('an instant that never comes never passes', () => {
    expect(renderHook(() => usePassed(undefined)).result.current).toBe(false);
  });

  test('nothing is left when the widget goes', () => {
    renderHook(() => usePassed(2_000_000)).unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the seconds until an instant', () => {
  test('count down as each second is over, to 0', () => {
    const { result } = renderHook(() => useSecondsUntil(1_002_300));
    const seen = [result.current];
    for (let step = 0; step < 5; step++) {
      pass(step === 0 ? 300 : 1000);
      seen.push(result.current);
    }
    expect(seen).toEqual([3, 2, 1, 0, 0, 0]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('are 0 once it has passed', () => {
    expect(renderHook(() => useSecondsUntil(5)).result.current).toBe(0);
  });
});

import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRotation } from './useRotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const due = vi.fn<() => void>();
interface Conditions {
  readonly isHeld?: boolean;
  readonly index?: number;
  readonly canRotate?: boolean;
}

beforeEach(() => void due.mockClear());

const start = (initialProps: Conditions = {}) =>
  renderHook(
    (conditions: Conditions) =>
      useRotation({ canRotate: true, isHeld: false, index: 0, ...conditions, onDue: due }),
    { initialProps, wrapper: StrictMode },
  );

test('a card stays for six seconds, each anew', () => {
  const { rerender } = start();
  pass(5999);
  expect(due).not.toHaveBeenCalled();
  pass(1);
  expect(due).toHaveBeenCalledOnce();
  rerender({ index: 1 });
  pass(5999);
  expect(due).toHaveBeenCalledOnce();
  pass(1);
  expect(due).toHaveBeenCalledTimes(2);
});

test('while it is held its time stands still, and goes on from there', () => {
  const { rerender } = start();
  pass(4000);
  rerender({ isHeld: true });
  pass(60_000);
  expect(due).not.toHaveBeenCalled();
  rerender({ isHeld: false });
  pass(1999);
  expect(due).not.toHaveBeenCalled();
  pass(1);
  expect(due).toHaveBeenCalledOnce();
});

test('stopped, it stays so until it is started, and then has its whole time', () => {
  const { result } = start();
  pass(5000);
  act(() => result.current.stop());
  expect(result.current.isRotating).toBe(false);
  pass(60_000);
  expect(due).not.toHaveBeenCalled();
  act(() => result.current.start());
  pass(5999);
  expect(due).not.toHaveBeenCalled();
  pass(1);
  expect(due).toHaveBeenCalledOnce();
});

test('it does not move where it may not, and leaves no timer behind', () => {
  start({ canRotate: false }).unmount();
  expect(vi.getTimerCount()).toBe(0);
  start().unmount();
  expect(vi.getTimerCount()).toBe(0);
});

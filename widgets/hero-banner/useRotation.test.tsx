import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRotation } from './useRotation.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const due = vi.fn<() => void>();
let rotation: ReturnType<typeof useRotation>;

function Probe(conditions: {
  readonly isHeld?: boolean;
  readonly index?: number;
  readonly canRotate?: boolean;
}) {
  rotation = useRotation({ canRotate: true, isHeld: false, index: 0, ...conditions, onDue: due });
  return null;
}

beforeEach(() => void due.mockClear());

function start(conditions: Parameters<typeof Probe>[0] = {}) {
  const view = render(<Probe {...conditions} />, { wrapper: StrictMode });
  return {
    ...view,
    change: (next: Parameters<typeof Probe>[0]) => view.rerender(<Probe {...next} />),
  };
}

test('a card stays for six seconds, each anew', () => {
  const { change } = start();
  pass(5999);
  expect(due).not.toHaveBeenCalled();
  pass(1);
  expect(due).toHaveBeenCalledOnce();
  change({ index: 1 });
  pass(5999);
  expect(due).toHaveBeenCalledOnce();
  pass(1);
  expect(due).toHaveBeenCalledTimes(2);
});

test('while it is held its time stands still, and goes on from there', () => {
  const { change } = start();
  pass(4000);
  change({ isHeld: true });
  pass(60_000);
  expect(due).not.toHaveBeenCalled();
  change({ isHeld: false });
  pass(1999);
  expect(due).not.toHaveBeenCalled();
  pass(1);
  expect(due).toHaveBeenCalledOnce();
});

test('stopped, it stays so until it is started, and then has its whole time', () => {
  start();
  pass(5000);
  act(() => rotation.stop());
  expect(rotation.isRotating).toBe(false);
  pass(60_000);
  expect(due).not.toHaveBeenCalled();
  act(() => rotation.start());
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

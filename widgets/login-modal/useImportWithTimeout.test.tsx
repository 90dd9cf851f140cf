import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useImportWithTimeout } from './useImportWithTimeout.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const signIn = vi.fn<() => void>();
const request = { signIn, decline: () => {} };

/** The dialog is asked for, and comes, stays away or takes its time. */
async function ask(load: () => Promise<boolean>) {
  signIn.mockReset();
  const { rerender } = renderHook<void, { asked?: typeof request }>(
    ({ asked }) => useImportWithTimeout({ load }, asked),
    { initialProps: { asked: request } },
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  return rerender;
}

test('a dialog that cannot be fetched leads to the login service at once', async () => {
  await ask(async () => false);
  expect(signIn).toHaveBeenCalledOnce();
});

test('a dialog that takes longer than three seconds leads there, too', async () => {
  await ask(() => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(2999);
  expect(signIn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(signIn).toHaveBeenCalledOnce();
});

test('a dialog that has come leads nowhere by itself', async () => {
  await ask(async () => true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(signIn).not.toHaveBeenCalled();
});

test('a visitor who is no longer asked is led nowhere', async () => {
  const rerender = await ask(() => new Promise(() => {}));
  rerender({});
  await vi.advanceTimersByTimeAsync(5000);
  expect(signIn).not.toHaveBeenCalled();
});

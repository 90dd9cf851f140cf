// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchSession } from './watch.ts';

/** A validation that the test answers. */
let validate: ReturnType<typeof vi.fn<(signal: AbortSignal) => Promise<boolean>>>;
let expired: ReturnType<typeof vi.fn<() => void>>;
let stop: () => void;

const start = (seconds = 120) => {
  stop = watchSession({ seconds, validate, onExpired: expired });
};
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000);
const show = (visibilityState: DocumentVisibilityState) => {
  vi.spyOn(Document.prototype, 'visibilityState', 'get').mockReturnValue(visibilityState);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  vi.useFakeTimers();
  validate = vi.fn<(signal: AbortSignal) => Promise<boolean>>().mockResolvedValue(true);
  expired = vi.fn<() => void>();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

describe('a session', () => {
  test.each([
    [120, 120],
    [0.5, 0.5],
    [0, 120],
    [-1, 120],
    [Number.NaN, 120],
  ])('with a timeout of %s is validated every %s seconds', async (seconds, interval) => {
    start(seconds);
    await pass(interval - 0.001);
    expect(validate).not.toHaveBeenCalled();
    await pass(0.001);
    expect(validate).toHaveBeenCalledTimes(1);
    await pass(2 * interval);
    expect(validate).toHaveBeenCalledTimes(3);
    expect(expired).not.toHaveBeenCalled();
  });

  test('with a timeout longer than timers know is not validated at once', async () => {
    start(30 * 24 * 3600);
    await pass(29 * 24 * 3600);
    expect(validate).not.toHaveBeenCalled();
    await pass(24 * 3600);
    expect(validate).toHaveBeenCalledOnce();
  });

  test('that has expired is over, once', async () => {
    validate.mockResolvedValue(false);
    start();
    await pass(600);
    expect(expired).toHaveBeenCalledOnce();
    expect(validate).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is not over because nobody answers', async () => {
    validate.mockRejectedValueOnce(new TypeError('offline'));
    start();
    await pass(240);
    expect(validate).toHaveBeenCalledTimes(2);
    expect(expired).not.toHaveBeenCalled();
  });

  test('is asked about one question at a time, and not at once after a slow answer', async () => {
    let answer: (isValid: boolean) => void = () => {};
    validate.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    start(10);
    await pass(35);
    show('visible');
    expect(validate).toHaveBeenCalledOnce();
    answer(true);
    await pass(9.9);
    expect(validate).toHaveBeenCalledOnce();
    await pass(0.1);
    expect(validate).toHaveBeenCalledTimes(2);
  });

  test('is nobody’s concern when the watch ends: the question is withdrawn, its answer unheard', async () => {
    let answer: (isValid: boolean) => void = () => {};
    validate.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    start();
    await pass(120);
    stop();
    expect(validate.mock.calls[0]?.[0].aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
    answer(false);
    await pass(600);
    expect(expired).not.toHaveBeenCalled();
    expect(validate).toHaveBeenCalledOnce();
  });
});

describe('a hidden tab that is seen again', () => {
  test('asks when it is overdue, and not before', async () => {
    start();
    await pass(60);
    show('hidden');
    show('visible');
    expect(validate).not.toHaveBeenCalled();
    // The machine sleeps: time passes, timers do not.
    const now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now + 3_600_000);
    show('hidden');
    expect(validate).not.toHaveBeenCalled();
    show('visible');
    show('visible');
    expect(validate).toHaveBeenCalledOnce();
  });

  test('does not mind what the clock says', async () => {
    start();
    await pass(60);
    vi.setSystemTime(Date.now() + 86_400_000);
    show('visible');
    expect(validate).not.toHaveBeenCalled();
    vi.setSystemTime(Date.now() - 3 * 86_400_000);
    await pass(60);
    expect(validate).toHaveBeenCalledOnce();
  });
});

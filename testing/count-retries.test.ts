import { afterEach, expect, test, vi } from 'vitest';
import CountRetries from './browser/count-retries.ts';

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
  vi.unstubAllEnvs();
});

/** Whether the run is one of continuous integration. */
const runIn = (place: 'CI' | 'a shell') => vi.stubEnv('CI', place === 'CI' ? 'true' : '');

/** Lets a run end in which tests needed so many tries beyond their first. */
function endRun(...retries: number[]): string {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reporter = new CountRetries();
  for (const [index, retryCount] of retries.entries())
    reporter.onTestCaseResult({
      fullName: `test ${index}`,
      diagnostic: () => ({
        retryCount,
        flaky: true,
        slow: false,
        heap: 0,
        duration: 1,
        startTime: 0,
        repeatCount: 0,
      }),
    });
  reporter.onTestRunEnd();
  return errors.mock.calls.flat().join();
}

test('a run whose tests were tried again three times in all passes', () => {
  runIn('CI');
  expect(endRun(0, 1, 0, 2)).toBe('');
  expect(process.exitCode).toBe(exitCode);
});

test('a run whose tests were tried again four times in all fails, and says why', () => {
  runIn('CI');
  expect(endRun(2, 0, 2)).toContain('tried again 4 times');
  expect(process.exitCode).toBe(1);
});

test('outside continuous integration such a run passes', () => {
  runIn('a shell');
  expect(endRun(2, 0, 2)).toBe('');
  expect(process.exitCode).toBe(exitCode);
});

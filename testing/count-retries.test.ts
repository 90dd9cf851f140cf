import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Unsteady } from '../scripts/checks/unsteady.mjs';
import CountRetries from './browser/count-retries.ts';

const { exitCode } = process;
beforeEach(() => vi.stubEnv('CI', 'true'));
afterEach(() => {
  process.exitCode = exitCode;
  vi.unstubAllEnvs();
});

/** A test after so many tries beyond its first. */
function finished(retryCount: number, state: 'passed' | 'failed' = 'passed') {
  const diagnostic = { flaky: true, slow: false, heap: 0, duration: 1, startTime: 0, repeatCount: 0 };
  const errors = Array.from({ length: retryCount }, (_, at) => ({
    message: `\u001B[31mFault ${at}\u001B[39m\nat its place`,
    diff: `\u001B[32m- ${at}\u001B[39m`,
  }));
  return {
    fullName: `test with ${retryCount}`,
    module: { relativeModuleId: 'testing/some.test.ts' },
    diagnostic: () => ({ ...diagnostic, retryCount }),
    result: () => ({ state, errors }),
  };
}

/** Lets a run end in which these tests were made: what it prints and what it writes down. */
function endRun(...tests: ReturnType<typeof finished>[]): { printed: string; written: readonly Unsteady[] } {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  let written: readonly Unsteady[] = [];
  const reporter = new CountRetries({ write: (found) => (written = found) });
  for (const one of tests) reporter.onTestCaseResult(one);
  reporter.onTestRunEnd();
  return { printed: log.mock.calls.flat().join('\n'), written };
}

test('a further try fails no run, and is told with the tries and the first error', () => {
  const { printed, written } = endRun(finished(0), finished(2), finished(1));
  const error = 'Fault 0\nat its place\n- 0';
  expect(written).toEqual([
    { file: 'testing/some.test.ts', test: 'test with 2', tries: 3, error },
    { file: 'testing/some.test.ts', test: 'test with 1', tries: 2, error },
  ]);
  expect(printed).toContain('Unsteady: 2 passed in a further try only');
  expect(printed).toContain('testing/some.test.ts > test with 2 (3 tries): Fault 0');
  expect(process.exitCode).toBe(exitCode);
});

test('any number of them fails no run', () => {
  expect(endRun(...Array.from({ length: 20 }, () => finished(2))).written).toHaveLength(20);
  expect(process.exitCode).toBe(exitCode);
});

test('a test that failed in all its tries is red by itself, and not unsteady', () => {
  expect(endRun(finished(2, 'failed'))).toEqual({ printed: '', written: [] });
});

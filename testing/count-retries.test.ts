import { afterEach, expect, test, vi } from 'vitest';
import CountRetries from './browser/count-retries.ts';

const { exitCode } = process;
afterEach(() => {
  process.exitCode = exitCode;
  vi.unstubAllEnvs();
});

/** What the last run wrote that is no error. */
const logs: string[] = [];

/** Whether the run is one of continuous integration. */
const runIn = (place: 'CI' | 'a shell') => vi.stubEnv('CI', place === 'CI' ? 'true' : '');

/** Lets a run end in which tests needed so many tries beyond their first. @returns what it wrote as error */
function endRun(...retries: number[]): string {
  logs.length = 0;
  vi.spyOn(console, 'log').mockImplementation((text: string) => void logs.push(text));
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
  const reporter = new CountRetries();
  for (const [index, retryCount] of retries.entries())
    reporter.onTestCaseResult({
      fullName: `test ${index}`,
      result: () => ({ state: 'passed', errors: [{ message: `No answer at ${index}`, diff: '- 1\n+ 2' }] }),
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

test('what each first try failed on is written, too', () => {
  runIn('a shell');
  endRun(0, 1);
  expect(logs.join()).toContain('test 1 (1)\n    No answer at 1\n    - 1\n    + 2');
  expect(logs.join()).not.toContain('No answer at 0');
});

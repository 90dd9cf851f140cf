import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Outcome as Found } from '../scripts/checks/outcome.mjs';
import Outcome, { tellStray } from './browser/outcome.ts';

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

/** What Vitest gives reads its errors from itself. */
class WithErrors {
  readonly messages: readonly string[];
  readonly fullName: string;

  constructor(messages: readonly string[], fullName = '') {
    this.messages = messages;
    this.fullName = fullName;
  }

  errors() {
    return this.messages.map((message) => ({ message }));
  }
}

/** A file of tests with an error of its own, or of its one group. */
const fileWith = (own: readonly string[], ofGroup: readonly string[] = []) => {
  const group = new WithErrors(ofGroup, 'a group');
  const children = { allSuites: () => [group] };
  return Object.assign(new WithErrors(own), { relativeModuleId: 'testing/other.test.ts', children });
};

/** Lets a run end in which this was seen: what it prints and what it writes down. */
function endRun(
  tests: readonly ReturnType<typeof finished>[],
  files: readonly ReturnType<typeof fileWith>[] = [],
  unhandled: readonly { readonly message: string }[] = [],
): { printed: string; written: Found | undefined } {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  let written: Found | undefined;
  const reporter = new Outcome({ write: (found) => (written = found) });
  for (const one of tests) reporter.onTestCaseResult(one);
  reporter.onTestRunEnd(files, unhandled);
  return { printed: log.mock.calls.flat().join('\n'), written };
}

test('a further try fails no run, and is told with the tries and the first error', () => {
  const { printed, written } = endRun([finished(0), finished(2), finished(1)]);
  const error = 'Fault 0\nat its place\n- 0';
  expect(written).toEqual({
    unsteady: [
      { file: 'testing/some.test.ts', test: 'test with 2', tries: 3, error },
      { file: 'testing/some.test.ts', test: 'test with 1', tries: 2, error },
    ],
    failed: [],
  });
  expect(printed).toContain('Unsteady: 2 passed in a further try only');
  expect(printed).toContain('testing/some.test.ts > test with 2 (3 tries): Fault 0');
  expect(process.exitCode).toBe(exitCode);
});

test('any number of them fails no run', () => {
  expect(endRun(Array.from({ length: 20 }, () => finished(2))).written?.unsteady).toHaveLength(20);
  expect(process.exitCode).toBe(exitCode);
});

test('a run without either tells nothing', () => {
  expect(endRun([finished(0)], [fileWith([])])).toEqual({ printed: '', written: undefined });
});

test('a test that failed in all its tries is named as failed', () => {
  const { printed, written } = endRun([finished(2, 'failed')]);
  expect(written).toMatchObject({ unsteady: [], failed: [{ test: 'test with 2', tries: 3 }] });
  expect(printed).toContain('Failed: 1 (reports/failed.json)');
});

test('a file, a group and what was thrown outside a test are named as failed', () => {
  const { written } = endRun([], [fileWith(['cannot be read'], ['cannot begin'])], [{ message: 'thrown' }]);
  expect(written?.failed).toEqual([
    { file: 'testing/other.test.ts', test: 'the file', tries: 1, error: 'cannot be read' },
    { file: 'testing/other.test.ts', test: 'a group', tries: 1, error: 'cannot begin' },
    { file: 'no file', test: 'outside a test', tries: 1, error: 'thrown' },
  ]);
});

test('of browser tests, what is thrown outside a test is told and fails nothing; a worker that ends early fails', () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const written: Found[] = [];
  const tell = (type: string) => tellStray({ type, message: 'gone' }, (found) => void written.push(found));
  expect(tell('Unhandled Rejection')).toBe(false);
  expect(written).toEqual([
    { unsteady: [{ file: 'no file', test: 'outside a test', tries: 1, error: 'gone' }], failed: [] },
  ]);
  expect(tell('Unhandled Error')).toBeUndefined();
});

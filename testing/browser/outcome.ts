import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { linesOf, writeOutcome, type Told } from '../../scripts/checks/outcome.mjs';

/** A test as far as it is asked here. */
type Finished = Pick<TestCase, 'fullName' | 'diagnostic' | 'result'> & {
  readonly module: Pick<TestCase['module'], 'relativeModuleId'>;
};

/** A file, or a group of tests, as far as it is asked here. */
type Group = Pick<TestModule, 'relativeModuleId' | 'errors'> & {
  readonly children: {
    allSuites(): Iterable<{ readonly fullName: string; errors(): readonly SerializedError[] }>;
  };
};

/** An error as far as it is asked here, with the test that ran when it came. */
interface Thrown {
  readonly message?: string | undefined;
  readonly diff?: string | undefined;
  readonly type?: unknown;
  readonly VITEST_TEST_PATH?: unknown;
  readonly VITEST_TEST_NAME?: unknown;
}

/** How much of an error is written down, in characters. */
const mostOfError = 1000;

/**
 * A reporter that names the tests which passed in a further try and all that failed, with the tries and the first error, and
 * writes them down for the end of the whole run. A further try fails nothing (decision 13): a machine that is busy is no fault
 * of the project's. What failed is red by itself.
 */
export default class Outcome implements Reporter {
  readonly #unsteady: Told[] = [];
  readonly #failed: Told[] = [];
  readonly #write: typeof writeOutcome;

  /** @param write where the tests are written down; a test of this class gives its own */
  constructor({ write = writeOutcome }: { readonly write?: typeof writeOutcome } = {}) {
    this.#write = write;
  }

  onTestCaseResult(test: Finished): void {
    const { retryCount = 0 } = test.diagnostic() ?? {};
    const { state, errors = [] } = test.result();
    if (state !== 'failed' && (retryCount === 0 || state !== 'passed')) return;
    (state === 'failed' ? this.#failed : this.#unsteady).push({
      file: test.module.relativeModuleId,
      test: test.fullName,
      tries: retryCount + 1,
      error: wordsOf(errors[0]),
    });
  }

  onTestRunEnd(files: readonly Group[], unhandled: readonly SerializedError[]): void {
    const fail = (file: string, test: string, error: Thrown): void =>
      void this.#failed.push({ file, test, tries: 1, error: wordsOf(error) });
    for (const file of files) {
      for (const error of file.errors()) fail(file.relativeModuleId, 'the file', error);
      for (const suite of file.children.allSuites())
        for (const error of suite.errors()) fail(file.relativeModuleId, suite.fullName, error);
    }
    this.#failed.push(...unhandled.map(stray));
    const found = { unsteady: this.#unsteady, failed: this.#failed };
    const lines = linesOf(found);
    if (lines.length === 0) return;
    console.log(['', ...lines].join('\n'));
    this.#write(found);
  }
}

/** What Node's own events bring: a promise of a test that was refused after its page had closed, most of all. */
const strayTypes: readonly unknown[] = ['Unhandled Rejection', 'Uncaught Exception'];

/**
 * For browser tests: tells an error that came outside a test as unsteady. No test can be tried again for it, and the faults
 * of pages never come this way: a page's errors are heard by its test. A worker that ends early is no such error.
 *
 * @param error what was thrown
 * @param write where it is written down
 * @returns false, where the error fails no run
 */
export function tellStray(error: Thrown, write = writeOutcome): false | undefined {
  if (!strayTypes.includes(error.type)) return undefined;
  const told = stray(error);
  console.log(['', ...linesOf({ unsteady: [told], failed: [] })].join('\n'));
  write({ unsteady: [told], failed: [] });
  return false;
}

/** What was thrown outside a test, with the test that ran then. */
function stray(error: Thrown): Told {
  const { VITEST_TEST_PATH: path, VITEST_TEST_NAME: name } = error;
  const file = typeof path === 'string' ? relative(process.cwd(), path) : 'no file';
  const near = typeof name === 'string' ? `, near “${name}”` : '';
  return { file, test: `outside a test${near}`, tries: 1, error: wordsOf(error) };
}

/** An error with what differed, without colours. */
function wordsOf({ message = '', diff = '' }: Thrown = {}): string {
  return stripVTControlCharacters(`${message}\n${diff}`).trim().slice(0, mostOfError);
}

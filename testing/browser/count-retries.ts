import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase } from 'vitest/node';
import { linesOf, writeUnsteady, type Unsteady } from '../../scripts/checks/unsteady.mjs';

/** A test as far as it is asked here. */
type Finished = Pick<TestCase, 'fullName' | 'diagnostic' | 'result'> & {
  readonly module: Pick<TestCase['module'], 'relativeModuleId'>;
};

/** How much of an error is written down, in characters. */
const mostOfError = 1000;

/**
 * A reporter that names the tests which passed in a further try, with their tries and the first error, and writes them down
 * for the end of the whole run. They fail nothing (decision 13): a machine that is busy is no fault of the project's. What
 * fails in all its tries is red by itself.
 */
export default class CountRetries implements Reporter {
  readonly #unsteady: Unsteady[] = [];
  readonly #write: typeof writeUnsteady;

  /** @param write where the tests are written down; a test of this class gives its own */
  constructor({ write = writeUnsteady }: { readonly write?: typeof writeUnsteady } = {}) {
    this.#write = write;
  }

  onTestCaseResult(test: Finished): void {
    const { retryCount = 0 } = test.diagnostic() ?? {};
    const { state, errors = [] } = test.result();
    if (retryCount === 0 || state !== 'passed') return;
    const { message = '', diff = '' } = errors[0] ?? {};
    this.#unsteady.push({
      file: test.module.relativeModuleId,
      test: test.fullName,
      tries: retryCount + 1,
      error: stripVTControlCharacters(`${message}\n${diff}`).trim().slice(0, mostOfError),
    });
  }

  onTestRunEnd(): void {
    if (this.#unsteady.length === 0) return;
    console.log(['', ...linesOf(this.#unsteady)].join('\n'));
    this.#write(this.#unsteady);
  }
}

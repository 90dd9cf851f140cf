import type { Reporter, TestCase } from 'vitest/node';

/** How many tries beyond the first a run of the suite may need in continuous integration (decision 13). */
const limit = 3;

/**
 * A reporter that counts how often tests were tried again, over the whole run. Each unsteady test is named. With `CI` in the
 * environment too many fail the run; elsewhere the machine may be busy with other things, so that they do not.
 */
export default class CountRetries implements Reporter {
  readonly #unsteady: string[] = [];
  #retries = 0;

  onTestCaseResult(test: Pick<TestCase, 'fullName' | 'diagnostic'>): void {
    const { retryCount = 0 } = test.diagnostic() ?? {};
    if (retryCount === 0) return;
    this.#retries += retryCount;
    this.#unsteady.push(`${test.fullName} (${retryCount})`);
  }

  onTestRunEnd(): void {
    if (this.#retries === 0) return;
    console.log(`\nTried again ${this.#retries} times: ${['', ...this.#unsteady].join('\n  ')}`);
    if (!process.env['CI'] || this.#retries <= limit) return;
    console.error(
      `\nTests were tried again ${this.#retries} times; ${limit} are allowed in a run. Mend what is unsteady.`,
    );
    process.exitCode = 1;
  }
}

import type { Reporter, TestCase } from 'vitest/node';

/** How many tries beyond the first a run of the suite may need (decision 13). */
const limit = 3;

/**
 * A reporter that counts how often tests were tried again, over the whole run: one unsteady test is marked, a suite of
 * them fails.
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
    console.log(`\nTried again, so often: ${['', ...this.#unsteady].join('\n  ')}`);
    if (this.#retries <= limit) return;
    console.error(
      `\nTests were tried again ${this.#retries} times; ${limit} are allowed in a run. Mend what is unsteady.`,
    );
    process.exitCode = 1;
  }
}

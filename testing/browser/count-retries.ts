import type { Reporter, TestCase } from 'vitest/node';

/** How many tries beyond the first a run of the suite may need in continuous integration (decision 13). */
const limit = 3;

/** How many lines of an error are written. */
const linesOfError = 16;

/**
 * A reporter that counts how often tests were tried again, over the whole run. Each unsteady test is named. With `CI` in the
 * environment too many fail the run; elsewhere the machine may be busy with other things, so that they do not. What a try
 * failed on is written below its test: a run that nobody can repeat says it once.
 */
export default class CountRetries implements Reporter {
  readonly #unsteady: string[] = [];
  #retries = 0;

  onTestCaseResult(test: Pick<TestCase, 'fullName' | 'diagnostic' | 'result'>): void {
    const { retryCount = 0 } = test.diagnostic() ?? {};
    if (retryCount === 0) return;
    this.#retries += retryCount;
    this.#unsteady.push(`${test.fullName} (${retryCount})`);
    for (const { message, diff, stacks } of test.result().errors ?? []) {
      const place = stacks?.[0] && `at ${stacks[0].file}:${stacks[0].line}`;
      const lines = [message, diff, place]
        .filter((line) => line !== undefined)
        .join('\n')
        .split('\n');
      this.#unsteady.push(...lines.slice(0, linesOfError).map((line) => `  ${line}`));
    }
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

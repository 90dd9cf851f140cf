/** A test with its tries, and what went wrong in the first of them, with what differed. */
export interface Told {
  readonly file: string;
  readonly test: string;
  readonly tries: number;
  readonly error: string;
}

export interface Outcome {
  /** Passed in a further try. */
  readonly unsteady: readonly Told[];
  /** Tests, files and what was thrown outside a test. */
  readonly failed: readonly Told[];
}

export function linesOf(outcome: Outcome): string[];
export function writeOutcome(found: Outcome): void;

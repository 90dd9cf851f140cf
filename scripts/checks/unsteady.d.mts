/** A test that passed in a further try: how many it took, and what went wrong in the first, with what differed. */
export interface Unsteady {
  readonly file: string;
  readonly test: string;
  readonly tries: number;
  readonly error: string;
}

export function linesOf(all: readonly Unsteady[]): string[];
export function writeUnsteady(found: readonly Unsteady[]): void;

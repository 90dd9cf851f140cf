/** A file of tests that `npm run proof` ran. */
export interface ProofRow {
  readonly file: string;
  readonly purpose: string;
  readonly passed: number;
  readonly all: number;
  readonly seconds: number;
  readonly failed: readonly string[];
}

export function proofRows(report: {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly duration?: number;
      readonly fullName: string;
    }[];
  }[];
}): ProofRow[];

export function proofTable(
  rows: readonly ProofRow[],
  state: { readonly day: string; readonly commit: string },
  before?: string,
  files?: readonly string[],
): string;

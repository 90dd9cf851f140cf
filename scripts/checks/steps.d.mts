/** How many checks of a step passed and failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}
export type Step = readonly [title: string, run: () => Counts];

/** Runs steps until one fails; `isWhole`: until one fails that later ones stand on. */
export function runSteps(steps: readonly Step[], options?: { readonly isWhole?: boolean }): Counts;

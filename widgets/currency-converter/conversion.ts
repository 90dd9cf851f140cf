import type { Pair } from './usePair.ts';

/** From which currency into which, and what each is worth. */
export interface Conversion {
  readonly pair: Pair;
  /** Units for one unit of the base. */
  readonly fromRate: number;
  readonly toRate: number;
}

import type { Option } from './questions.ts';
import type { Ranked } from './rank.ts';
import type { ResultItem } from './ResultCards.tsx';

/** What the results of a search need to know. */
export interface FoundProps {
  readonly chosen: readonly Option[];
  /** Further parameters of the search. */
  readonly filters: Readonly<Record<string, string>>;
  /** The author's own results, for when nothing is found. */
  readonly written: readonly Ranked<ResultItem>[];
  readonly count: number;
  readonly takesFocus: boolean;
}

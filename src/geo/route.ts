import type { Steps } from '#src/text/slices.ts';
import type { Line } from './line.ts';
import { measured, type Measures } from './measure.ts';
import { countOf, simplified } from './simplify.ts';

/** What a map and a chart show of a line. */
export interface Route extends Measures {
  /** As it is drawn. */
  readonly line: Line;
  /** Positions were left out of what is drawn; they are in what was measured. */
  readonly isSimplified: boolean;
}

/** Positions of a line that are drawn; the catalogue's limit. */
const mostPositions = 20_000;

/** Measures a line, and simplifies one of more than 20,000 positions. `inSlices` or `atOnce` does it. */
export function* routeOf(line: Line): Steps<Route> {
  const measures = yield* measured(line);
  const drawn = yield* simplified(line, mostPositions);
  return { ...measures, line: drawn, isSimplified: countOf(drawn) < countOf(line) };
}

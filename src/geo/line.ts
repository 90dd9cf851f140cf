import { areCoordinates } from '#src/text/coordinates.ts';
import { faultOf, type Bounds } from './bounds.ts';
import type { Point } from './distance.ts';

/** A point of a line. */
export interface Position extends Point {
  /** Metres above the sea; absent where nobody knows. */
  readonly elevation?: number | undefined;
}

/** A line in parts, between which are gaps. Each has two positions or more. */
export type Line = readonly (readonly Position[])[];

/** A line as it was read. */
export interface FoundLine {
  readonly line: Line;
  /** Positions that are none; each leaves a gap. */
  readonly wrong: number;
  /** Longitude was written for latitude, in most positions: nothing of the line can be used. */
  readonly isSwapped: boolean;
}

/** Metres above the sea that a place can have. */
const [lowest, highest] = [-11_000, 9_000];

/** Metres above the sea as somebody wrote them; undefined for what can be none: files mark what is not known by numbers far beyond. */
export const elevationOf = (metres: number | undefined): number | undefined =>
  metres !== undefined && metres >= lowest && metres <= highest ? metres : undefined;

/**
 * Puts a line together from what somebody wrote.
 *
 * @param bounds where the line is expected (`faultOf`)
 */
export function lineBuilder(bounds: Bounds) {
  const parts: Position[][] = [[]];
  let [wrong, swapped, all] = [0, 0, 0];
  const endPart = () => void parts.push([]);
  return {
    /** Adds a position, with its metres above the sea. */
    add(latitude: number, longitude: number, metres: number | undefined): void {
      all += 1;
      if (faultOf({ latitude, longitude }, bounds) === 'swapped') swapped += 1;
      if (areCoordinates(latitude, longitude))
        parts.at(-1)?.push({ latitude, longitude, elevation: elevationOf(metres) });
      else {
        wrong += 1;
        endPart();
      }
    },
    /** What follows is another part. */
    endPart,
    finish: (): FoundLine => ({
      line: parts.filter(({ length }) => length > 1),
      wrong,
      isSwapped: swapped * 2 > all,
    }),
  };
}

import { saudiArabia } from '#src/geo/bounds.ts';
import { linesOf, readGeoJson } from '#src/geo/geojson.ts';
import type { Line } from '#src/geo/line.ts';
import { routeOf, type Route } from '#src/geo/route.ts';
import { isAbsent } from '#src/schema/coerce.ts';
import { atOnce } from '#src/text/slices.ts';
import type { Flaw } from './flaw.ts';

/** A line as it was read, and what is shown of it. */
export interface ShownRoute {
  readonly line: Line;
  readonly route: Route;
}

/** What was read, and what its author has to know. */
export interface FoundRoute {
  /** Absent where there is no line. */
  readonly shown?: ShownRoute;
  readonly flaws: readonly Flaw[];
}

/** Reads the line that an author wrote as GeoJSON. */
export function readRoute(written: unknown): FoundRoute {
  if (isAbsent(written)) return { flaws: [] };
  const found = readGeoJson(written, saudiArabia);
  if (!found) return { flaws: [{ key: 'noGeoJson' }] };
  const line = linesOf(found);
  const has = (fault: string) => found.findings.some((finding) => finding.fault === fault);
  if (!line) return { flaws: [{ key: has('swapped') ? 'swapped' : 'noLine' }] };
  const route = atOnce(routeOf(line));
  return {
    shown: { line, route },
    flaws: [...(has('coordinates') ? [{ key: 'wrongPoints' } as const] : []), ...simplifiedFlaw(route)],
  };
}

/** That not every position is drawn. */
export const simplifiedFlaw = ({ isSimplified }: Route): readonly Flaw[] =>
  isSimplified ? [{ key: 'simplified' }] : [];

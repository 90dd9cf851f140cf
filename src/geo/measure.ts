import type { Steps } from '#src/text/slices.ts';
import { kilometresBetween, type Point } from './distance.ts';
import type { Line, Position } from './line.ts';

/** A point of a profile. */
export interface ProfilePoint extends Point {
  /** From the start of the line, without gaps. */
  readonly kilometres: number;
  /** Above the sea. */
  readonly metres: number;
}

/** What a line measures. */
export interface Measures {
  /** Without gaps. */
  readonly kilometres: number;
  /** How high the line goes, by distance; for each part of the line whose elevations are known a list. Empty where none are. */
  readonly profile: readonly (readonly ProfilePoint[])[];
  /** Metres up and down in all; absent without a profile. */
  readonly climb: Climb | undefined;
}

/** Metres up and down in all. */
export interface Climb {
  readonly ascent: number;
  readonly descent: number;
}

/** Positions that are measured without a pause. */
const slice = 4096;

/** About how many points a profile has. */
const profilePoints = 300;

/** Measures a line. */
export function* measured(line: Line): Steps<Measures> {
  const known: Position[][] = [];
  const distances: number[][] = [];
  let [kilometres, count] = [0, 0];
  let [ascent, descent] = [0, 0];
  for (const part of line) {
    const [positions, along]: [Position[], number[]] = [[], []];
    let last: Position | undefined;
    for (const position of part) {
      if (last) kilometres += kilometresBetween(last, position);
      last = position;
      if (position.elevation !== undefined) {
        positions.push(position);
        along.push(kilometres);
      }
      count += 1;
      if (count % slice === 0) yield;
    }
    if (positions.length < 2) continue;
    known.push(positions);
    distances.push(along);
    const climb = climbOf(positions);
    ascent += climb.ascent;
    descent += climb.descent;
  }
  const step = kilometres / profilePoints;
  return {
    kilometres,
    profile: known.map((positions, index) => profileOf(positions, distances[index] ?? [], step)),
    climb: known.length > 0 ? { ascent, descent } : undefined,
  };
}

/**
 * Metres by which a way must turn until it counts: less is noise of the device. Three are the default of GoldenCheetah (User
 * guide, Preferences, General: “Elevation hysteresis”).
 */
const hysteresis = 3;

/** Up and down from each turning point to the next. */
function climbOf(positions: readonly Position[]): Climb {
  const start = positions[0]?.elevation ?? 0;
  let [lowest, highest] = [start, start];
  /** The last turning point, and which way it goes since; the extreme is the next one if the way turns there. */
  let [turn, extreme, direction] = [start, start, 0];
  const sums = { up: 0, down: 0 };
  const add = () => (sums[direction > 0 ? 'up' : 'down'] += Math.abs(extreme - turn));
  for (const { elevation = start } of positions) {
    if (direction === 0) {
      [lowest, highest] = [Math.min(lowest, elevation), Math.max(highest, elevation)];
      if (highest - lowest < hysteresis) continue;
      direction = elevation === highest ? 1 : -1;
      [turn, extreme] = [direction > 0 ? lowest : highest, elevation];
    } else if ((elevation - extreme) * direction > 0) extreme = elevation;
    else if ((extreme - elevation) * direction >= hysteresis) {
      add();
      [turn, extreme, direction] = [extreme, elevation, -direction];
    }
  }
  if (direction !== 0) add();
  return { ascent: sums.up, descent: sums.down };
}

/** Points of a profile, `step` kilometres from each other, with the ends, the highest and the lowest position. */
function profileOf(positions: readonly Position[], along: readonly number[], step: number): ProfilePoint[] {
  const pointAt = (index: number, share = 0): ProfilePoint => {
    const [here, next] = [positions[index]!, positions[index + 1] ?? positions[index]!];
    const between = (from: number, to: number) => from + (to - from) * share;
    return {
      latitude: between(here.latitude, next.latitude),
      longitude: between(here.longitude, next.longitude),
      kilometres: between(along[index] ?? 0, along[index + 1] ?? along[index] ?? 0),
      metres: between(here.elevation ?? 0, next.elevation ?? 0),
    };
  };
  const elevations = positions.map(({ elevation = 0 }) => elevation);
  const extremes = [Math.min, Math.max].map((pick) =>
    elevations.indexOf(elevations.reduce((one, other) => pick(one, other))),
  );
  const points: ProfilePoint[] = [];
  const add = (point: ProfilePoint) => {
    if (point.kilometres > (points.at(-1)?.kilometres ?? -1)) points.push(point);
  };
  let next = along[0] ?? 0;
  for (let index = 0; index < positions.length - 1; index += 1) {
    const [from = 0, to = 0] = [along[index], along[index + 1]];
    if (extremes.includes(index)) add(pointAt(index));
    for (; next < to; next += step) add(pointAt(index, (next - from) / (to - from)));
  }
  add(pointAt(positions.length - 1));
  return points;
}

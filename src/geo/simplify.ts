import type { Steps } from '#src/text/slices.ts';
import type { Line, Position } from './line.ts';

/** Positions that are looked at together, whose first and last stay: few enough for a short task, whatever way they take. */
const windowSize = 500;

/** Metres of one degree of latitude, and around the earth. */
const metresInDegree = 111_195;
const around = 360 * metresInDegree;

/**
 * A line of at most `most` positions that runs close to the one given (Douglas-Peucker): positions go that lie within a metre
 * of what is left, within four metres if that is not enough, and so on. The ends of parts stay, even where they alone are more.
 */
export function* simplified(line: Line, most: number): Steps<Line> {
  let result = line;
  for (let tolerance = 1; countOf(result) > most && tolerance < around; tolerance *= 4) {
    const parts: Position[][] = [];
    for (const part of result) {
      const kept: Position[] = [];
      for (let from = 0; from < part.length - 1; from += windowSize - 1) {
        const window = part.slice(from, from + windowSize);
        kept.push(...thinned(window, tolerance).slice(from === 0 ? 0 : 1));
        yield;
      }
      parts.push(kept);
    }
    result = parts;
  }
  return result;
}

/** Positions of all parts. */
export const countOf = (line: Line): number => line.reduce((sum, part) => sum + part.length, 0);

/** @param tolerance in metres */
function thinned(positions: readonly Position[], tolerance: number): readonly Position[] {
  const width = metresInDegree * Math.cos(((positions[0]?.latitude ?? 0) * Math.PI) / 180);
  const x = positions.map(({ longitude }) => longitude * width);
  const y = positions.map(({ latitude }) => latitude * metresInDegree);
  const isKept = new Set([0, positions.length - 1]);
  const open: [from: number, to: number][] = [[0, positions.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [farthest, distance] = [-1, tolerance ** 2];
    for (let at = from + 1; at < to; at += 1) {
      const away = squareToSpan(x, y, at, from, to);
      if (away > distance) [farthest, distance] = [at, away];
    }
    if (farthest < 0) continue;
    isKept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return positions.filter((_, index) => isKept.has(index));
}

/** The square of the metres from a position to the straight line between two others. */
function squareToSpan(
  x: readonly number[],
  y: readonly number[],
  at: number,
  from: number,
  to: number,
): number {
  const [startX = 0, startY = 0] = [x[from], y[from]];
  const [alongX, alongY] = [(x[to] ?? 0) - startX, (y[to] ?? 0) - startY];
  const [awayX, awayY] = [(x[at] ?? 0) - startX, (y[at] ?? 0) - startY];
  const square = alongX ** 2 + alongY ** 2;
  const share = square > 0 ? Math.min(1, Math.max(0, (awayX * alongX + awayY * alongY) / square)) : 0;
  return (awayX - share * alongX) ** 2 + (awayY - share * alongY) ** 2;
}

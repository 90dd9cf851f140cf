import { listOf } from '#src/text/list-of.ts';

/** A step that people count in: 1, 2 or 5 with noughts, so that a span has at most `most` of them. */
export function stepFor(span: number, most: number): number {
  const least = span / most;
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power;
}

/** Multiples of a step within a span, its ends included. */
export function ticksOf(from: number, to: number, step: number): readonly number[] {
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return listOf(Math.max(0, last - first + 1), (index) => (first + index) * step);
}

/** From a value to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * What an axis of heights shows: whole steps around the values, and never so little that level ground looks like mountains.
 *
 * @param least what it shows at least
 */
export function heightSpan(values: readonly number[], least: number): Span & { readonly step: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const missing = Math.max(0, least - (high - low)) / 2;
  const step = stepFor(high - low + 2 * missing, 4);
  return {
    from: Math.floor((low - missing) / step) * step,
    to: Math.ceil((high + missing) / step) * step,
    step,
  };
}

/** Where a value lies in a span, in percent. */
export const shareOf = (value: number, { from, to }: Span): number =>
  to > from ? ((value - from) / (to - from)) * 100 : 0;

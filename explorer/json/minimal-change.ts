/** One stretch of a text that is replaced, in UTF-16 units. */
export interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

const isSecondHalf = (unit: string | undefined): boolean =>
  unit !== undefined && /^[\uDC00-\uDFFF]$/.test(unit);

/**
 * What has to change for one text to become another: all but what they begin and end with alike, so that a caret outside
 * it stays where it is. No character of two units is cut.
 *
 * @returns undefined where both are the same
 */
export function minimalChange(before: string, after: string): Change | undefined {
  if (before === after) return undefined;
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  if (start > 0 && (isSecondHalf(before[start]) || isSecondHalf(after[start]))) start -= 1;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  if (end > 0 && isSecondHalf(before[before.length - end])) end -= 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}

/** From one month to another, over the end of the year where the second is smaller; 1 is January. */
type Run = readonly [from: number, to: number];

const after = (month: number) => (month % 12) + 1;
const before = (month: number) => ((month + 10) % 12) + 1;

/**
 * Months that follow each other as stretches, also over the end of the year. All twelve are one from January to December.
 */
export function monthRuns(months: readonly number[]): readonly Run[] {
  const named = new Set(months.filter((month) => Number.isInteger(month) && month >= 1 && month <= 12));
  if (named.size === 12) return [[1, 12]];
  return [...named]
    .filter((month) => !named.has(before(month)))
    .toSorted((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (named.has(after(to))) to = after(to);
      return [from, to];
    });
}

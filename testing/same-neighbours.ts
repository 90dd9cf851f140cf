/** How far apart neighbours stand: one beside the other, or below it in three or four columns. */
const distances = [1, 3, 4];

/**
 * Values that stand beside or below an equal one.
 *
 * @param values in reading order; what is undefined has no picture and equals nothing
 * @returns each with the two places at which it stands
 */
export const sameNeighbours = (
  values: readonly (string | undefined)[],
  apart: readonly number[] = distances,
): string[] =>
  values.flatMap((value, index) =>
    apart
      .filter((distance) => value !== undefined && values[index + distance] === value)
      .map((distance) => `${value} at ${index} and ${index + distance}`),
  );

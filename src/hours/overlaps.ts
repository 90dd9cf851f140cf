import { dayLength, readSchedule, type HoursRow, type Interval, type Row } from './schedule.ts';

const week = 7 * dayLength;

/** Pairs of rows, by their places in the list, that are open at the same time: one of them is a mistake. */
export function overlaps(
  hours: readonly HoursRow[],
  timeZone: string,
): readonly (readonly [number, number])[] {
  return readSchedule(hours, timeZone).flatMap(({ rows }) =>
    rows.flatMap((row, place) =>
      rows
        .slice(place + 1)
        .filter((other) => overlap(row, other))
        .map((other) => [row.index, other.index] as const),
    ),
  );
}

const overlap = (row: Row, other: Row): boolean =>
  inWeek(row).some(([start, end]) =>
    inWeek(other).some(([otherStart, otherEnd]) =>
      // The night from Sunday to Monday runs into the next week.
      [-week, 0, week].some((shift) => start < otherEnd + shift && otherStart + shift < end),
    ),
  );

const inWeek = ({ days, times }: Row): Interval[] =>
  times ? [...days].map((day) => [day * dayLength + times[0], day * dayLength + times[1]]) : [];

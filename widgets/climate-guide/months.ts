import { listOf } from '#src/text/list-of.ts';

import type { City, Month } from './widget.ts';

/** What is typical of a month; a key is missing where nobody knows. */
export type Normals = Omit<Month, 'month'>;

/** Whether the coldest is said to be warmer than the warmest: one of the two is wrong. */
const isReversed = ({ high, low }: Normals): boolean => high !== undefined && low !== undefined && high < low;

/** A year of a city, as far as it is known. */
export interface Year {
  /** Twelve, from January on; undefined for a month that its author left out. */
  readonly months: readonly (Normals | undefined)[];
  /** Months without an entry, 1 for January. */
  readonly missing: readonly number[];
  /** Months whose temperatures are left out, since the high is below the low. */
  readonly reversed: readonly number[];
}

/** The entries of a city at their months. Of two for the same month the first counts. */
export function yearOf({ months }: Pick<City, 'months'>): Year {
  const byMonth = new Map<number, Month>();
  for (const [index, entry] of months.entries()) {
    const month = entry.month ?? index + 1;
    if (!byMonth.has(month)) byMonth.set(month, entry);
  }
  const all = listOf(12, (index) => index + 1);
  return {
    months: all.map((month) => {
      const entry = byMonth.get(month);
      return entry && isReversed(entry) ? { ...entry, high: undefined, low: undefined } : entry;
    }),
    missing: all.filter((month) => !byMonth.has(month)),
    reversed: all.filter((month) => isReversed(byMonth.get(month) ?? {})),
  };
}

/** Degrees as they are shown, whole. @param celsius in °C */
export function degreesIn(unit: 'c' | 'f', celsius: number): number {
  const degrees = Math.round(unit === 'f' ? celsius * 1.8 + 32 : celsius);
  // Not minus nothing.
  return degrees === 0 ? 0 : degrees;
}

/** Minutes since midnight. @param time `HH:MM` */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** What to wear: key of a message. */
export type Clothing = 'hot' | 'warm' | 'mild' | 'cool' | 'cold' | 'coldNights' | 'wet';

/** °C of the warmest of the day from which on each is worn, the warmest first. */
const byHigh = [
  ['hot', 35],
  ['warm', 27],
  ['mild', 19],
  ['cool', 10],
] as const;

/** Below so many °C at night more is worn than by day. */
const coldNight = 13;

/** Millimetres a month from which on rain is to be expected. */
const wetMonth = 20;

/** What to wear in a month, by what is known of it; nothing where the high is not. */
export function clothingFor({ high, low, rainMm = 0 }: Normals): readonly Clothing[] {
  if (high === undefined) return [];
  const byDay = byHigh.find(([, from]) => high >= from)?.[0] ?? 'cold';
  const isCold = byDay === 'cold' || byDay === 'cool';
  return [
    byDay,
    ...(!isCold && low !== undefined && low < coldNight ? (['coldNights'] as const) : []),
    ...(rainMm >= wetMonth ? (['wet'] as const) : []),
  ];
}

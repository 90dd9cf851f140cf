import { useSyncExternalStore } from 'react';
import type { Format } from '#src/i18n/format.ts';
import { dayOf } from '#src/i18n/dates.ts';
import { usePage } from '#src/widget/context.ts';

/** Months from 1. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The name of a month, from 1. */
export const monthName = (format: Format, month: number, style: 'long' | 'short' | 'narrow'): string =>
  format.date(`2026-${String(month).padStart(2, '0')}-15`, { month: style });

/** Months from one on, over the end of the year. */
export const monthsFrom = (first: number): readonly number[] =>
  months.map((month) => ((month + first - 2) % 12) + 1);

const never = () => () => {};

/** The month that it is in the zone of the site; undefined where nobody can know it: on a server. */
export function useThisMonth(): number | undefined {
  const { timeZone } = usePage().site;
  return useSyncExternalStore(
    never,
    () => Number(dayOf(new Date(), timeZone).slice(5, 7)),
    () => undefined,
  );
}

import type { Format } from '#src/i18n/format.ts';
import { useToday } from '#src/time/useToday.ts';
import { usePage } from '#src/widget/context.ts';

/** Months from 1. */
export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** The name of a month, from 1. */
export const monthName = (format: Format, month: number, style: 'long' | 'short' | 'narrow'): string =>
  format.date(`2026-${String(month).padStart(2, '0')}-15`, { month: style });

/** Months from one on, over the end of the year. */
export const monthsFrom = (first: number): readonly number[] =>
  months.map((month) => ((month + first - 2) % 12) + 1);

/** The month that it is in the zone of the site; undefined where nobody can know it: on a server. */
export function useThisMonth(): number | undefined {
  const today = useToday(usePage().site.timeZone);
  return today === undefined ? undefined : Number(today.slice(5, 7));
}

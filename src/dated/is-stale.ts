import { addDays } from '#src/i18n/dates.ts';

/**
 * Whether what was true on a day is older than it may be.
 *
 * @param asOf `yyyy-mm-dd`
 * @param today `yyyy-mm-dd`; undefined while nobody knows it, and then nothing is old
 */
export const isStale = (asOf: string, staleDays: number, today: string | undefined): boolean =>
  today !== undefined && addDays(asOf, staleDays) < today;

import { addDays } from '#src/i18n/dates.ts';
import type { Config } from './widget.ts';

/** Days from one to another, `yyyy-mm-dd`, the last one included; an open end is empty. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A range that visitors choose with one press. */
export type QuickRange = Config['defaultRange'] | 'past';

/** Friday and Saturday, as days of the week from Sunday, 0. */
const friday = 5;
const saturday = 6;

/** The months with which the seasons end, from January, 1: winter ends in February. */
const seasonEnds = [2, 5, 8, 11];

const ranges: Readonly<Record<QuickRange, (today: string) => Days>> = {
  today: (today) => ({ from: today, to: today }),
  weekend: weekendFrom,
  '30d': (today) => ({ from: today, to: addDays(today, 29) }),
  season: (today) => ({ from: today, to: seasonEnd(today) }),
  past: (today) => ({ from: '', to: addDays(today, -1) }),
};

/** The days of a quick range. @param today `yyyy-mm-dd` in the zone of the site */
export const quickDays = (range: QuickRange, today: string): Days => ranges[range](today);

/** The weekend that comes or runs; on Saturday what is left of it. */
function weekendFrom(today: string): Days {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === saturday) return { from: today, to: today };
  const from = addDays(today, (friday - weekday + 7) % 7);
  return { from, to: addDays(from, 1) };
}

/** The last day of the running season: Dec–Feb, Mar–May, Jun–Aug, Sep–Nov. */
function seasonEnd(today: string): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const last = seasonEnds.find((end) => month <= end) ?? 14;
  // The day before the first one of the next month.
  return new Date(Date.UTC(year, last, 0)).toISOString().slice(0, 10);
}

/** As the address has them (contract, section 4). */
export const writeDays = ({ from, to }: Days): string => `${from}..${to}`;

/** Days of the address; undefined without any. The engine has read them already: they are days, in their order. */
export function readDays(value: string | undefined): Days | undefined {
  const [from = '', to] = value?.split('..') ?? [];
  return to === undefined ? undefined : { from, to };
}

/** Whether all days of a range are over. */
export const isPast = ({ to }: Days, today: string): boolean => to !== '' && to < today;

/** Whether events without a date belong to a range: to all but today, a single day, and what is over. */
export const hasUndated = (days: Days, today: string): boolean =>
  days.from !== days.to && !isPast(days, today);

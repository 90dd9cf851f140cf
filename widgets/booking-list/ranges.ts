import { readRange } from '#src/catalogue/filters/ranges.ts';
import { addDays } from '#src/i18n/dates.ts';
import type { Config } from './widget.ts';

/** Days from one to another, `yyyy-mm-dd`, the last one included; an open end is empty. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** A range that visitors choose with one press; `custom` has any days. */
export type RangeName = Config['ranges'][number];

export const allDays: Days = { from: '', to: '' };

/** The days of a range: of `custom` all. @param today `yyyy-mm-dd` in the zone of the site */
export function daysOf(range: RangeName, today: string): Days {
  if (range === 'custom') return allDays;
  if (range === 'next90') return { from: today, to: addDays(today, 89) };
  const from = `${today.slice(0, 8)}01`;
  return { from, to: addDays(`${addDays(from, 31).slice(0, 8)}01`, -1) };
}

export const isSame = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to;

/** As the address has them (contract, section 4). */
export const writeDays = ({ from, to }: Days): string => `${from}..${to}`;

/** Days of the address, in their order; an end that is no day is open. */
export const readDays = (value: string): Days => readRange(value, 'date');

/** The range with more days that is offered where one has no bookings; undefined where it has all days. */
export function widerThan(days: Days, offered: readonly RangeName[], today: string): RangeName | undefined {
  if (isSame(days, allDays)) return undefined;
  return isSame(days, daysOf('month', today)) && offered.includes('next90') ? 'next90' : 'custom';
}

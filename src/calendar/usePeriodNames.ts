import { useFormat } from '#src/widget/useFormat.ts';
import type { CalendarName, DayRange } from './days.ts';
import { hijriRange } from './hijri-range.ts';
import { useCalendarMessages } from './messages.ts';

/**
 * The names of a month, year or week.
 *
 * @param counted the calendar that it is a period of
 * @param written what is written of a day
 * @returns `name`: in its own calendar; `other`: what it touches of the other; `calendars`: this, and both calendars by name
 */
export function usePeriodNames(
  { from, to }: DayRange,
  counted: CalendarName,
  written: Intl.DateTimeFormatOptions,
): Readonly<Record<'name' | 'other' | 'calendars', string>> {
  const t = useCalendarMessages();
  const format = useFormat();
  const gregorian = format.dateRange(from, to, written);
  const hijri = hijriRange(format, from, to, written);
  return counted === 'hijri'
    ? { name: hijri, other: gregorian, calendars: t('hijriWith', { months: gregorian }) }
    : { name: gregorian, other: hijri, calendars: t('gregorianWith', { months: hijri }) };
}

/** What is written of the days of a month for its name. */
export const monthAndYear = { month: 'long', year: 'numeric' } as const;

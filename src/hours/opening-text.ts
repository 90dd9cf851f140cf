import { addDays, dayOf } from '#src/i18n/dates.ts';
import type { Format } from '#src/i18n/format.ts';
import type { TranslateHours } from './messages.ts';
import type { Opening } from './opening.ts';
import { dayLength, weekdayOf } from './schedule.ts';

/** Whether a place is open, and until when, in a few words. */
export function openingText(opening: Opening, timeZone: string, t: TranslateHours, format: Format): string {
  const { isOpen, next, at } = opening;
  if (!next) return t(isOpen ? 'openAlways' : 'closed');
  // "11:00 PM" stays on one line.
  const time = format.time(next.at).replaceAll(' ', '\u00a0');
  const [today, then] = [dayOf(at, timeZone), dayOf(next.at, timeZone)];
  // Closing at two in the night is said without "tomorrow": it is this evening's end.
  const isNear = isOpen ? next.at.getTime() - at.getTime() < dayLength : today === then;
  if (isNear) return t(isOpen ? 'openUntil' : 'closedUntil', { time });
  const day = dayText(today, then, t, format);
  return t(isOpen ? 'openUntilDay' : 'closedUntilDay', { day, time });
}

/** A day as it stands in a sentence: tomorrow, a weekday within a week, else its date, with the year if it is another. */
function dayText(today: string, day: string, t: TranslateHours, format: Format): string {
  if (day === addDays(today, 1)) return t('tomorrow');
  if (day < addDays(today, 7)) return t(`day${weekdayOf(day)}`);
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' as const };
  return t('onDate', { date: format.date(day, { day: 'numeric', month: 'long', ...year }) });
}

import type { EventRecord } from '#src/events/event.ts';
import { daysIn, touches, type Occurrence } from '#src/events/occurrences.ts';
import { isPast, type Days } from './ranges.ts';

/** When and among which days an event is shown. */
export interface Around {
  readonly days: Days;
  /** Undefined where nobody can know it. */
  readonly now: Date | undefined;
  readonly today: string;
  readonly siteZone: string;
}

/** The date of an event that is shown among some days, and the day that it stands under. */
export interface ShownDate {
  readonly occurrence: Occurrence;
  /** `yyyy-mm-dd`; that of one which began earlier is the first of the days. */
  readonly day: string;
  /** How many dates are still to come beside it, whatever days are shown. */
  readonly further: number;
  readonly isNow: boolean;
}

/**
 * Which date of an event is shown: the first one of the days that is not over, where all of these are over the last one.
 * Undefined for an event without a date.
 */
export function shownDate(record: EventRecord, around: Around): ShownDate | undefined {
  const { days, now, today, siteZone } = around;
  const within = record.occurrences.filter((one) => touches(one, days, siteZone));
  const coming = isPast(days, today) ? undefined : within.find(({ end }) => !now || end > now);
  const occurrence = coming ?? within.at(-1) ?? record.occurrences.at(-1);
  if (!occurrence) return undefined;
  const { first } = daysIn(occurrence, siteZone);
  const further = now
    ? record.occurrences.filter((one) => one.start > now && one !== occurrence).length
    : record.occurrences.length - 1;
  return {
    occurrence,
    day: first < days.from ? days.from : first,
    further,
    isNow: now !== undefined && occurrence.start <= now && occurrence.end > now,
  };
}

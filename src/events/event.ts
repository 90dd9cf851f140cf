import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { readOccurrences, type Occurrence } from './occurrences.ts';

/** How an event is meant to take place. */
export type EventStatus = 'scheduled' | 'postponed' | 'cancelled' | 'soldout';

/** What is read of an event: an item of the search (`event`, `b2bEvent`), or one that its author wrote. */
export type EventSource = Partial<
  Pick<
    FullItem,
    | 'id'
    | 'title'
    | 'description'
    | 'url'
    | 'featureImage'
    | 'venue'
    | 'city'
    | 'region'
    | 'startDate'
    | 'endDate'
    | 'timeZone'
    | 'capacity'
    | 'remaining'
    | 'seatsPerCompany'
    | 'waitlist'
    | 'free'
    | 'priceFrom'
    | 'currency'
  >
> & {
  readonly opens?: string | undefined;
  readonly closes?: string | undefined;
  readonly status?: string | undefined;
  readonly occurrences?: FullItem['occurrences'] | undefined;
};

/** An event whose dates are read: what all widgets with events go by. */
export interface EventRecord {
  readonly source: EventSource;
  readonly status: EventStatus;
  /** Its own zone; the site's where it names none that is known. */
  readonly timeZone: string;
  /** Valid ones by their start; none while its date is to be announced. */
  readonly occurrences: readonly Occurrence[];
}

const statuses: readonly string[] = ['scheduled', 'postponed', 'cancelled', 'soldout'];

/** What was read of each event, by the zone of the site. */
const records = new Map<string, WeakMap<EventSource, EventRecord>>();

/** Reads each event once: lists of hundreds are drawn often, and some have thousands of dates. */
export function readKeptEvent(source: EventSource, siteZone: string): EventRecord {
  const kept = records.get(siteZone) ?? new WeakMap<EventSource, EventRecord>();
  records.set(siteZone, kept);
  const record = kept.get(source) ?? readEvent(source, siteZone);
  kept.set(source, record);
  return record;
}

/** Reads an event; nothing here knows what time it is. */
export function readEvent(source: EventSource, siteZone: string): EventRecord {
  const { occurrences = [], startDate, endDate, status = '' } = source;
  const timeZone = isZone(source.timeZone) ? source.timeZone : siteZone;
  const fromDates = startDate ? [{ start: startDate, end: endDate }] : [];
  return {
    source,
    status: statuses.includes(status) ? (status as EventStatus) : 'scheduled',
    timeZone,
    occurrences: readOccurrences(occurrences.length > 0 ? occurrences : fromDates, timeZone),
  };
}

const zones = new Map<string, boolean>();

function isZone(timeZone: string | undefined): timeZone is string {
  if (!timeZone) return false;
  let isKnown = zones.get(timeZone);
  if (isKnown === undefined) {
    try {
      isKnown = Boolean(new Intl.DateTimeFormat('en', { timeZone }));
    } catch {
      isKnown = false;
    }
    zones.set(timeZone, isKnown);
  }
  return isKnown;
}

/** How an event stands at an instant. */
export interface EventNow {
  /** The occurrence that has begun and not ended; of several the one that began last. */
  readonly current: Occurrence | undefined;
  /** The first one that has not begun. */
  readonly next: Occurrence | undefined;
  /** The one to show: current, else next, else the last; undefined while its date is to be announced. */
  readonly shown: Occurrence | undefined;
  /** Those that have not ended, in their order. */
  readonly coming: readonly Occurrence[];
  /** How many are still to come beside the one that is shown. */
  readonly further: number;
  /** All of them have ended. An event without dates is never past. */
  readonly isPast: boolean;
}

/** Where an event stands among its dates. */
export function eventAt({ occurrences }: Pick<EventRecord, 'occurrences'>, now: Date): EventNow {
  const coming = occurrences.filter(({ end }) => end > now);
  const current = coming.findLast(({ start }) => start <= now);
  const next = coming.find(({ start }) => start > now);
  const shown = current ?? next ?? occurrences.at(-1);
  const toCome = coming.filter((one) => one.start > now && one !== shown).length;
  return {
    current,
    next,
    shown,
    coming,
    further: toCome,
    isPast: occurrences.length > 0 && coming.length === 0,
  };
}

/**
 * The occurrences to choose from and to put into a calendar: those still to come, after the event all of them.
 *
 * @param now undefined where nobody can know it
 */
export function offered(record: EventRecord, now: Date | undefined): readonly Occurrence[] {
  const { coming } = now ? eventAt(record, now) : { coming: record.occurrences };
  return coming.length > 0 ? coming : record.occurrences;
}

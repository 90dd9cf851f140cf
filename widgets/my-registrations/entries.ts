import { eventAt, readEvent, type EventRecord } from '#src/events/event.ts';
import type { RegistrationEvent } from '#src/events/registration-event.schema.ts';
import type { Registration } from '#src/events/registration.schema.ts';

/** A registration with its event; without a record where the event is missing. */
export interface Entry {
  readonly registration: Registration;
  readonly record: EventRecord | undefined;
}

/** Joins registrations and events. @param siteZone zone of events that name none */
export const joined = (
  registrations: readonly Registration[],
  events: readonly RegistrationEvent[],
  siteZone: string,
): readonly Entry[] =>
  registrations.map((registration) => {
    const item = events.find(({ id }) => id === registration.eventId);
    return { registration, record: item && readEvent(item, siteZone) };
  });

/** Entries to come by their next dates, and past ones, the latest first. One without dates or event is to come. */
export function inTime(entries: readonly Entry[], now: Date) {
  const isPast = ({ registration, record }: Entry) =>
    registration.status === 'attended' || (record !== undefined && eventAt(record, now).isPast);
  const startOf = (entry: Entry) =>
    (entry.record && datesOf(entry.record, isPast(entry), now)?.start.getTime()) ?? Number.MAX_SAFE_INTEGER;
  const sorted = entries.toSorted((a, b) => startOf(a) - startOf(b));
  return {
    upcoming: sorted.filter((entry) => !isPast(entry)),
    past: sorted.filter(isPast).toReversed(),
  };
}

const hour = 3_600_000;

/** The last moment to cancel: some hours before the event begins next. Undefined for one without dates. */
export function cancelLimit({ record }: Entry, cancelHours: number, now: Date): Date | undefined {
  const next = record && eventAt(record, now).coming[0];
  return next && new Date(next.start.getTime() - cancelHours * hour);
}

/** The dates that a registration is about: the next ones, or for a past one those that have ended last. */
export function datesOf(record: EventRecord, isPast: boolean, now: Date) {
  const ended = isPast ? record.occurrences.findLast(({ end }) => end <= now) : undefined;
  return ended ?? eventAt(record, now).shown;
}

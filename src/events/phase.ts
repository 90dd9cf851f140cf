import { endOf, startOf } from '#src/i18n/dates.ts';
import { eventAt, type EventRecord } from './event.ts';

/** Where the registration for an event stands. */
export type Phase = 'cancelled' | 'postponed' | 'past' | 'notOpen' | 'open' | 'waitlist' | 'full' | 'closed';

/** When registration opens and closes, as far as the event says it. */
export function phaseLimits({ source: { opens = '', closes = '' }, timeZone }: Limited) {
  return { opens: startOf(opens, timeZone), closes: endOf(closes, timeZone) };
}

type Limited = Pick<EventRecord, 'source' | 'timeZone'>;

/**
 * Whether visitors can register, and if not, why. Before it opens and after it closes nothing is said of places; without
 * places left there is a waiting list, or it is full.
 */
export function registrationPhase(record: EventRecord, now: Date): Phase {
  const { status, source } = record;
  if (status === 'cancelled') return 'cancelled';
  if (eventAt(record, now).isPast) return 'past';
  if (status === 'postponed') return 'postponed';
  const { opens, closes } = phaseLimits(record);
  if (closes && closes <= now) return 'closed';
  if (opens && opens > now) return 'notOpen';
  const hasPlace = status !== 'soldout' && (source.remaining === undefined || source.remaining > 0);
  if (hasPlace) return 'open';
  return source.waitlist ? 'waitlist' : 'full';
}

/** Instants at which something about an event changes, in ms since 1970, in no order. */
export function momentsOf(record: EventRecord): readonly number[] {
  const { opens, closes } = phaseLimits(record);
  return [opens, closes, ...record.occurrences.flatMap(({ start, end }) => [start, end])].flatMap(
    (moment) => moment?.getTime() ?? [],
  );
}

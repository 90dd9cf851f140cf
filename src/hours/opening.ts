import { addDays, dayOf, fromWall } from '#src/i18n/dates.ts';
import { intervalsFrom, joined, readSchedule, type HoursRow, type Interval } from './schedule.ts';

/** From when to when a place is open. */
export interface Span {
  readonly opens: Date;
  readonly closes: Date;
}

/** What can be said of a place at an instant. */
export interface Opening {
  /** The instant. */
  readonly at: Date;
  readonly isOpen: boolean;
  /** When that changes; undefined where it does not within a year: always open, or closed for good. */
  readonly next?: { readonly at: Date; readonly kind: 'opens' | 'closes' };
  /** The hours that begin on this day at the place. */
  readonly today: readonly Span[];
}

/** How many days ahead a change is looked for. */
const horizon = 366;

/**
 * Whether a place is open at an instant, and until when (conventions, "Hours"; decision 90).
 *
 * @param timeZone the place's, whatever the visitor's is
 * @returns undefined where the hours say nothing: there are none, or all are damaged
 */
export function openingAt(hours: readonly HoursRow[], instant: Date, timeZone: string): Opening | undefined {
  const schedule = readSchedule(hours, timeZone);
  if (schedule.length === 0) return undefined;
  const day = dayOf(instant, timeZone);
  const spansFrom = (first: string, days: number) => spans(intervalsFrom(schedule, first, days), timeZone);
  const today = [...spansFrom(day, 1)];
  // What began yesterday may last until now.
  for (const { opens, closes } of spansFrom(addDays(day, -1), horizon + 1)) {
    if (closes <= instant) continue;
    const isOpen = opens <= instant;
    const change = isOpen ? closes : opens;
    const isWithinYear = dayOf(change, timeZone) < addDays(day, horizon);
    return {
      at: instant,
      isOpen,
      today,
      ...(isWithinYear && { next: { at: change, kind: isOpen ? 'closes' : 'opens' } }),
    };
  }
  return { at: instant, isOpen: false, today };
}

/** From what clocks show to instants. Joined before, so that a place that never closes is read as two times of a clock. */
function* spans(intervals: Iterable<Interval>, timeZone: string): Generator<Span> {
  // Joined again: where clocks are put forward, a time that they do not show may lie behind one that they do.
  for (const [opens, closes] of joined(instants(joined(intervals), timeZone)))
    yield { opens: new Date(opens), closes: new Date(closes) };
}

function* instants(intervals: Iterable<Interval>, timeZone: string): Generator<Interval> {
  for (const [start, end] of intervals) {
    const [opens, closes] = [fromWall(start, timeZone), fromWall(end, timeZone)];
    // Hours that a change of clocks leaves out are none.
    if (opens < closes) yield [opens, closes];
  }
}

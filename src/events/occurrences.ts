import { addDays, dayOf, endOf, isDay, startOf } from '#src/i18n/dates.ts';

/** An occurrence as authors and services write it. */
export interface WrittenOccurrence {
  readonly start: string;
  readonly end?: string | undefined;
  readonly allDay?: boolean | undefined;
}

/** One time at which an event takes place. */
export interface Occurrence {
  /** Tells it from the event's others, the same in every language and zone: its first day or its instant. */
  readonly key: string;
  readonly start: Date;
  /** When it is over. */
  readonly end: Date;
  /** False where nobody wrote a usable end: it lasts to the end of its day, and no end is shown. */
  readonly hasEnd: boolean;
  /** Its days, `yyyy-mm-dd`, where it takes whole days; they are the same wherever one is. */
  readonly days: { readonly first: string; readonly last: string } | undefined;
}

/** Occurrences that are kept of one event (conventions, "Item"). */
const most = 2000;

/**
 * The occurrences of an event in their order, each once. One that cannot be read is left out; one that ends before it
 * starts is a single day.
 *
 * @param timeZone of the event: days are its days, and a time without offset is a time there
 */
export function readOccurrences(
  written: readonly WrittenOccurrence[],
  timeZone: string,
): readonly Occurrence[] {
  const byKey = new Map<string, Occurrence>();
  for (const one of written.slice(0, most)) {
    const occurrence = readOccurrence(one, timeZone);
    if (occurrence) byKey.set(occurrence.key, occurrence);
  }
  return [...byKey.values()].toSorted((a, b) => a.start.getTime() - b.start.getTime());
}

function readOccurrence(
  { start, end = '', allDay = false }: WrittenOccurrence,
  timeZone: string,
): Occurrence | undefined {
  const from = startOf(start, timeZone);
  if (!from) return undefined;
  const to = endOf(end, timeZone);
  // Midnight at the end of the last day is no day more.
  const lastMoment = to && to > from ? new Date(to.getTime() - 1) : from;
  if (allDay || isDay(start)) {
    const days = { first: dayOf(from, timeZone), last: dayOf(lastMoment, timeZone) };
    return {
      key: days.first,
      start: startOf(days.first, timeZone) ?? from,
      end: endOf(days.last, timeZone) ?? from,
      hasEnd: true,
      days,
    };
  }
  const hasEnd = to !== undefined && to > from;
  return {
    key: from.toISOString(),
    start: from,
    end: hasEnd ? to : (endOf(dayOf(from, timeZone), timeZone) ?? from),
    hasEnd,
    days: undefined,
  };
}

/** The first and the last day, `yyyy-mm-dd`, that an occurrence touches in the zone of the site. */
export function daysIn(
  { start, end, hasEnd, days }: Occurrence,
  siteZone: string,
): { readonly first: string; readonly last: string } {
  if (days) return days;
  const first = dayOf(start, siteZone);
  return { first, last: hasEnd ? dayOf(new Date(end.getTime() - 1), siteZone) : first };
}

/** Days from one to another, `yyyy-mm-dd`; an open end is empty. */
interface Range {
  readonly from: string;
  readonly to: string;
}

/** Whether an occurrence touches one of the days from first to last. */
export function touches({ start, end, hasEnd, days }: Occurrence, range: Range, siteZone: string): boolean {
  const { from, to } = range;
  if (days) return (to === '' || days.first <= to) && (from === '' || days.last >= from);
  const limits = limitsOf(range, siteZone);
  return start.getTime() < limits.end && (hasEnd ? end.getTime() - 1 : start.getTime()) >= limits.start;
}

/** The instants that limit days, as they were asked for last: thousands of dates are compared with the same days. */
let known = { from: '', to: '', siteZone: '', start: -Infinity, end: Infinity };

function limitsOf({ from, to }: Range, siteZone: string) {
  if (known.from !== from || known.to !== to || known.siteZone !== siteZone) {
    const start = startOf(from, siteZone)?.getTime() ?? -Infinity;
    known = { from, to, siteZone, start, end: endOf(to, siteZone)?.getTime() ?? Infinity };
  }
  return known;
}

/** The days, `yyyy-mm-dd`, from first to last. */
export function daysBetween(first: string, last: string): readonly string[] {
  const days: string[] = [];
  for (let day = first; day !== '' && day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}

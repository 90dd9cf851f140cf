import { addDays } from '#src/i18n/dates.ts';
import { contentLines, escaped } from './content-lines.ts';

/** Calendar files (iCalendar, RFC 5545), which calendar programs of every system read. */

/** An instant to another; without an end it takes no time. */
export interface TimedSpan {
  readonly start: Date;
  readonly end?: Date | undefined;
}

/** Whole days, `yyyy-mm-dd`, wherever one is: the last one is part of it. */
export interface DaySpan {
  readonly firstDay: string;
  readonly lastDay: string;
}

/** One occurrence as it stands in a visitor's calendar. */
export interface CalendarEntry {
  /** The same for the same occurrence each time, and unlike all others: a calendar replaces what it has by it. */
  readonly uid: string;
  readonly title: string;
  readonly span: TimedSpan | DaySpan;
  readonly description?: string | undefined;
  readonly location?: string | undefined;
  /** Absolute. */
  readonly url?: string | undefined;
  /** `confirmed` by default. */
  readonly status?: 'confirmed' | 'tentative' | 'cancelled' | undefined;
}

/** Media type of a calendar file. */
export const icsType = 'text/calendar;charset=utf-8';

/**
 * A calendar file with one or several entries.
 *
 * @param now when it is made; of two files a calendar takes the later one
 */
export const toIcs = (entries: readonly CalendarEntry[], now: Date): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//tourism-widgets//tourism-widgets//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...entries.flatMap((entry) => linesOf(entry, now)),
    'END:VCALENDAR',
  ]);

function linesOf({ uid, title, span, description, location, url, status }: CalendarEntry, now: Date) {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(uid)}`,
    `DTSTAMP:${stamp(now)}`,
    // A calendar that has the entry takes its cancellation for newer by the sequence.
    `SEQUENCE:${status === 'cancelled' ? 1 : 0}`,
    ...spanLines(span),
    `SUMMARY:${escaped(title)}`,
    ...textLine('DESCRIPTION', description),
    ...textLine('LOCATION', location),
    // An address is no text: it is written as it is.
    ...(url ? [`URL:${url.replace(/\s/g, '')}`] : []),
    `STATUS:${(status ?? 'confirmed').toUpperCase()}`,
    'END:VEVENT',
  ];
}

/** A day names no zone, so that it is the same day everywhere; its end is the day after the last one. */
function spanLines(span: TimedSpan | DaySpan): string[] {
  const [start, end] = spanStamps(span);
  const value = 'firstDay' in span ? ';VALUE=DATE' : '';
  return [
    `DTSTART${value}:${start}`,
    ...(end === undefined ? [] : [`DTEND${value}:${end}`]),
    // Whole days keep nobody from other appointments.
    ...('firstDay' in span ? ['TRANSP:TRANSPARENT'] : []),
  ];
}

/** Start and exclusive end as they are written: `20261120`, or `20261120T150000Z`. The end may be missing. */
export const spanStamps = (span: TimedSpan | DaySpan): readonly [start: string, end: string | undefined] =>
  'firstDay' in span
    ? [compact(span.firstDay), compact(addDays(span.lastDay, 1))]
    : [stamp(span.start), span.end && stamp(span.end)];

const compact = (day: string) => day.replaceAll('-', '');
const stamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d+/g, '');

const textLine = (name: string, text: string | undefined) => (text ? [`${name}:${escaped(text)}`] : []);

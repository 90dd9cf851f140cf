import { addDays, dayNamed } from '#src/i18n/dates.ts';
import type { Hours } from './hours.schema.ts';

/**
 * What a list of hours says, by day of the calendar. Times are those that clocks show at the place: in ms since 1970, as
 * if they were UTC (decision 90).
 */

/** A row as anybody may hand it over: read by the schema, or as a template has it. What is damaged is left out. */
export type HoursRow = {
  readonly [Key in keyof Omit<Hours, 'days'>]?: Hours[Key] | undefined;
} & { readonly days?: readonly number[] };

type Weekday = Hours['days'][number];

/** From when to when, the end not included. */
export type Interval = readonly [start: number, end: number];

const minute = 60_000;
export const dayLength = 24 * 60 * minute;

/** A row that can be used. */
export interface Row {
  /** Place in the list that was given. */
  readonly index: number;
  readonly days: ReadonlySet<number>;
  /** From midnight on, in ms; undefined for a row that closes. */
  readonly times: Interval | undefined;
}

/** The rows that count on the same dates, both included. */
interface Season {
  readonly from: string;
  readonly to: string;
  readonly rows: readonly Row[];
}

/** The seasons of a place, that which wins first; the ordinary week is the one without limits. */
export type Schedule = readonly Season[];

/** Limits of what has none. */
const [always, forEver] = ['0001-01-01', '9999-12-31'];

/** Reads hours; seasons of the same width in the order in which the later one wins. */
export function readSchedule(hours: readonly HoursRow[], timeZone: string): Schedule {
  const seasons = new Map<string, { from: string; to: string; rows: Row[] }>();
  for (const [index, given] of hours.entries()) {
    const [from, to] = [limitOf(given.from, always, timeZone), limitOf(given.to, forEver, timeZone)];
    const row = readRow(given, index);
    const hasDates = from !== always || to !== forEver;
    if (!row || from === undefined || to === undefined || from > to || (given.season && !hasDates)) continue;
    const season = seasons.get(from + to) ?? { from, to, rows: [] };
    season.rows.push(row);
    seasons.set(from + to, season);
  }
  const width = ({ from, to }: Season) => Date.parse(to) - Date.parse(from);
  return [...seasons.values()].toSorted((a, b) => width(a) - width(b) || (a.from < b.from ? 1 : -1));
}

/** The day that a date falls on at the place; undefined for a text that is no date. */
const limitOf = (date: string | undefined, missing: string, timeZone: string): string | undefined =>
  date ? dayNamed(date, timeZone) : missing;

function readRow({ days = [], open, close, closed }: HoursRow, index: number): Row | undefined {
  const known = new Set(days.filter((day) => Number.isInteger(day) && day >= 1 && day <= 7));
  const [start, end] = [timeOf(open), timeOf(close)];
  if (known.size === 0) return undefined;
  if (closed) return { index, days: known, times: undefined };
  if (start === undefined || end === undefined || start === dayLength) return undefined;
  return { index, days: known, times: [start, end > start ? end : end + dayLength] };
}

/** A time of day as ms from midnight; `24:00` is the end of the day. */
function timeOf(text: string | undefined): number | undefined {
  const [, hours, minutes] = (/^(\d\d?):([0-5]\d)$/.exec(text ?? '') ?? []).map(Number);
  const time = (Number(hours) * 60 + Number(minutes)) * minute;
  return time <= dayLength ? time : undefined;
}

/** A day's number in its week: 1 is Monday. */
export const weekdayOf = (day: string) => (new Date(day).getUTCDay() || 7) as Weekday;

/** The rows that count on a day. */
export function rowsOn(schedule: Schedule, day: string): readonly Row[] {
  const season = schedule.find(({ from, to }) => from <= day && day <= to);
  const weekday = weekdayOf(day);
  return season?.rows.filter(({ days }) => days.has(weekday)) ?? [];
}

/** When the place is open from a day on, as its hours say it: those that begin on the day, earliest first. */
export function intervalsOn(schedule: Schedule, day: string): readonly Interval[] {
  const midnight = Date.parse(day);
  const rows = rowsOn(schedule, day);
  if (rows.some(({ times }) => !times)) return [];
  return rows
    .flatMap(({ times }) => (times ? [[midnight + times[0], midnight + times[1]] as const] : []))
    .toSorted(([a], [b]) => a - b);
}

/** All of them, from a day on, for so many days. */
export function* intervalsFrom(schedule: Schedule, first: string, days: number): Generator<Interval> {
  for (let index = 0; index < days; index++) yield* intervalsOn(schedule, addDays(first, index));
}

/** Intervals, earliest first, with those that touch or overlap as one. */
export function* joined(intervals: Iterable<Interval>): Generator<Interval> {
  let last: Interval | undefined;
  for (const interval of intervals) {
    if (last && interval[0] <= last[1]) last = [last[0], Math.max(last[1], interval[1])];
    else {
      if (last) yield last;
      last = interval;
    }
  }
  if (last) yield last;
}

import { readKeptEvent, type EventRecord, type EventSource } from '#src/events/event.ts';
import { daysBetween, daysIn, touches, type Occurrence } from '#src/events/occurrences.ts';
import { addDays } from '#src/i18n/dates.ts';

/** Days from one to another, `yyyy-mm-dd`, the last one included. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** An event at one of its dates. */
export interface Entry {
  /** Tells it from all others, in every language. */
  readonly key: string;
  readonly record: EventRecord;
  readonly occurrence: Occurrence;
  /** The first and the last day that it touches in the zone of the site. */
  readonly first: string;
  readonly last: string;
  /** Key of a category that is offered, else `other`. */
  readonly category: string;
}

/** Category of events whose own is not offered. */
export const other = 'other';

/** An event with its category. */
export type TradeEvent = EventSource & { readonly category: string };

const years = (day: string, count: number): string =>
  // 29 February has no day two years away.
  `${Number(day.slice(0, 4)) + count}${day.slice(4).replace('-02-29', '-02-28')}`;

/** The days that the calendar goes to: two years from today, both ways. */
export const limitsAt = (today: string): Days => ({ from: years(today, -2), to: years(today, 2) });

/**
 * All dates of events within some days, in their order; an event that stands in the list twice counts once.
 *
 * @param offered keys of the categories
 */
export function entriesOf(
  events: readonly TradeEvent[],
  { siteZone, within, offered }: { siteZone: string; within: Days; offered: readonly string[] },
): readonly Entry[] {
  const byKey = new Map<string, Entry>();
  for (const event of events) {
    const record = readKeptEvent(event, siteZone);
    const category = offered.includes(event.category) ? event.category : other;
    for (const occurrence of record.occurrences) {
      if (!touches(occurrence, within, siteZone)) continue;
      const { first, last } = daysIn(occurrence, siteZone);
      const key = `${event.id || event.title} ${occurrence.key}`;
      if (!byKey.has(key)) byKey.set(key, { key, record, occurrence, first, last, category });
    }
  }
  return [...byKey.values()].toSorted(
    (a, b) => compare(a.first, b.first) || a.occurrence.start.getTime() - b.occurrence.start.getTime(),
  );
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Those that touch some days. */
export const touching = (entries: readonly Entry[], { from, to }: Days): readonly Entry[] =>
  entries.filter(({ first, last }) => first <= to && last >= from);

/** Entries under the days of a range on which they begin; what began earlier is under the first one. */
export function byDay(entries: readonly Entry[], { from }: Days): readonly (readonly [string, Entry[]])[] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = entry.first < from ? from : entry.first;
    groups.set(day, [...(groups.get(day) ?? []), entry]);
  }
  return [...groups].toSorted(([a], [b]) => compare(a, b));
}

/** The part of a bar that lies on one day. */
export interface Segment {
  readonly entry: Entry;
  readonly place: 'single' | 'start' | 'middle' | 'end';
  /** Days that its text runs over, up to the end of the week; 0 where the text stands on an earlier day. */
  readonly span: number;
}

/** What a day shows: bars, each at the same height on all its days, and how many more there are. */
export interface DayBars {
  readonly rows: readonly (Segment | undefined)[];
  readonly more: number;
  readonly count: number;
}

/**
 * Lays bars on days. Those that begin first, and of these the longest, are highest.
 *
 * @param isWeekStart whether a day begins a week
 * @param most bars that a day shows
 */
export function barsOf(
  entries: readonly Entry[],
  range: Days,
  isWeekStart: (day: string) => boolean,
  most: number,
): ReadonlyMap<string, DayBars> {
  const days = new Map<string, { rows: (Segment | undefined)[]; more: number; count: number }>();
  /** The last day of what lies at each height. */
  const ends: string[] = [];
  const sorted = touching(entries, range).toSorted(
    (a, b) => compare(a.first, b.first) || compare(b.last, a.last),
  );
  for (const entry of sorted) {
    const first = entry.first < range.from ? range.from : entry.first;
    const last = entry.last > range.to ? range.to : entry.last;
    const free = ends.findIndex((end) => end < first);
    const row = free < 0 ? ends.length : free;
    ends[row] = last;
    const its = daysBetween(first, last);
    for (const [index, day] of its.entries()) {
      const bars = days.get(day) ?? { rows: [], more: 0, count: 0 };
      days.set(day, bars);
      bars.count += 1;
      if (row >= most) {
        bars.more += 1;
        continue;
      }
      while (bars.rows.length < row) bars.rows.push(undefined);
      const hasText = index === 0 || isWeekStart(day);
      const weekEnd = its.findIndex((later, at) => at > index && isWeekStart(later));
      const span = (weekEnd < 0 ? its.length : weekEnd) - index;
      bars.rows[row] = { entry, place: placeOf(entry, day), span: hasText ? span : 0 };
    }
  }
  return days;
}

function placeOf({ first, last }: Entry, day: string): Segment['place'] {
  if (first === last) return 'single';
  if (day === first) return 'start';
  return day === last ? 'end' : 'middle';
}

/** Whether a text of an address is a day that the calendar has. */
export function isShownDay(text: string | undefined, limits: Days): text is string {
  // A day that no month has, such as 30 February, is another one once it is read.
  return text !== undefined && addDays(text, 0) === text && text >= limits.from && text <= limits.to;
}

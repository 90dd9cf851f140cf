import { addDays, fromWall } from '#src/i18n/dates.ts';
import { listOf } from '#src/text/list-of.ts';
import { dayLength, intervalsOn, joined, readSchedule, rowsOn, type HoursRow } from './schedule.ts';

/** From when to when a place is open on a day. */
export interface DaySpan {
  readonly opens: Date;
  readonly closes: Date;
  /** Whether it is open for 24 hours. */
  readonly isAllDay: boolean;
}

/** What hours say of a day. */
export interface DayHours {
  /** `yyyy-mm-dd`. */
  readonly day: string;
  /** Earliest first; none where the place is closed. */
  readonly spans: readonly DaySpan[];
  /** What its author wrote beside these hours. */
  readonly notes: readonly string[];
}

/** The hours of a part of the year. */
export interface SeasonHours {
  /** First day, `yyyy-mm-dd`; undefined for one without a beginning. */
  readonly from: string | undefined;
  /** Last day, `yyyy-mm-dd`; undefined for one without an end. */
  readonly to: string | undefined;
  /** Its key, as `ramadan`; empty where its author gave none. */
  readonly season: string;
  /** Its week from Monday on; the dates of these days say nothing but the day of the week. */
  readonly week: readonly DayHours[];
}

/** A Monday. */
const monday = '2024-01-01';
const lengthOfWeek = 7;

/**
 * The hours of a place on seven days, those of seasons on their dates.
 *
 * @param first the first of them, `yyyy-mm-dd`
 */
export function weekFrom(hours: readonly HoursRow[], first: string, timeZone: string): readonly DayHours[] {
  const schedule = readSchedule(hours, timeZone);
  return listOf(lengthOfWeek, (index) => {
    const day = addDays(first, index);
    const rows = rowsOn(schedule, day);
    const notes = rows.flatMap((row) => hours[row.index]?.label || []);
    const spans = [...joined(intervalsOn(schedule, day))].map(([opens, closes]) => ({
      opens: new Date(fromWall(opens, timeZone)),
      closes: new Date(fromWall(closes, timeZone)),
      isAllDay: closes - opens === dayLength,
    }));
    return { day, spans, notes: [...new Set(notes)] };
  });
}

/** Whether a row counts on some dates alone. */
export const hasDates = ({ from, to }: HoursRow): boolean => Boolean(from || to);

/** The hours of a place outside its seasons, from Monday on; undefined where it has none. */
export function ordinaryWeek(hours: readonly HoursRow[], timeZone: string): readonly DayHours[] | undefined {
  const ordinary = hours.filter((row) => !hasDates(row));
  return readSchedule(ordinary, timeZone).length > 0 ? weekFrom(ordinary, monday, timeZone) : undefined;
}

/** The seasons of a place, earliest first; of those whose dates cannot be read none. */
export function seasonsOf(hours: readonly HoursRow[], timeZone: string): readonly SeasonHours[] {
  const groups = Map.groupBy(hours.filter(hasDates), ({ from = '', to = '' }) => `${from}/${to}`);
  return [...groups.values()]
    .filter((rows) => readSchedule(rows, timeZone).length > 0)
    .map((rows) => {
      const { from, to } = rows[0] ?? {};
      const undated = rows.map(({ from: _from, to: _to, season: _season, ...row }) => row);
      const season = rows.find((row) => row.season)?.season ?? '';
      return { from, to, season, week: weekFrom(undated, monday, timeZone) };
    })
    .toSorted((a, b) => ((a.from ?? '') < (b.from ?? '') ? -1 : 1));
}

import { isDay, startOf } from '#src/i18n/dates.ts';
import { limitLength, stripMarkup } from '#src/text/plain.ts';

/** A visitor's own plan: days in their order, each with stops in theirs. */
export interface Plan {
  /** `yyyy-mm-dd` of the first day. */
  readonly startDate?: string | undefined;
  readonly days: readonly Day[];
}

/** A day of a plan. It goes to an item once; another day may go there again. */
export interface Day {
  /** Tells it from the plan's other days, whatever its place: a whole number from 1. */
  readonly key: number;
  /** Empty where nobody has named it. */
  readonly title: string;
  readonly stops: readonly Stop[];
}

/** An item of the site on a day of a plan. */
export interface Stop {
  readonly id: string;
  /** How it was called when it was added, for as long as the search has not answered; empty without. */
  readonly title: string;
  /** How long it takes: a whole number from 1. */
  readonly minutes?: number | undefined;
  /** Plain text of the visitor's, of several lines; empty without. */
  readonly note: string;
}

/** How much a plan may hold. */
export interface Limits {
  readonly maxDays: number;
  readonly maxStops: number;
}

/** What every plan is held to; a widget may ask for less. */
export const mostOfPlan: Limits = { maxDays: 21, maxStops: 200 };

/** UTF-16 units of a note, as `maxlength` counts (conventions, "Visitor input": text area). */
export const maximumNote = 10_000;

/** UTF-16 units of a day's title (conventions, "Visitor input": text input). */
export const maximumTitle = 100;

export const emptyPlan: Plan = { days: [] };

/** A plan before it is put in order. */
interface Written {
  readonly startDate?: string | undefined;
  readonly days: readonly {
    readonly key?: number | undefined;
    readonly title?: string | undefined;
    readonly stops: readonly (Pick<Stop, 'id'> & Partial<Stop>)[];
  }[];
}

/** How many days and stops of a plan there was no room for. Stops of such days are among the stops. */
export interface LeftOut {
  readonly days: number;
  readonly stops: number;
}

/**
 * A plan of what somebody has written down: each day with a key of its own, no item twice on a day, notes and titles without
 * markup, no minutes below 1, no first day that the calendar does not have.
 *
 * @returns the plan, and how much of it was left out: what exceeds the limits, what has no id, what a day has already
 */
export function arrangePlan(
  { startDate = '', days: written }: Written,
  { maxDays, maxStops }: Limits = mostOfPlan,
): { readonly plan: Plan; readonly leftOut: LeftOut } {
  let room = maxStops;
  const keys = new Set<number>();
  const days = written.slice(0, maxDays).map(({ key, title = '', stops: all }): Day => {
    const own = key !== undefined && !keys.has(key) ? key : nextKey(written, keys);
    keys.add(own);
    const byId = new Map<string, (typeof all)[number]>();
    for (const stop of all) if (stop.id.trim() && !byId.has(stop.id.trim())) byId.set(stop.id.trim(), stop);
    const stops = [...byId].slice(0, room).map(([id, stop]) => toStop({ ...stop, id }));
    room -= stops.length;
    return { key: own, title: plainTitle(title), stops };
  });
  const count = written.reduce((sum, { stops }) => sum + stops.length, 0);
  return {
    plan: { ...(isPossibleDay(startDate) && { startDate }), days },
    leftOut: { days: written.length - days.length, stops: count - (maxStops - room) },
  };
}

/** A stop as a plan keeps it. */
export const toStop = ({ id, title = '', minutes, note = '' }: Pick<Stop, 'id'> & Partial<Stop>): Stop => ({
  id,
  title: plainTitle(title),
  ...(isPossibleTime(minutes) && { minutes }),
  note: limitLength(stripMarkup(note), maximumNote),
});

/** A title as a plan keeps it. */
export const plainTitle = (title: string): string => limitLength(stripMarkup(title).trim(), maximumTitle);

/** Whether a stop can take so many minutes. */
export const isPossibleTime = (minutes: number | undefined): minutes is number =>
  Number.isSafeInteger(minutes) && Number(minutes) > 0;

/** Whether the calendar has a day. */
export const isPossibleDay = (day: string): boolean => isDay(day) && startOf(day, 'UTC') !== undefined;

/** A key that no day has. */
export const nextKey = (
  days: readonly { readonly key?: number | undefined }[],
  taken: Iterable<number> = [],
): number => Math.max(0, ...days.map(({ key = 0 }) => key), ...taken) + 1;

/** How many stops a plan has. */
export const countStops = ({ days }: Plan): number => days.reduce((sum, { stops }) => sum + stops.length, 0);

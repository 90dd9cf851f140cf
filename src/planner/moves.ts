import {
  countStops,
  emptyPlan,
  isPossibleDay,
  isPossibleTime,
  maximumNote,
  nextKey,
  plainTitle,
  toStop,
  type Day,
  type Limits,
  type Plan,
  type Stop,
} from './plan.ts';

/**
 * Why a plan stays as it is: no room for a day or a stop more, the day goes there already, a time that is none, a day that
 * the calendar does not have, a note that is too long, or a day or stop that is no longer in the plan.
 */
export type Refusal = 'days' | 'stops' | 'twice' | 'minutes' | 'date' | 'long' | 'gone';

/** Changes a plan. Gives the same plan where there is nothing to change, and the reason where it refuses. */
export type Move = (plan: Plan, limits: Limits) => Plan | Refusal;

/** A stop, by the key of its day and the id of its item. */
export interface StopPlace {
  readonly day: number;
  readonly id: string;
}

/** Whether a move was refused. */
export const isRefused = (result: Plan | Refusal): result is Refusal => typeof result === 'string';

/** Adds a day behind the last one. */
export const addDay =
  (title = ''): Move =>
  (plan, { maxDays }) =>
    plan.days.length < maxDays
      ? { ...plan, days: [...plan.days, { key: nextKey(plan.days), title: plainTitle(title), stops: [] }] }
      : 'days';

/** Removes a day with its stops. */
export const removeDay =
  (key: number): Move =>
  (plan) =>
    hasDay(plan, key) ? { ...plan, days: plan.days.filter((day) => day.key !== key) } : 'gone';

/** Moves a day. @param to its place then, 0 for the first; beyond the last it is the last */
export const moveDay =
  (key: number, to: number): Move =>
  (plan) => {
    const from = plan.days.findIndex((day) => day.key === key);
    if (from < 0) return 'gone';
    const days = movedTo(plan.days, from, to);
    return days ? { ...plan, days } : plan;
  };

/** Names a day; an empty title takes its name away. */
export const nameDay =
  (key: number, title: string): Move =>
  (plan) =>
    withDay(plan, key, (day) =>
      day.title === plainTitle(title) ? day : { ...day, title: plainTitle(title) },
    );

/**
 * Adds a stop.
 *
 * @param to the day's key, the last one without, and the place on it, the last without; a plan without days gets one
 */
export const addStop =
  (stop: Pick<Stop, 'id'> & Partial<Stop>, to: { readonly day?: number; readonly at?: number } = {}): Move =>
  (plan, limits) => {
    if (countStops(plan) >= limits.maxStops) return 'stops';
    const start = plan.days.length > 0 || to.day !== undefined ? plan : addDay()(plan, limits);
    if (isRefused(start)) return start;
    return withDay(start, to.day ?? start.days.at(-1)?.key, (day) =>
      hasStop(day, stop.id) ? 'twice' : withStopAt(day, toStop(stop), to.at),
    );
  };

/** Moves a stop on its day, or to another one. @param at its place then, 0 for the first; the last without */
export const moveStop =
  (place: StopPlace, to: { readonly day: number; readonly at?: number }): Move =>
  (plan) => {
    const from = plan.days.find((day) => day.key === place.day);
    const stop = from?.stops.find(({ id }) => id === place.id);
    if (!from || !stop || !hasDay(plan, to.day)) return 'gone';
    if (to.day === place.day) {
      const stops = movedTo(from.stops, from.stops.indexOf(stop), to.at ?? Infinity);
      return stops ? withDay(plan, from.key, (day) => ({ ...day, stops })) : plan;
    }
    const added = withDay(plan, to.day, (day) =>
      hasStop(day, stop.id) ? 'twice' : withStopAt(day, stop, to.at),
    );
    return isRefused(added) ? added : withDay(added, from.key, (day) => withoutStop(day, stop.id));
  };

/** Removes a stop. */
export const removeStop =
  ({ day: key, id }: StopPlace): Move =>
  (plan) =>
    withDay(plan, key, (day) => (hasStop(day, id) ? withoutStop(day, id) : 'gone'));

/** Puts the stops of a day in the order of their ids. A stop that is not named stays behind those that are. */
export const orderStops =
  (key: number, ids: readonly string[]): Move =>
  (plan) =>
    withDay(plan, key, (day) => {
      const place = ({ id }: Stop) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
      const stops = day.stops.toSorted((one, other) => place(one) - place(other));
      return stops.every((stop, at) => stop === day.stops[at]) ? day : { ...day, stops };
    });

/** Writes the note of a stop, without markup. */
export const writeNote = (place: StopPlace, note: string): Move =>
  note.length > maximumNote ? () => 'long' : withStop(place, (stop) => toStop({ ...stop, note }));

/** Sets how long a stop takes; undefined leaves it open. */
export const setMinutes = (place: StopPlace, minutes: number | undefined): Move =>
  minutes === undefined || isPossibleTime(minutes)
    ? withStop(place, (stop) => toStop({ ...stop, minutes }))
    : () => 'minutes';

/** Sets the first day, `yyyy-mm-dd`; undefined leaves it open. */
export const setStartDate =
  (startDate: string | undefined): Move =>
  (plan) => {
    if (startDate !== undefined && !isPossibleDay(startDate)) return 'date';
    if (startDate === plan.startDate) return plan;
    return { ...(startDate !== undefined && { startDate }), days: plan.days };
  };

/** Puts another plan in the place of this one. The first day stays where the other has none. */
export const replacePlan =
  (other: Plan): Move =>
  ({ startDate }) => ({ ...(startDate !== undefined && { startDate }), ...other });

/** Removes everything. */
export const clearPlan: Move = () => emptyPlan;

const hasDay = ({ days }: Plan, key: number) => days.some((day) => day.key === key);
const hasStop = ({ stops }: Day, id: string) => stops.some((stop) => stop.id === id);

function withDay(plan: Plan, key: number | undefined, change: (day: Day) => Day | Refusal): Plan | Refusal {
  const day = plan.days.find((one) => one.key === key);
  const changed = day ? change(day) : 'gone';
  if (typeof changed === 'string') return changed;
  return changed === day ? plan : { ...plan, days: plan.days.map((one) => (one === day ? changed : one)) };
}

const withStop =
  ({ day: key, id }: StopPlace, change: (stop: Stop) => Stop): Move =>
  (plan) =>
    withDay(plan, key, (day) => {
      const stop = day.stops.find((one) => one.id === id);
      if (!stop) return 'gone';
      const changed = change(stop);
      const isSame = changed.note === stop.note && changed.minutes === stop.minutes;
      return isSame ? day : { ...day, stops: day.stops.map((one) => (one === stop ? changed : one)) };
    });

const withoutStop = (day: Day, id: string): Day => ({
  ...day,
  stops: day.stops.filter((stop) => stop.id !== id),
});

const withStopAt = (day: Day, stop: Stop, at = day.stops.length): Day => ({
  ...day,
  stops: day.stops.toSpliced(at, 0, stop),
});

/** A list with one entry at another place; undefined where that is its place already. */
function movedTo<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] | undefined {
  const place = Math.min(Math.max(0, to), list.length - 1);
  const entry = list[from];
  return place === from || entry === undefined
    ? undefined
    : list.toSpliced(from, 1).toSpliced(place, 0, entry);
}

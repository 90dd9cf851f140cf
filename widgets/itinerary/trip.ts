import { faultOf, saudiArabia } from '#src/geo/bounds.ts';
import type { Point } from '#src/geo/distance.ts';
import type { AuthoredDay, AuthoredStop, Config } from './widget.ts';

/** A stop with its place in the whole trip. */
export interface Stop extends AuthoredStop {
  /** From 1, counted through all days. */
  readonly number: number;
  /** Unlike those of the other stops of the trip. */
  readonly key: string;
  /** Undefined where none is written, or where it is a mistake. */
  readonly position: Point | undefined;
}

/** A day with its place in the trip, and what it comes to. */
export interface Day extends Omit<AuthoredDay, 'stops'> {
  /** From 1, whatever the author's label says; an address names the day by it. */
  readonly number: number;
  readonly id: string;
  readonly key: string;
  readonly stops: readonly Stop[];
  readonly totals: Totals;
}

/** What is known of the time and the way of a day or a trip; 0 where nobody wrote any. */
export interface Totals {
  /** At the stops. */
  readonly minutes: number;
  readonly onTheWay: number;
  readonly km: number;
}

/** A trip, with what it comes to. */
export interface Trip {
  readonly days: readonly Day[];
  readonly totals: Totals;
  /** Whether the kilometres of every way are known, so that their sum is that of the trip. */
  readonly isWholeWay: boolean;
}

/** The days of an author's trip, in their order. Those that hold nothing are left out. */
export function toTrip(written: Config['days']): Trip {
  let count = 0;
  const days = written
    .filter(({ label, title, intro, stops }) => label || title || intro || stops.length > 0)
    .map((day, at): Day => {
      const number = at + 1;
      const stops = day.stops.map((stop): Stop => {
        count += 1;
        return { ...stop, number: count, key: `stop-${count}`, position: positionOf(stop) };
      });
      return { ...day, number, id: `day-${number}`, key: `day-${number}`, stops, totals: totalsOf(stops) };
    });
  const stops = days.flatMap((day) => day.stops);
  return {
    days,
    totals: totalsOf(stops),
    isWholeWay: stops.slice(0, -1).every(({ transportToNext }) => transportToNext?.km !== undefined),
  };
}

function positionOf({ latitude, longitude }: AuthoredStop): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude, longitude };
  return faultOf(point, saudiArabia) ? undefined : point;
}

/** Whether latitude and longitude of a stop seem to be swapped. */
export const isSwapped = ({ latitude, longitude, position }: Stop): boolean =>
  latitude !== undefined && longitude !== undefined && !position;

function totalsOf(stops: readonly Stop[]): Totals {
  const sum = (valueOf: (stop: Stop) => number | undefined) =>
    stops.reduce((total, stop) => total + (valueOf(stop) ?? 0), 0);
  return {
    minutes: sum(({ minutes }) => minutes),
    onTheWay: sum(({ transportToNext }) => transportToNext?.minutes),
    km: sum(({ transportToNext }) => transportToNext?.km),
  };
}

/** How far an authored total may be from the computed one (catalogue, 46). */
const tolerance = 0.2;

/** Whether an authored total differs from the computed one by more than a fifth of that. */
export const isFarOff = (authored: number | undefined, computed: number): boolean =>
  authored !== undefined && Math.abs(authored - computed) > tolerance * computed;

import { kilometresBetween, type Point } from '#src/geo/distance.ts';
import { toJson } from '#src/text/json.ts';
import type { Network, Step } from './network.ts';
import type { Place } from './widget.ts';

/** How one gets from a place to another: a step, or two with a change between them. */
export type Way = readonly [Step] | readonly [Step, Step];

/** Ways between two places, the quickest first. */
export interface Ways {
  readonly direct: readonly Way[];
  readonly withChange: readonly Way[];
}

/** Minutes on the way, without what passes between two steps. */
export const minutesOf = (way: Way): number => way.reduce((sum, { leg }) => sum + leg.minutes, 0);

/** Kilometres on the way; undefined where those of a step are not known. */
export function kilometresOf(way: Way): number | undefined {
  const known = way.flatMap(({ leg }) => leg.km ?? []);
  return known.length === way.length ? known.reduce((sum, km) => sum + km, 0) : undefined;
}

/** The lowest fare; undefined where that of a step is not known, and for two in different currencies. */
export function fareOf(way: Way): { readonly amount: number; readonly currency: string } | undefined {
  const [{ leg: first }] = way;
  const known = way.flatMap(({ leg: { priceFrom, currency } }) =>
    currency !== '' && currency === first.currency ? (priceFrom ?? []) : [],
  );
  return known.length === way.length
    ? { amount: known.reduce((sum, price) => sum + price, 0), currency: first.currency }
    : undefined;
}

/**
 * All ways without a change, and with one change the quickest of each pair of modes. A way with a change is left out where one without
 * is quicker and is not known to cost more. A place to itself has the ways within it.
 */
export function findWays({ steps }: Network, from: string, to: string): Ways {
  const starting = steps.get(from) ?? [];
  const direct = quickestFirst(starting.filter((step) => step.to.id === to).map((step): Way => [step]));
  if (from === to) return { direct, withChange: [] };
  const byModes = new Map<string, Way>();
  for (const first of starting) {
    if (first.to.id === to || first.to.id === from) continue;
    for (const second of steps.get(first.to.id) ?? []) {
      if (second.to.id !== to) continue;
      const way: Way = [first, second];
      const modes = toJson(way.map(({ mode }) => mode.id));
      const known = byModes.get(modes);
      if (!known || minutesOf(way) < minutesOf(known)) byModes.set(modes, way);
    }
  }
  const withChange = [...byModes.values()].filter((way) => !direct.some((other) => isBetter(other, way)));
  return { direct, withChange: quickestFirst(withChange) };
}

function isBetter(way: Way, other: Way): boolean {
  const [fare, others] = [fareOf(way), fareOf(other)];
  const isDearer = fare && fare.currency === others?.currency && fare.amount > others.amount;
  return minutesOf(way) <= minutesOf(other) && !isDearer;
}

const quickestFirst = (ways: readonly Way[]) =>
  ways.toSorted((one, other) => minutesOf(one) - minutesOf(other));

/** A place that helps where there is no way between two places. */
export interface Hub {
  readonly place: Place;
  /** Whether it stands in for the destination or for the start. */
  readonly near: 'to' | 'from';
  /** Kilometres in a straight line to the place that it stands in for. */
  readonly kilometres: number;
}

/**
 * The place nearest to destination or start from which, or to which, there is a way. One that is farther off than start and
 * destination are from each other is none, nor is one whose coordinates are not known.
 */
export function findHub(network: Network, from: Place, to: Place): Hub | undefined {
  const [start, end] = [pointOf(from), pointOf(to)];
  if (!start || !end) return undefined;
  const apart = kilometresBetween(start, end);
  const hubs = [...network.places.values()].flatMap((place): readonly Hub[] => {
    const point = pointOf(place);
    if (!point || place === from || place === to) return [];
    return [
      { place, near: 'to', kilometres: kilometresBetween(point, end) },
      { place, near: 'from', kilometres: kilometresBetween(point, start) },
    ];
  });
  return hubs
    .filter(({ kilometres }) => kilometres < apart)
    .toSorted((one, other) => one.kilometres - other.kilometres)
    .find(({ place, near }) =>
      near === 'to' ? hasWay(network, from.id, place.id) : hasWay(network, place.id, to.id),
    );
}

function hasWay(network: Network, from: string, to: string): boolean {
  const { direct, withChange } = findWays(network, from, to);
  return direct.length + withChange.length > 0;
}

const pointOf = ({ latitude, longitude }: Place): Point | undefined =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };

import { kilometresBetween, type Point } from '#src/geo/distance.ts';

/** How far apart the stops of a day are, and whether another order is shorter. All lengths are straight lines. */

/** Stops for which every order is tried; with more, some that look good are. */
const mostExact = 8;

/** Kilometres below which a shorter order is not worth a word. */
const leastGain = 0.1;

export interface DayOrder {
  /** From stop to stop in their order. */
  readonly kilometres: number;
  /** A shorter order with the same first stop, as indices of the places given. Undefined where none is known. */
  readonly closer: { readonly order: readonly number[]; readonly kilometres: number } | undefined;
}

/** A way through some stops: their indices in order, and its length. */
interface Way {
  readonly order: readonly number[];
  readonly kilometres: number;
}

/**
 * The length of a day, and a shorter order of its stops.
 *
 * @param places of the stops, in their order. One without a position keeps its place in the order, and is measured by none
 */
export function orderOfDay(places: readonly (Point | undefined)[]): DayOrder {
  const located = places.flatMap((point, at) => (point ? [{ at, point }] : []));
  const between = located.map(({ point }) => located.map((other) => kilometresBetween(point, other.point)));
  const length = (order: readonly number[]) =>
    order.reduce((sum, to, at) => sum + (at === 0 ? 0 : between[order[at - 1]!]![to]!), 0);

  const written = located.map((_, at) => at);
  const kilometres = length(written);
  const best = located.length <= mostExact ? shortest(between) : improved(nearest(between), length);
  if (kilometres - best.kilometres < leastGain) return { kilometres, closer: undefined };
  const found = best.order.map((at) => located[at]!.at);
  let next = 0;
  const order = places.map((point, at) => (point ? found[next++]! : at));
  return { kilometres, closer: { order, kilometres: best.kilometres } };
}

/** The shortest of all ways from the first stop. */
function shortest(between: readonly (readonly number[])[]): Way {
  let best: Way = { order: [], kilometres: Infinity };
  const follow = (way: Way) => {
    if (way.kilometres >= best.kilometres) return;
    if (way.order.length === between.length) best = way;
    else
      for (const to of between.keys())
        if (!way.order.includes(to))
          follow({
            order: [...way.order, to],
            kilometres: way.kilometres + between[way.order.at(-1)!]![to]!,
          });
  };
  follow({ order: between.length > 0 ? [0] : [], kilometres: 0 });
  return best;
}

/** A way that goes to the nearest stop each time. */
function nearest(between: readonly (readonly number[])[]): readonly number[] {
  const order = [0];
  const left = new Set(between.keys());
  left.delete(0);
  while (left.size > 0) {
    const from = between[order.at(-1)!]!;
    const next = [...left].reduce((best, to) => (from[to]! < from[best]! ? to : best));
    left.delete(next);
    order.push(next);
  }
  return order;
}

/** A way in which parts are turned round for as long as that makes it shorter (2-opt). */
function improved(start: readonly number[], length: (order: readonly number[]) => number): Way {
  let way: Way = { order: start, kilometres: length(start) };
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (let from = 1; from < start.length - 1; from += 1)
      for (let to = from + 2; to <= start.length; to += 1) {
        const { order } = way;
        const turned = [...order.slice(0, from), ...order.slice(from, to).toReversed(), ...order.slice(to)];
        const kilometres = length(turned);
        if (kilometres < way.kilometres - 1e-9) {
          way = { order: turned, kilometres };
          isBetter = true;
        }
      }
  }
  return way;
}

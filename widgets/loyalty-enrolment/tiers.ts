import type { Membership } from '#src/account/account.schema.ts';
import type { Config } from './widget.ts';

export type Tier = Config['tiers'][number];

/** The tiers from the first to the highest; of two with one identifier the one that its author wrote first. */
export const inOrder = (tiers: Config['tiers']): readonly Tier[] =>
  tiers
    .filter(({ key }, index) => tiers.findIndex((other) => other.key === key) === index)
    .toSorted((one, other) => one.minPoints - other.minPoints);

/** What a tier is called; the service's own identifier where its author names none. */
export const tierName = (key: string, tiers: readonly Tier[]): string =>
  tiers.find((tier) => tier.key === key)?.label || key;

/** How far a member is on the way to the next tier. */
export interface Progress {
  readonly points: number;
  /** Points of the next tier. */
  readonly goal: number;
  /** Points that are missing; 0 where the service has not yet raised the member. */
  readonly missing: number;
  /** From 0 to 100, a whole number; 100 only where nothing is missing. */
  readonly percent: number;
  /** Name of the next tier; empty where its author has none with so many points. */
  readonly next: string;
}

/** The points of a member; 0 where the service gives none, or fewer. */
export const pointsOf = ({ points = 0 }: Membership): number => Math.max(0, points);

/** The way to the next tier; undefined where there is none. */
export function progressOf(membership: Membership, tiers: readonly Tier[]): Progress | undefined {
  const { nextTierAt: goal = 0, tier: key } = membership;
  if (goal <= 0) return undefined;
  const points = pointsOf(membership);
  const next = tiers.find(({ minPoints, key: other }) => minPoints === goal && other !== key);
  return {
    points,
    goal,
    missing: Math.max(0, goal - points),
    percent: Math.floor((Math.min(points, goal) / goal) * 100),
    next: next ? next.label || next.key : '',
  };
}

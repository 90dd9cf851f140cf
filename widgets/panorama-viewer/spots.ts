import type { Direction } from './camera.ts';
import type { Hotspot } from './widget.ts';

/** A hotspot with its number in the list. */
export interface Spot extends Omit<Hotspot, 'yaw' | 'pitch'> {
  readonly number: number;
  /** Undefined where it stands in no direction: it is in the list only. */
  readonly at: Direction | undefined;
}

/** Hotspots with their numbers; one whose direction is missing or outside the sphere has none. */
export const spotsOf = (hotspots: readonly Hotspot[]): readonly Spot[] =>
  hotspots.map(({ yaw, pitch, ...rest }, index) => ({
    ...rest,
    number: index + 1,
    at:
      yaw !== undefined && pitch !== undefined && Math.abs(yaw) <= 180 && Math.abs(pitch) <= 90
        ? { yaw, pitch }
        : undefined,
  }));

/** A spot that the visitor wants to see; a new one each time. */
export interface Selection {
  readonly spot: Spot;
  /** Who gets the focus back. */
  readonly opener: HTMLElement;
}

import type { Point } from '#src/geo/distance.ts';
import type { PlanItem } from '#src/planner/usePlanItems.ts';

/** Where an item is, as far as the search says. */
export function pointOf({ copy }: PlanItem): Point | undefined {
  const { latitude, longitude } = copy ?? {};
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude };
}

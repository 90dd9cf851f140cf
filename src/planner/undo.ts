import { toJson } from '#src/text/json.ts';
import { countStops, mostOfPlan, type Day, type Plan } from './plan.ts';

/** A step that may be taken back. */
export interface Step {
  /** What it was, in the page's language. */
  readonly words: string;
  readonly before: Plan;
  readonly after: Plan;
}

const isSame = (one: unknown, other: unknown) => toJson([one]) === toJson([other]);

const keysOf = ({ days }: Plan) => days.map(({ key }) => key);

const dayOf = ({ days }: Plan, key: number): Day | undefined => days.find((day) => day.key === key);

/**
 * The plan as it is without a step. What another tab has changed since stays, as long as it concerns other days than the
 * step does.
 *
 * @param present the plan as it is now
 * @returns undefined where the step can no longer be taken back
 */
export function withoutStep(present: Plan, { before, after }: Step): Plan | undefined {
  if (isSame(present, after)) return before;
  const isDateChanged = before.startDate !== after.startDate;
  if (isDateChanged && present.startDate !== after.startDate) return undefined;

  const changed = [...new Set([...keysOf(before), ...keysOf(after)])].filter(
    (key) => !isSame(dayOf(before, key), dayOf(after, key)),
  );
  if (changed.some((key) => !isSame(dayOf(present, key), dayOf(after, key)))) return undefined;

  const order = isSame(keysOf(before), keysOf(after))
    ? keysOf(present)
    : [...new Set([...keysOf(before), ...keysOf(present)])];
  const days = order.flatMap((key) => dayOf(changed.includes(key) ? before : present, key) ?? []);
  const { startDate } = isDateChanged ? before : present;
  const plan = { ...(startDate !== undefined && { startDate }), days };
  const isTooMuch = days.length > mostOfPlan.maxDays || countStops(plan) > mostOfPlan.maxStops;
  return isTooMuch ? undefined : plan;
}

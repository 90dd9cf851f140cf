import type { Step } from '#src/learning/learning.schema.ts';

/** A step with what it is to the visitor. */
export interface PlacedStep {
  readonly step: Step;
  readonly state: Step['state'];
  /** Titles of the steps that are to be done before; empty for one that is not locked, and where the service alone locks it. */
  readonly before: readonly string[];
}

/** Steps in their order, and what is wrong with what they require. */
export interface PlacedSteps {
  readonly steps: readonly PlacedStep[];
  /** The step to go on with. */
  readonly next: PlacedStep | undefined;
  /** Ids of steps that require one which is missing, or each other. */
  readonly faulty: readonly string[];
}

/**
 * Says which steps of a path are open. Locked is a step that the service locks, or that requires one which is not done; where what it
 * requires is missing or requires it in turn, it is open, since nothing could ever open it.
 *
 * @param path steps in their order; of two with one id the first counts
 * @param known steps of all paths, which a step may require
 * @param lockOrder with false nothing is locked
 */
export function placeSteps(path: readonly Step[], known: readonly Step[], lockOrder: boolean): PlacedSteps {
  const byId = new Map(known.toReversed().map((step) => [step.id, step]));
  const isFaulty = (step: Step) => step.requires.some((id) => !byId.has(id)) || reaches(step, step.id, byId);
  const own = [...new Map(path.toReversed().map((step) => [step.id, step])).values()].toReversed();
  const faulty = own.filter(isFaulty).map(({ id }) => id);

  const steps = own.map((step): PlacedStep => {
    const isOpen = step.state === 'done' || step.state === 'current';
    if (isOpen || !lockOrder || faulty.includes(step.id))
      return { step, state: step.state === 'locked' ? 'open' : step.state, before: [] };
    const before = step.requires
      .flatMap((id) => byId.get(id) ?? [])
      .filter(({ state }) => state !== 'done')
      .map(({ id, title }) => title || id);
    return { step, state: before.length > 0 ? 'locked' : step.state, before };
  });
  const next = steps.find(({ state }) => state === 'current') ?? steps.find(({ state }) => state === 'open');
  return { steps, next, faulty };
}

/** Whether a step requires one with an id, itself or by others. */
function reaches(start: Step, id: string, byId: ReadonlyMap<string, Step>): boolean {
  const seen = new Set<string>();
  const waiting = [...start.requires];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === id) return true;
    if (seen.has(at)) continue;
    seen.add(at);
    waiting.push(...(byId.get(at)?.requires ?? []));
  }
  return false;
}

/** Whether a step belongs to a course: its id is the course's, or begins with it and a hyphen. */
export const isOfCourse = (stepId: string, courseId: string): boolean =>
  stepId === courseId || stepId.startsWith(`${courseId}-`);

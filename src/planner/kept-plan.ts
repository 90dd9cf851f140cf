import type { StoredKey } from '#src/storage/key.ts';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import { isRefused, type Move, type Refusal } from './moves.ts';
import { arrangePlan, emptyPlan, mostOfPlan, type Limits, type Plan } from './plan.ts';
import { itineraryPlan } from './storage.ts';
import { withoutStep, type Step } from './undo.ts';

/**
 * The visitor's plan as this browser keeps it, and the steps that may be taken back: one of each for all widgets of a page.
 * Whose it is, is handed in: the `ssid`, else the `sid`, empty for an anonymous visitor. A member sees an anonymous plan as
 * long as there is none of the member's, and takes it over with the first change (contract, section 5).
 */

type Plans = Readonly<Record<string, Plan>>;

const plans: StoredKey<Plans> = {
  ...itineraryPlan,
  decode(text) {
    const written = Object.entries(itineraryPlan.decode(text) ?? {});
    return Object.fromEntries(written.map(([owner, plan]) => [owner, arrangePlan(plan).plan]));
  },
  encode: (value) =>
    itineraryPlan.encode(
      Object.fromEntries(
        Object.entries(value).map(([owner, plan]) => [owner, { version: 1, ...plan } as const]),
      ) as never,
    ),
};

/** Steps that may be taken back. */
const mostSteps = 50;

/** What is known of a page's plan beside the plan itself; another object after each change. */
export interface Session {
  /** The last one is taken back first. */
  readonly steps: readonly Step[];
  /** Whose steps they are. */
  readonly owner: string;
  /** False where the browser has refused to keep the plan: it is there for as long as the page. */
  readonly isStored: boolean;
}

export const newSession: Session = { steps: [], owner: '', isStored: true };

let session = newSession;
const listeners = new Set<() => void>();

/** What is known beside the plan. */
export const readSession = (): Session => session;

/** Forgets the steps: whose they were has left. */
export const forgetSteps = (): void => setSession(newSession);

function setSession(next: Session): void {
  session = next;
  for (const notify of listeners) notify();
}

/** Calls back after each change, by this tab or another. @returns ends it */
export function subscribePlan(listener: () => void): () => void {
  listeners.add(listener);
  const end = subscribe(plans, listener);
  return () => {
    listeners.delete(listener);
    end();
  };
}

const own = (kept: Plans, owner: string) => (Object.hasOwn(kept, owner) ? kept[owner] : undefined);

/** A visitor's plan as it is now in all tabs; the same object as long as nothing changes. */
export function readPlan(owner: string): Plan {
  const kept = readKey(plans) ?? {};
  return own(kept, owner) ?? own(kept, '') ?? emptyPlan;
}

/** A member's takes the place of another member's, and of an anonymous plan that the member has been shown. */
function writePlan(owner: string, plan: Plan): boolean {
  const kept = readKey(plans) ?? {};
  const nobodys = own(kept, '');
  const others = owner === '' ? kept : own(kept, owner) && nobodys ? { '': nobodys } : {};
  const { [owner]: _, ...rest } = others;
  const isEmpty = plan.days.length === 0 && plan.startDate === undefined;
  const next: Plans = isEmpty ? rest : { ...rest, [owner]: plan };
  if (Object.keys(next).length > 0) return writeKey(plans, next);
  removeKey(plans);
  return true;
}

/**
 * Changes a visitor's plan, as it is now in all tabs.
 *
 * @param words what the step is, in the page's language: said where it is offered to take it back
 * @returns the plan then, or why it stays as it is
 */
export function changePlan(
  owner: string,
  move: Move,
  words: string,
  limits: Limits = mostOfPlan,
): Plan | Refusal {
  const before = readPlan(owner);
  const after = move(before, limits);
  if (isRefused(after) || after === before) return after;
  const steps = session.owner === owner ? session.steps : [];
  const isStored = writePlan(owner, after);
  setSession({ owner, isStored, steps: [...steps, { words, before, after }].slice(-mostSteps) });
  return after;
}

/** The step that is taken back next; undefined where there is none, or where another tab has changed the same days since. */
export function nextUndo({ steps, owner: whose }: Session, owner: string, plan: Plan): Step | undefined {
  const last = whose === owner ? steps.at(-1) : undefined;
  return last && withoutStep(plan, last) && last;
}

/** Takes the last step back. @returns the step; undefined where there was none that could be */
export function undoStep(owner: string): Step | undefined {
  const present = readPlan(owner);
  const step = nextUndo(session, owner, present);
  const plan = step && withoutStep(present, step);
  if (!plan) return undefined;
  const isStored = writePlan(owner, plan);
  setSession({ owner, isStored, steps: session.steps.slice(0, -1) });
  return step;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { userIdOf } from '#src/api/user.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { userIn, userQuery } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useUser } from '#src/session/useUser.ts';
import {
  changePlan,
  forgetSteps,
  newSession,
  nextUndo,
  readPlan,
  readSession,
  subscribePlan,
  undoStep,
} from './kept-plan.ts';
import type { Move, Refusal } from './moves.ts';
import { emptyPlan, type Limits, type Plan } from './plan.ts';

/** The visitor's own plan, and what changes it. */
export interface KeptPlan {
  /** Empty on a server, on an author's page, and while nobody knows who the visitor is. Mark what shows it with `data-personal`. */
  readonly plan: Plan;
  /** Nobody knows yet who the visitor is: what was changed meanwhile is changed when that is known. */
  readonly isPending: boolean;
  /** False where the browser has refused to keep the plan: it is there for as long as the page. */
  readonly isStored: boolean;
  /** What the next undo takes back, in the words that it was changed with; undefined where nothing can be taken back. */
  readonly undoable: string | undefined;
  /**
   * Changes the plan by a move of `moves.ts`, as it is now in all tabs.
   *
   * @param words what the step is, in the page's language
   * @returns the plan then; why it stays as it is; undefined on an author's page, where nothing is changed
   */
  readonly change: (move: Move, words: string, limits?: Limits) => Promise<Plan | Refusal | undefined>;
  /** Takes the last step back. Gives its words; undefined where nothing could be taken back. */
  readonly undo: () => string | undefined;
}

/** The visitor's own plan: all widgets of the page, and all tabs, show the same. */
export function usePlan(): KeptPlan {
  const api = useApi();
  const client = useQueryClient();
  const { user, isPending } = useUser();
  const owner = user ? userIdOf(user) : '';
  const isHidden = isPending || api.page.cmsMode === 'author';
  const plan = useSyncExternalStore(
    subscribePlan,
    () => (isHidden ? emptyPlan : readPlan(owner)),
    () => emptyPlan,
  );
  const session = useSyncExternalStore(subscribePlan, readSession, () => newSession);
  useEffect(() => onSessionEnd(forgetSteps), []);

  return {
    plan,
    isPending,
    isStored: session.isStored,
    undoable: isHidden ? undefined : nextUndo(session, owner, plan)?.words,
    async change(move, words, limits) {
      if (api.page.cmsMode === 'author') return undefined;
      await client.prefetchQuery(userQuery(api));
      const present = userIn(client);
      return changePlan(present ? userIdOf(present) : '', move, words, limits);
    },
    undo: () => (isHidden ? undefined : undoStep(owner)?.words),
  };
}

import { useState } from 'react';
import { isRefused, type Move, type Refusal } from '#src/planner/moves.ts';
import type { Day, Limits, Plan } from '#src/planner/plan.ts';
import { usePlan } from '#src/planner/usePlan.ts';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** The visitor's plan, and what this widget does with it. */
export interface Planner {
  readonly plan: Plan;
  /** Those of the plan; for an empty plan one day, which comes into being with its first stop. */
  readonly days: readonly Day[];
  /** The first day, the visitor's own or its author's. */
  readonly startDate: string | undefined;
  readonly isPending: boolean;
  readonly isStored: boolean;
  /** What the next undo takes back, in words. */
  readonly undoable: string | undefined;
  /** Why the last change was refused; undefined where it was not. */
  readonly refusal: Refusal | undefined;
  /**
   * Changes the plan.
   *
   * @param words what the step is
   * @param more `isSilent`: something else says the step; `onDone` is called just before the plan changes
   * @returns whether it was not refused
   */
  readonly run: (
    move: Move,
    words: string,
    more?: { readonly isSilent?: boolean; readonly onDone?: () => unknown },
  ) => Promise<boolean>;
  readonly undo: () => void;
}

const firstDay: readonly Day[] = [{ key: 1, title: '', stops: [] }];

/** The visitor's plan within the limits of the widget: each change is said, and a refused one with its reason. */
export function usePlanner({ maxDays, maxStops, startDate }: Config): Planner {
  const t = useMessages<typeof en>();
  const announce = useAnnounce();
  const { plan, isPending, isStored, undoable, change, undo } = usePlan();
  const [refusal, setRefusal] = useState<Refusal>();
  const limits: Limits = { maxDays, maxStops };

  return {
    plan,
    days: plan.days.length > 0 ? plan.days : firstDay,
    startDate: plan.startDate ?? startDate,
    isPending,
    isStored,
    undoable,
    refusal,
    async run(move, words, { isSilent = false, onDone } = {}) {
      const result = await change(
        (present, most) => {
          const next = move(present, most);
          if (!isRefused(next)) onDone?.();
          return next;
        },
        words,
        limits,
      );
      if (result === undefined) return false;
      const reason = isRefused(result) ? result : undefined;
      setRefusal(reason);
      if (!reason && !isSilent) announce(words);
      return !reason;
    },
    undo() {
      setRefusal(undefined);
      const words = undo();
      if (words !== undefined) announce(t('undone', { step: words }));
    },
  };
}

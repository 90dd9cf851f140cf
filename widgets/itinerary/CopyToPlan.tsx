import { useRef, useState } from 'react';
import { isRefused, replacePlan } from '#src/planner/moves.ts';
import { arrangePlan, countStops, type LeftOut, type Plan } from '#src/planner/plan.ts';
import { usePlan } from '#src/planner/usePlan.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary.module.css';
import type en from './messages/en.json';
import type { Day } from './trip.ts';

interface Copied {
  readonly plan: Plan;
  readonly leftOut: LeftOut;
  /** Stops of the plan that was there before. */
  readonly before: number;
}

/** Puts the trip in the place of the visitor's own plan; one press takes that back. */
export function CopyToPlan({ days }: { readonly days: readonly Day[] }) {
  const t = useMessages<typeof en>();
  const place = useRef<HTMLDivElement>(null);
  const { plan, isStored, undoable, change, undo } = usePlan();
  const [copied, setCopied] = useState<Copied | 'undone'>();
  const step = t('copyStep');

  const copy = async () => {
    const trip = arrangePlan({ days: days.map(toPlanDay) });
    let before = 0;
    const result = await change((present, limits) => {
      before = countStops(present);
      return replacePlan(trip.plan)(present, limits);
    }, step);
    if (result && !isRefused(result)) setCopied({ ...trip, before });
  };
  const takeBack = () => {
    // The button that had the focus goes.
    place.current?.querySelector('button')?.focus();
    if (undo() !== undefined) setCopied('undone');
  };
  const isThere = copied !== undefined && copied !== 'undone' && undoable === step;
  return (
    <div ref={place} className={styles['copy']} data-personal="">
      <Button size="small" onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <div role="status">
        {copied === 'undone' && <p>{t('undone')}</p>}
        {isThere && (
          <>
            <p>{t('copied', { count: countStops(plan) })}</p>
            {copied.before > 0 && <p>{t('replaced', { count: copied.before })}</p>}
            {copied.leftOut.stops > 0 && <p>{t('leftOut', { count: copied.leftOut.stops })}</p>}
            {!isStored && <p>{t('notKept')}</p>}
          </>
        )}
      </div>
      {isThere && (
        <Button look="stroke" size="small" onClick={takeBack}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}

/** A day as a plan takes it: without what only its author says of the way. */
const toPlanDay = ({ label, title, stops }: Day) => ({
  title: title || label,
  stops: stops.map(({ id, title: name, minutes, note }) => ({ id, title: name, minutes, note })),
});

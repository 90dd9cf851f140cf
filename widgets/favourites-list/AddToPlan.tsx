import { useRef, useState } from 'react';
import { addStop, isRefused } from '#src/planner/moves.ts';
import { usePlan } from '#src/planner/usePlan.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourites-list.module.css';
import type en from './messages/en.json';

interface Props {
  /** Those that are added, in their order. */
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** How many are chosen; 0 where all are added. */
  readonly count: number;
  /** The page of the plan. */
  readonly plannerPath: string | undefined;
}

interface Added {
  readonly count: number;
  /** For which the plan has no room. */
  readonly left: number;
}

/** Puts favourites on the last day of the visitor's plan, each once; one press takes that back. */
export function AddToPlan({ items, count, plannerPath }: Props) {
  const t = useMessages<typeof en>();
  const place = useRef<HTMLDivElement>(null);
  const { isStored, undoable, change, undo } = usePlan();
  const [added, setAdded] = useState<Added | 'undone'>();
  const step = t('planStep');

  const add = async () => {
    let done: Added = { count: 0, left: 0 };
    const result = await change((plan, limits) => {
      done = { count: 0, left: 0 };
      let next = plan;
      for (const item of items) {
        if (next.days.some(({ stops }) => stops.some(({ id }) => id === item.id))) continue;
        const more = addStop(item)(next, limits);
        if (isRefused(more)) done = { ...done, left: done.left + 1 };
        else [next, done] = [more, { ...done, count: done.count + 1 }];
      }
      return next;
    }, step);
    if (result && !isRefused(result)) setAdded(done);
  };
  const takeBack = () => {
    // The button that had the focus goes.
    place.current?.querySelector('button')?.focus();
    if (undo() !== undefined) setAdded('undone');
  };
  const said = added === 'undone' ? undefined : added;
  const canUndo = said !== undefined && said.count > 0 && undoable === step;
  return (
    <div ref={place} className={styles['plan']}>
      <Button look="stroke" size="small" onClick={() => void add()}>
        {count > 0 ? t('planSelected', { count }) : t('planAll')}
      </Button>
      <div role="status">
        {added === 'undone' && <p>{t('planUndone')}</p>}
        {said && <p>{said.count > 0 ? t('planAdded', { count: said.count }) : t('planHas')}</p>}
        {said && said.left > 0 && <p>{t('planFull', { count: said.left })}</p>}
        {said && !isStored && <p>{t('planNotKept')}</p>}
      </div>
      {canUndo && (
        <Button look="stroke" size="small" onClick={takeBack}>
          {t('undo')}
        </Button>
      )}
      {plannerPath && (
        <Link
          className={styles['planner']}
          href={plannerPath}
          event={{ event: 'cta_click', clickText: t('planOpen') }}
        >
          {t('planOpen')}
        </Link>
      )}
    </div>
  );
}

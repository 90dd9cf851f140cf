import { useEffect, useState, useSyncExternalStore } from 'react';
import { pageAddress, subscribeToAddress, writeEntry } from '#src/page/history.ts';
import { hasPlan, readPlanHash } from '#src/planner/plan-link.ts';
import { usePage } from '#src/widget/context.ts';
import type { Config } from './widget.ts';

/** What a shared link holds, or why it holds no plan. */
export type Shared = Awaited<ReturnType<typeof readPlanHash>>;

/** The plan of a link, where it has been read. */
export type ReadPlan = Extract<Shared, { readonly plan: unknown }>;

/** The plan that the page's address shares, on no author's page; undefined where it shares none, and until it is read. */
export function useSharedPlan({ maxDays, maxStops }: Config): {
  readonly shared: Shared | undefined;
  /** There is a plan in the address, and it is not read yet. */
  readonly isReading: boolean;
  /** Takes the plan out of the address. */
  readonly leave: () => void;
} {
  const { cmsMode } = usePage();
  const hash = useSyncExternalStore(
    subscribeToAddress,
    () => pageAddress().hash,
    () => '',
  );
  const wanted = cmsMode !== 'author' && hasPlan(hash) ? hash : '';
  const [read, setRead] = useState<{ readonly hash: string; readonly shared: Shared }>();

  useEffect(() => {
    if (!wanted) return undefined;
    let isOver = false;
    void readPlanHash(wanted, { maxDays, maxStops }).then((shared) => {
      if (!isOver) setRead({ hash: wanted, shared });
    });
    return () => {
      isOver = true;
    };
  }, [wanted, maxDays, maxStops]);

  const shared = read && read.hash === wanted ? read.shared : undefined;
  return {
    shared,
    isReading: wanted !== '' && !shared,
    leave: () => writeEntry('replace', { hash: '' }),
  };
}

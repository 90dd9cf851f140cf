import type { Copy } from '#src/favourites/copies/copies.schema.ts';
import { useCopies } from '#src/favourites/copies/useCopies.ts';
import { useFavourites } from '#src/favourites/useFavourites.ts';
import type { Plan, Stop } from './plan.ts';

/** What is known of a stop's item. */
export interface PlanItem {
  /** In the page's language where the search has answered; else as the favourite or the stop has it; at last the id. */
  readonly title: string;
  readonly url: string | undefined;
  /** What the search says of it; undefined before it has. */
  readonly copy: Copy | undefined;
  /** The search knows others of the plan, and no longer this one. */
  readonly isGone: boolean;
}

/** What is known of the items of a plan. */
export interface PlanItems {
  readonly of: (stop: Pick<Stop, 'id' | 'title'>) => PlanItem;
  /** The search has not answered for all, and will not unless it is asked again. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Items that the search gives at once (conventions, S1). */
const atOnce = 100;

/** Asks the search for the items of a plan (S1 by `id`, a hundred at a time), each once. */
export function usePlanItems({ days }: Plan): PlanItems {
  const ids = new Set(days.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const { byId, answered, hasFailed, retry } = useCopies([...ids], atOnce);
  const { items } = useFavourites();
  return {
    of({ id, title }) {
      const copy = byId.get(id);
      const favourite = items.find((item) => item.id === id);
      return {
        title: copy?.title || favourite?.title || title || id,
        url: copy?.url || favourite?.url,
        copy,
        // A search that knows none of them says nothing of this one.
        isGone: !copy && answered.has(id) && byId.size > 0,
      };
    },
    hasFailed,
    retry,
  };
}

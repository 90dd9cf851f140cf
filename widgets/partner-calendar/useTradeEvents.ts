import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { eventsBetweenQuery } from '#src/events/registration-events.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { usePage } from '#src/widget/context.ts';
import { entriesOf, type Days, type Entry } from './entries.ts';
import type { Config } from './widget.ts';

/** The events of some days. */
export interface TradeEvents {
  readonly entries: readonly Entry[];
  readonly isLoading: boolean;
  /** The search could not be asked; the page's own events are there. */
  readonly error: Error | undefined;
  readonly again: () => void;
}

/**
 * The page's own events and those that the search finds (S1), of the days that are shown.
 *
 * @param range undefined until a week says which days it shows
 * @param offered keys of the categories
 */
export function useTradeEvents(
  { source, events: own }: Config,
  { range, limits, offered }: { range: Days | undefined; limits: Days; offered: readonly string[] },
): TradeEvents {
  const api = useApi();
  const { site } = usePage();
  const query = eventsBetweenQuery(api, 'b2bEvent', source === 'search' ? range : undefined);
  const { data, error, isFetching, refetch } = useQuery(useAfterHydration(query));
  const entries = useMemo(() => {
    if (!range) return [];
    const from = range.from < limits.from ? limits.from : range.from;
    const to = range.to > limits.to ? limits.to : range.to;
    const options = { siteZone: site.timeZone, within: { from, to }, offered };
    return entriesOf([...own, ...(data ?? [])], options);
  }, [own, data, range, limits, offered, site.timeZone]);
  return {
    entries,
    isLoading: !data && (isFetching || !range),
    error: data || isFetching ? undefined : (error ?? undefined),
    again: () => void refetch(),
  };
}

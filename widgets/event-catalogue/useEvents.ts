import { useCallback, useMemo } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { SearchParams } from '#src/api/call.ts';
import { valuesOf, withValues } from '#src/catalogue/choices.ts';
import type { CatalogueFields, Facet } from '#src/catalogue/facet.schema.ts';
import { useOwnItems } from '#src/catalogue/filters/useOwnItems.ts';
import type { View } from '#src/catalogue/filters/ViewSwitch.tsx';
import { useSiteCatalogue, type Asked, type SiteCatalogue } from '#src/catalogue/filters/useSiteCatalogue.ts';
import type { OwnItems } from '#src/catalogue/useCatalogue.ts';
import { readKeptEvent, type EventRecord } from '#src/events/event.ts';
import { touches } from '#src/events/occurrences.ts';
import { useNow } from '#src/events/useNow.ts';
import { useToday } from '#src/time/useToday.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { hasUndated, isPast, quickDays, readDays, writeDays, type Days } from './ranges.ts';
import { shownDate, type Around } from './shown-date.ts';
import type { Config } from './widget.ts';

/** Fields of any catalogue, whose views may be a list and a map. */
type Fields = Omit<CatalogueFields, 'views'> & { readonly views: readonly View[] };

/** A list of events, and the days that it is about. */
export interface Events {
  readonly site: SiteCatalogue;
  /** What the engine is told of the catalogue. */
  readonly fields: Fields;
  readonly days: Days;
  readonly today: string | undefined;
  readonly around: Around;
  readonly recordOf: (item: FullItem) => EventRecord;
  /** The widget's own events, as far as the choices leave them, whatever days are shown. */
  readonly own: readonly FullItem[];
  /** Shows other days. */
  readonly show: (days: Days) => void;
}

/** Name of the filter by days in the address. */
const byDays = 'date';

const events = { type: 'event' };

/** A month stands above the list. */
const engineViews: readonly View[] = ['list', 'map'];

/** Asks for the events of the days that the address names, else of the author's range. */
export function useEvents(config: Config): Events {
  const { defaultRange, items, source } = config;
  const { timeZone } = usePage().site;
  const today = useToday(timeZone);
  const given = useMemo(
    () => (today === undefined ? { from: '', to: '' } : quickDays(defaultRange, today)),
    [today, defaultRange],
  );
  const facets = useFacets(config.facets);
  const fields = useMemo((): Fields => {
    const { baseFilters, pageSize, showFavourite, placeholderImage } = config;
    const fixed = { pinned: [], sorts: ['date' as const], views: engineViews };
    return { ...fixed, facets, baseFilters, pageSize, showFavourite, placeholderImage };
  }, [config, facets]);
  const recordOf = useCallback((item: FullItem) => readKeptEvent(item, timeZone), [timeZone]);
  const find = useOwnItems(items, fields, 'event');

  const findIn = useMemo(() => {
    if (!find) return undefined;
    return (asked: Asked): OwnItems<FullItem> => {
      const days = readDays(valuesOf(asked.facets, byDays)[0]) ?? given;
      const found = find({ ...asked, facets: withValues(asked.facets, byDays, []) });
      if (today === undefined) return found;
      const isShown = (item: FullItem) => {
        const { occurrences } = recordOf(item);
        if (occurrences.length === 0) return hasUndated(days, today);
        return occurrences.some((one) => touches(one, days, timeZone));
      };
      return { ...found, items: found.items.filter(isShown) };
    };
  }, [find, given, today, recordOf, timeZone]);

  const ask = useCallback(
    (filters: SearchParams): SearchParams => {
      const { [byDays]: chosen, ...others } = filters;
      const days = readDays(Array.isArray(chosen) ? String(chosen[0]) : undefined) ?? given;
      const newestFirst = today !== undefined && isPast(days, today) && others['sort'] !== undefined;
      return {
        ...others,
        ...(days.from && { from: days.from }),
        ...(days.to && { to: days.to }),
        ...(newestFirst && { sort: 'newest' }),
      };
    },
    [given, today],
  );

  const site = useSiteCatalogue(fields, {
    fixed: source === 'search' ? events : undefined,
    find: findIn,
    ask,
    ownViews: config.views.length > 0 ? config.views : undefined,
    isPending: today === undefined,
  });
  const { catalogue } = site;
  const { choices, term } = catalogue;
  const days = readDays(valuesOf(choices.facets, byDays)[0]) ?? given;
  const own = useMemo(
    () => find?.({ ...choices, term, facets: withValues(choices.facets, byDays, []) }).items ?? [],
    [find, choices, term],
  );
  const moments = useMemo(
    () =>
      catalogue.items.flatMap((item) =>
        recordOf(item).occurrences.flatMap(({ start, end }) => [start.getTime(), end.getTime()]),
      ),
    [catalogue.items, recordOf],
  );
  const now = useNow(moments);

  return {
    site,
    fields,
    days,
    today,
    around: { days, now, today: today ?? '', siteZone: timeZone },
    recordOf,
    own,
    show(to) {
      const isGiven = writeDays(to) === writeDays(given);
      const filters = withValues(choices.facets, byDays, isGiven ? [] : [writeDays(to)]);
      catalogue.change({ filters });
    },
  };
}

/** The author's filters, and the one by days before them. */
function useFacets(facets: readonly Facet[]): CatalogueFields['facets'] {
  const t = useMessages<typeof en>();
  return useMemo(
    () => [
      { name: byDays, label: t('dates'), kind: 'date', collapsed: false },
      ...facets.filter(({ name }) => name !== byDays),
    ],
    [facets, t],
  );
}

/** Orders events by the day that they stand under; those without a date stand last. */
export function byDay(
  items: readonly FullItem[],
  { recordOf, around }: Pick<Events, 'recordOf' | 'around'>,
): readonly { readonly day: string | undefined; readonly items: readonly FullItem[] }[] {
  const groups = new Map<string | undefined, FullItem[]>();
  for (const item of items) {
    const day = shownDate(recordOf(item), around)?.day;
    groups.set(day, [...(groups.get(day) ?? []), item]);
  }
  const direction = isPast(around.days, around.today) ? -1 : 1;
  return [...groups]
    .map(([day, list]) => ({ day, items: list }))
    .toSorted((a, b) => {
      if (a.day === undefined || b.day === undefined)
        return Number(a.day === undefined) - Number(b.day === undefined);
      return a.day < b.day ? -direction : direction;
    });
}

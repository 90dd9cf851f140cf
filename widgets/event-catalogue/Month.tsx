import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { toSearchPage } from '#src/api/answers/search.ts';
import { itemsAnswer, type FullItem } from '#src/api/answers/full-item.schema.ts';
import { pagedSearch } from '#src/api/search-endpoints.ts';
import { firstWeekday, type DayRange, type Weekday } from '#src/calendar/days.ts';
import { MonthGrid } from '#src/calendar/MonthGrid.tsx';
import { withValues } from '#src/catalogue/choices.ts';
import type { CalendarChoice } from '#src/events/calendar.schema.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { daysBetween, daysIn, touches } from '#src/events/occurrences.ts';
import { locales } from '#src/i18n/languages.ts';
import { useApi } from '#src/session/useApi.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './event-catalogue.module.css';
import type { Days } from './ranges.ts';
import type { Events } from './useEvents.ts';

interface Props {
  readonly events: Events;
  readonly today: string;
  readonly calendar: CalendarChoice;
  /** As the language has it without one. */
  readonly weekStart: Weekday | undefined;
  readonly onShow: (days: Days, label: string) => void;
}

/** Events that are asked for with the counts, for a service that does not count days. */
const limit = 100;

/** A month with the number of events of each day; a day opens its list. */
export function Month({ events, today, calendar, weekStart, onShow }: Props) {
  const t = useEventMessages();
  const format = useFormat();
  const { language } = usePage();
  const { days } = events;
  const [shown, setShown] = useState(days.from || today);
  const [range, setRange] = useState<DayRange>();
  const counts = useCounts(events, range);
  const countOf = useCallback((day: string) => counts.get(day) ?? 0, [counts]);

  return (
    <div className={styles['month']}>
      <MonthGrid
        calendar={calendar}
        weekStart={weekStart ?? firstWeekday(locales[language])}
        today={today}
        selected={days.from === days.to ? days.from : undefined}
        shown={shown}
        onShow={setShown}
        onRange={setRange}
        describeDay={(day) => (countOf(day) > 0 ? t('events', { count: countOf(day) }) : undefined)}
        renderDay={(day) =>
          countOf(day) > 0 && <span className={styles['count']}>{format.number(countOf(day))}</span>
        }
        onChoose={(day) => onShow({ from: day, to: day }, format.date(day))}
      />
    </div>
  );
}

/** How many events each day has, the page's own among them: one question for a month. */
function useCounts(
  { site, own, recordOf }: Events,
  range: DayRange | undefined,
): ReadonlyMap<string, number> {
  const api = useApi();
  const { timeZone } = api.page.site;
  const { catalogue, filtersFor } = site;
  const filters = filtersFor(withValues(catalogue.choices.facets, 'date', []));
  const question = range && filters && { ...filters, ...range };
  const { data } = useQuery({
    queryKey: ['event-days', api.page.language, catalogue.term, question],
    queryFn: async ({ signal }) => {
      const call = pagedSearch({
        locale: api.page.language,
        query: catalogue.term,
        page: 0,
        pageSize: limit,
        filters: question ?? {},
      });
      return toSearchPage(await api.fetchJson(call, itemsAnswer, { signal }));
    },
    enabled: question !== undefined && api.page.cmsMode === 'publish',
  });
  return useMemo(() => {
    const counts = new Map<string, number>();
    const add = (day: string, count: number) => counts.set(day, (counts.get(day) ?? 0) + count);
    const addItems = (items: readonly FullItem[]) => {
      if (!range) return;
      for (const item of items) {
        const within = recordOf(item).occurrences.filter((one) => touches(one, range, timeZone));
        const its = within.flatMap((one) => {
          const { first, last } = daysIn(one, timeZone);
          return daysBetween(first > range.from ? first : range.from, last < range.to ? last : range.to);
        });
        for (const day of new Set(its)) add(day, 1);
      }
    };
    addItems(own);
    const counted = data?.facets['day'];
    if (counted) for (const { value, count } of counted) add(value, count);
    else addItems(data?.items ?? []);
    return counts;
  }, [own, data, range, recordOf, timeZone]);
}

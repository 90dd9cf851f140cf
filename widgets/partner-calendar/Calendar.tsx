import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { monthDays } from '#src/calendar/month-days.ts';
import { LazyMonthHead, LazyWeekGrid } from '#src/calendar/parts.ts';
import { momentsOf } from '#src/events/phase.ts';
import { useEventMessages } from '#src/events/messages.ts';
import { RegistrationTrouble } from '#src/events/registration/RegistrationTrouble.tsx';
import { useNow } from '#src/events/useNow.ts';
import { useRegistrations } from '#src/events/useRegistrations.ts';
import { ViewButtons } from '#src/events/ViewButtons.tsx';
import { below, breakpoints } from '#src/page/breakpoints.ts';
import colours from '#src/ui/category-colours.module.css';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { PartAway } from '#src/ui/PartAway.tsx';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useFetchedPart } from '#src/ui/useFetchedPart.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { CategoryFilter } from './CategoryFilter.tsx';
import { byDay, limitsAt, touching, type Days, type Entry } from './entries.ts';
import { EventList } from './EventList.tsx';
import { GoToDate } from './GoToDate.tsx';
import { Keep } from './Keep.tsx';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';
import { Subscribe } from './Subscribe.tsx';
import { useCalendarState } from './useCalendarState.ts';
import { useTradeEvents } from './useTradeEvents.ts';
import type { Config } from './widget.ts';

/** Fetched with the calendar when a grid is first shown; the list does without. */
const LazyGrid = lazyComponent(async () => (await import('./Grid.tsx')).Grid);

/** What each view fetches. */
const parts = {
  list: LazyMonthHead,
  month: LazyGrid,
  week: {
    load: async () => (await Promise.all([LazyGrid.load(), LazyWeekGrid.load()])).every(Boolean),
  },
} as const;

interface Props {
  readonly config: Config;
  readonly today: string;
}

/** A calendar of trade events: a grid with the list of a day, or the list of a month. */
export function Calendar({ config, today }: Props) {
  const { calendar, showRegistered, icsFeed } = config;
  const t = useMessages<typeof en>();
  const words = useEventMessages();
  const track = useTrack();
  const headId = useId();
  const [inside, setInside] = useState<HTMLElement | null>(null);
  const limits = useMemo(() => limitsAt(today), [today]);
  const state = useCalendarState(config, { inside, today, limits });
  const isNarrow = useMediaQuery(below(breakpoints.tablet));
  const view = isNarrow ? 'list' : state.view;
  const periodBox = useRef<HTMLDivElement>(null);
  const period = useFetchedPart(parts[view], () => focusHeading(periodBox.current));
  // Without a grid the month is listed.
  const isList = view === 'list' || period.isAway;
  const isWeek = view === 'week' && !isList;
  const [week, setWeek] = useState<Days>();
  const month = useMemo(() => monthDays(state.shown, calendar), [state.shown, calendar]);
  const range = isWeek ? week : month;
  const offered = useMemo(() => state.categories.map(({ key }) => key), [state.categories]);
  const events = useTradeEvents(config, { range, limits, offered });
  const registrations = useRegistrations(showRegistered);
  const [selected, setSelected] = useState<ReadonlyMap<string, Entry>>(new Map());

  const chosen = state.chosen.join(' ');
  const shown = useMemo(() => {
    const keys = chosen === '' ? [] : chosen.split(' ');
    return keys.length === 0
      ? events.entries
      : events.entries.filter(({ category }) => keys.includes(category));
  }, [events.entries, chosen]);
  const moments = useMemo(() => [...new Set(shown.map(({ record }) => record))].flatMap(momentsOf), [shown]);
  const now = useNow(moments);
  const marks = useMemo(
    () => new Map(registrations.items?.map((item) => [item.eventId, item] as const)),
    [registrations.items],
  );

  // The grid shows at once which day was pressed; the list of many events follows in a render of its own.
  const day = useDeferredValue(state.day);
  const list = useRef<HTMLDivElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current || day !== state.day) return;
    wantsFocus.current = false;
    focusHeading(list.current);
  });
  const choose = (day: string) => {
    wantsFocus.current = true;
    state.choose(day);
  };

  const groups = useMemo(() => {
    if (isList) return byDay(shown, range ?? limits);
    return day ? [[day, touching(shown, { from: day, to: day })] as const] : [];
  }, [isList, shown, range, limits, day]);

  return (
    <div ref={setInside} className={`${styles['calendar']} ${colours['colours']}`}>
      <div className={styles['tools']}>
        <CategoryFilter state={state} />
        {!isNarrow && (
          <ViewButtons
            views={state.views}
            view={view}
            onView={(to, label) => {
              track({ event: 'tab_click', clickText: label });
              state.setView(to);
            }}
          />
        )}
      </div>
      <GoToDate calendar={calendar} today={today} limits={limits} state={state} />
      <div ref={periodBox}>
        {view === 'list' ? (
          <LazyMonthHead
            id={headId}
            shown={state.shown}
            calendar={calendar}
            min={limits.from}
            max={limits.to}
            onShow={state.show}
          />
        ) : (
          !period.isAway && (
            <LazyGrid
              view={view}
              calendar={calendar}
              today={today}
              limits={limits}
              range={range}
              state={state}
              entries={shown}
              marks={marks}
              onWeek={setWeek}
              onChoose={choose}
            />
          )
        )}
        {period.isAway && <PartAway onRetry={period.again} />}
      </div>
      <p role="status" className={styles['count']}>
        {!events.isLoading && <span>{words('events', { count: shown.length })}</span>}
      </p>
      {events.error && <FailureNote text={t('failed')} onRetry={events.again} />}
      {registrations.error && (
        <RegistrationTrouble error={registrations.error} onRetry={registrations.again} />
      )}
      {events.isLoading && isList && (
        <Skeleton>
          <SkeletonBox shape="text" lines={6} />
        </Skeleton>
      )}
      {!isList && !day && <p className={styles['quiet']}>{t('chooseDay')}</p>}
      <div ref={list} className={styles['list']}>
        <EventList
          config={config}
          groups={groups}
          today={today}
          now={now}
          categories={state.categories}
          marks={marks}
          selected={selected}
          onSelect={setSelected}
        />
      </div>
      <Keep title={config.title} selected={[...selected.values()]} shown={shown} />
      {icsFeed && <Subscribe address={icsFeed} />}
    </div>
  );
}

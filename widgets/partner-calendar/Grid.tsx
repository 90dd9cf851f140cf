import { useCallback, useMemo } from 'react';
import { firstWeekday, weekdayOf } from '#src/calendar/days.ts';
import { MonthGrid } from '#src/calendar/MonthGrid.tsx';
import { LazyWeekGrid } from '#src/calendar/parts.ts';
import type { CalendarChoice } from '#src/events/calendar.schema.ts';
import { useEventMessages } from '#src/events/messages.ts';
import type { Registration } from '#src/events/registration.schema.ts';
import { hoursText } from '#src/events/when-text.ts';
import { locales } from '#src/i18n/languages.ts';
import { check, clock } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { barsOf, type Days, type Entry, type Segment } from './entries.ts';
import type en from './messages/en.json';
import styles from './partner-calendar.module.css';
import type { CalendarState } from './useCalendarState.ts';

interface Props {
  readonly view: 'month' | 'week';
  readonly calendar: CalendarChoice;
  readonly today: string;
  readonly limits: Days;
  /** The days that are shown; undefined until a week has said so. */
  readonly range: Days | undefined;
  readonly state: CalendarState;
  readonly entries: readonly Entry[];
  /** Registrations by the ids of their events. */
  readonly marks: ReadonlyMap<string, Registration>;
  /** Says which week is shown. */
  readonly onWeek: (days: Days) => void;
  readonly onChoose: (day: string) => void;
}

/** Bars that a day shows. */
const most = { month: 3, week: 10 } as const;

/** A month or a week with a bar for each event, over all its days. */
export function Grid(props: Props) {
  const { view, calendar, today, limits, range, state, entries, marks, onWeek, onChoose } = props;
  const t = useMessages<typeof en>();
  const words = useEventMessages();
  const { language } = usePage();
  const weekStart = firstWeekday(locales[language]);
  const isWeekStart = useCallback((day: string) => weekdayOf(day) === weekStart, [weekStart]);
  const bars = useMemo(
    () => barsOf(entries, range ?? limits, isWeekStart, most[view]),
    [entries, range, limits, isWeekStart, view],
  );
  const colours = useMemo(
    () => new Map(state.categories.map(({ key, colour }) => [key, colour])),
    [state.categories],
  );
  const Days = view === 'week' ? LazyWeekGrid : MonthGrid;

  return (
    <div className={styles['grid']} data-view={view}>
      <Days
        calendar={calendar}
        weekStart={weekStart}
        today={today}
        selected={state.day}
        shown={state.shown}
        min={limits.from}
        max={limits.to}
        size="large"
        onShow={state.show}
        onRange={view === 'week' ? onWeek : undefined}
        onChoose={onChoose}
        describeDay={(day) => {
          const count = bars.get(day)?.count;
          return count ? words('events', { count }) : undefined;
        }}
        renderDay={(day) => {
          const { rows, more } = bars.get(day) ?? { rows: [], more: 0 };
          return (
            <span className={styles['bars']}>
              {rows.map((segment, row) =>
                segment ? (
                  <Bar
                    key={segment.entry.key}
                    segment={segment}
                    colour={colours.get(segment.entry.category) ?? 'primary'}
                    status={marks.get(segment.entry.record.source.id ?? '')?.status}
                    hasHours={view === 'week'}
                  />
                ) : (
                  <span key={`free ${rows.length - row}`} className={styles['bar']} data-free="" />
                ),
              )}
              {more > 0 && <span className={styles['more']}>{t('more', { count: more })}</span>}
            </span>
          );
        }}
      />
    </div>
  );
}

interface BarProps {
  readonly segment: Segment;
  readonly colour: string;
  readonly status: Registration['status'] | undefined;
  readonly hasHours: boolean;
}

/** The part of a bar that lies on one day. */
function Bar({ segment: { entry, place, span }, colour, status, hasHours }: BarProps) {
  const format = useFormat();
  const { record, occurrence } = entry;
  const glyph =
    status === 'registered' ? check : status === 'waitlisted' || status === 'pending' ? clock : undefined;
  const hours = hasHours && place === 'single' ? hoursText(occurrence, record, { format }) : '';
  return (
    <span
      className={styles['bar']}
      data-place={place}
      data-colour={colour}
      data-status={record.status}
      data-registered={status}
      data-span={span}
    >
      {span > 0 && (
        <span className={styles['text']}>
          {glyph && <Icon glyph={glyph} size={16} />}
          <span className={styles['name']}>{record.source.title}</span>
          {hours && <span className={styles['hours']}>{hours}</span>}
        </span>
      )}
    </span>
  );
}

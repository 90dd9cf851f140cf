import { useEffect, useId } from 'react';
import { addDays } from '#src/i18n/dates.ts';
import { DaysTable } from './DaysTable.tsx';
import { countedIn, weekOf } from './days.ts';
import type { MonthGridProps } from './MonthGrid.tsx';
import { PeriodHead } from './PeriodHead.tsx';
import { useDayFocus } from './useDayFocus.ts';
import { usePeriodNames } from './usePeriodNames.ts';

/** As those of a month; `shown` is any day of the week. */
export type WeekGridProps = Omit<MonthGridProps, 'hasYearButtons'>;

const written = { day: 'numeric', month: 'long', year: 'numeric' } as const;

/** The seven days of a week, with its name in both calendars. Keys lead as in a month: arrows up and down by a week. */
export function WeekGrid(props: WeekGridProps) {
  const { shown, onShow, onRange, calendar, weekStart, min, max } = props;
  const id = useId();
  const week = weekOf(shown, weekStart);
  const [from, to] = [week[0]!, week[6]!];
  const names = usePeriodNames({ from, to }, countedIn(calendar), written);
  const { ref, ...focus } = useDayFocus(props, { from, to });
  useEffect(() => onRange?.({ from, to }), [onRange, from, to]);

  return (
    <div>
      <PeriodHead
        id={id}
        name={names.name}
        note={names.calendars}
        shown={{ from, to }}
        back={[{ label: 'previousWeek', day: addDays(from, -7) }]}
        on={[{ label: 'nextWeek', day: addDays(from, 7) }]}
        min={min}
        max={max}
        onShow={onShow}
      />
      <div ref={ref}>
        <DaysTable {...props} {...focus} weeks={[week]} labelledBy={id} />
      </div>
    </div>
  );
}

import { useId } from 'react';
import { DaysTable, type DayProps } from './DaysTable.tsx';
import { countedIn, monthOf, rangeOf, weeksOf } from './days.ts';
import { MonthHead, type MonthHeadProps } from './MonthHead.tsx';
import { useDayFocus } from './useDayFocus.ts';

export interface MonthGridProps extends DayProps, Omit<MonthHeadProps, 'id' | 'calendar' | 'min' | 'max'> {}

/** A month of days, with its name in both calendars, and buttons that lead to other months. */
export function MonthGrid(props: MonthGridProps) {
  const { shown, calendar, weekStart } = props;
  const id = useId();
  const month = monthOf(shown, countedIn(calendar));
  const { ref, ...focus } = useDayFocus(props, rangeOf(month));
  return (
    <div>
      <MonthHead {...props} id={id} />
      <div ref={ref}>
        <DaysTable {...props} {...focus} weeks={weeksOf(month, weekStart)} labelledBy={id} />
      </div>
    </div>
  );
}

import { useEffect } from 'react';
import type { DayProps } from './DaysTable.tsx';
import { addMonths, countedIn, monthOf, rangeOf, type DayRange } from './days.ts';
import { PeriodHead, type PeriodStep } from './PeriodHead.tsx';
import { monthAndYear, usePeriodNames } from './usePeriodNames.ts';

export interface MonthHeadProps extends Pick<DayProps, 'calendar' | 'min' | 'max'> {
  /** Id of the name of the month. */
  readonly id: string;
  /** Any day of the month that is shown. */
  readonly shown: string;
  /** Asks for another month: a day of it. */
  readonly onShow: (day: string) => void;
  /** Says which days are shown, at first and whenever others are; the same function each time, or it is called anew. */
  readonly onRange?: ((range: DayRange) => void) | undefined;
  /** Buttons for the year before and after, too. */
  readonly hasYearButtons?: boolean;
}

/** The name of a month in both calendars, and buttons that lead to other months. */
export function MonthHead(props: MonthHeadProps) {
  const { id, shown, calendar, min, max, onShow, onRange, hasYearButtons = false } = props;
  const counted = countedIn(calendar);
  const month = monthOf(shown, counted);
  const { from, to } = rangeOf(month);
  const names = usePeriodNames({ from, to }, counted, monthAndYear);
  useEffect(() => onRange?.({ from, to }), [onRange, from, to]);

  const step = (label: PeriodStep['label'], months: number): PeriodStep => ({
    label,
    day: addMonths(from, months, counted),
  });
  const [backMonth, onMonth] = [step('previousMonth', -1), step('nextMonth', 1)];
  return (
    <PeriodHead
      id={id}
      name={names.name}
      note={names.calendars}
      shown={{ from, to }}
      back={hasYearButtons ? [step('previousYear', -12), backMonth] : [backMonth]}
      on={hasYearButtons ? [onMonth, step('nextYear', 12)] : [onMonth]}
      min={min}
      max={max}
      onShow={onShow}
    />
  );
}

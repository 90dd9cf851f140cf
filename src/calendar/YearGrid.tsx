import { useId, type ComponentProps } from 'react';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { DaysTable, type DayProps } from './DaysTable.tsx';
import { addMonths, countedIn, monthOf, monthsOf, rangeOf, weeksOf, type Month } from './days.ts';
import { PeriodHead } from './PeriodHead.tsx';
import { useDayFocus } from './useDayFocus.ts';
import { monthAndYear, usePeriodNames } from './usePeriodNames.ts';
import styles from './year-grid.module.css';

export interface YearGridProps extends DayProps {
  /** Any day of the year that is shown. */
  readonly shown: string;
  /** Asks for another year: a day of it. */
  readonly onShow: (day: string) => void;
}

/** The twelve months of a year. One day of all is in the Tab order; arrows go on into the next month. */
export function YearGrid(props: YearGridProps) {
  const { shown, onShow, calendar, min, max } = props;
  const id = useId();
  const counted = countedIn(calendar);
  const months = monthsOf(monthOf(shown, counted).year, counted);
  const { from } = rangeOf(months[0]!);
  const { to } = rangeOf(months[11]!);
  const names = usePeriodNames({ from, to }, counted, { year: 'numeric' });
  const { ref, ...focus } = useDayFocus(props, { from, to });

  return (
    <div>
      <PeriodHead
        id={id}
        name={names.name}
        note={names.calendars}
        shown={{ from, to }}
        back={[{ label: 'previousYear', day: addMonths(from, -12, counted) }]}
        on={[{ label: 'nextYear', day: addMonths(from, 12, counted) }]}
        min={min}
        max={max}
        onShow={onShow}
      />
      <div ref={ref} className={styles['months']}>
        {months.map((month) => (
          <MonthOfYear key={month.month} {...props} {...focus} month={month} />
        ))}
      </div>
    </div>
  );
}

interface MonthProps extends Omit<ComponentProps<typeof DaysTable>, 'labelledBy' | 'size' | 'weeks'> {
  readonly month: Month;
}

function MonthOfYear(props: MonthProps) {
  const id = useId();
  const level = useHeadingLevel();
  const { month, calendar, weekStart } = props;
  const { name, other } = usePeriodNames(rangeOf(month), month.calendar, monthAndYear);
  return (
    <div className={styles['month']}>
      <Heading level={levelBelow(level)} look="h4" id={id}>
        {name}
      </Heading>
      {calendar !== 'gregory' && <p className={styles['note']}>{other}</p>}
      <DaysTable {...props} weeks={weeksOf(month, weekStart)} labelledBy={id} size="small" />
    </div>
  );
}

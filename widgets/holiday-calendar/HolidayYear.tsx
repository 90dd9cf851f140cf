import { useRef, useState } from 'react';
import { LazyYearGrid } from '#src/calendar/parts.ts';
import type { Weekday } from '#src/calendar/days.ts';
import { FetchedPart } from '#src/ui/FetchedPart.tsx';
import { focusHeading } from '#src/ui/focus-heading.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './holiday-calendar.module.css';
import type en from './messages/en.json';
import { occurrencesOf } from './occurrences.ts';
import { useDayText } from './useDayText.ts';
import type { Config, Holiday } from './widget.ts';

interface Props {
  readonly holidays: readonly Holiday[];
  readonly calendar: Config['calendar'];
  readonly weekStart: Weekday;
  readonly today: string;
  /** First and last day that can be shown. */
  readonly min: string;
  readonly max: string;
}

/** A year of days with the holidays marked; what a chosen day is stands below. */
export function HolidayYear({ holidays, calendar, weekStart, today, min, max }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const dayText = useDayText(calendar);
  const box = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(today);
  const [selected, setSelected] = useState<string>();
  const all = occurrencesOf(holidays, min, max);
  const on = (day: string) => all.filter(({ from, to }) => from <= day && day <= to);
  const named = (day: string) => {
    const names = on(day).map(({ holiday }) => holiday.label);
    return names.length > 0 ? format.list(names) : undefined;
  };
  /** A season of months has a dot alone: nearly all days would stand out. */
  const isMarked = (day: string) => on(day).some(({ holiday }) => holiday.kind !== 'season');

  return (
    <div ref={box} className={styles['year']}>
      <div className={styles['chosen']} role="status">
        {selected && (
          <>
            <p className={styles['when']}>
              {dayText(selected, selected).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </p>
            <p>{named(selected) ?? t('noHoliday')}</p>
          </>
        )}
      </div>
      <FetchedPart part={LazyYearGrid} onCome={() => focusHeading(box.current)}>
        <LazyYearGrid
          calendar={calendar}
          weekStart={weekStart}
          today={today}
          selected={selected}
          shown={shown}
          min={min}
          max={max}
          onShow={setShown}
          onChoose={setSelected}
          describeDay={named}
          isMarked={isMarked}
          renderDay={(day) =>
            on(day).length > 0 && <span className={styles['dot']} data-strong={isMarked(day)} />
          }
        />
      </FetchedPart>
    </div>
  );
}

import { useState } from 'react';
import { dayIn } from '#src/calendar/days.ts';
import { Button } from '#src/ui/Button.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './holiday-calendar.module.css';
import { HolidayRow } from './HolidayRow.tsx';
import type en from './messages/en.json';
import { daysUntil, ruleOf, writtenDay, type Occurrence } from './occurrences.ts';
import { useDayText } from './useDayText.ts';
import type { Config, Holiday } from './widget.ts';

interface ListProps {
  readonly calendar: Config['calendar'];
  readonly today: string;
  /** All that are shown, past ones of this year too, in order of time. */
  readonly occurrences: readonly Occurrence[];
  readonly onKeep: (occurrence: Occurrence) => void;
}

/** At first the list ends so many days from today. */
const daysAhead = 365;

/** What is to come, by years; what is past, and what is far away, on request. */
export function HolidayList({ calendar, today, occurrences, onKeep }: ListProps) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const level = useHeadingLevel();
  const dayText = useDayText(calendar);
  const [hasPast, setPast] = useState(false);
  const [hasAll, setAll] = useState(false);
  const past = occurrences.filter(({ to }) => to < today);
  const far = occurrences.filter(({ from }) => daysUntil(today, from) > daysAhead);
  const shown = occurrences.filter(
    (one) => (hasPast || !past.includes(one)) && (hasAll || !far.includes(one)),
  );
  const years = Map.groupBy(shown, ({ from }) => from.slice(0, 4));
  const yearText = (day: string) => format.date(day, { year: 'numeric' });
  const leftOf = ({ from, to }: Occurrence) => {
    const left = daysUntil(today, from);
    if (to < today) return undefined;
    return left > 0 ? format.relative(left, 'day') : t('now');
  };

  return (
    <div className={styles['list']}>
      {past.length > 0 && (
        <Button look="stroke" size="small" onClick={() => setPast(!hasPast)}>
          {t(hasPast ? 'hidePast' : 'showPast', { year: yearText(today) })}
        </Button>
      )}
      {shown.length === 0 && <p>{t('nothing')}</p>}
      {[...years].map(([year, ones]) => (
        <div key={year}>
          <Heading level={level} look="h3">
            {yearText(ones[0]!.from)}
          </Heading>
          <ul className={styles['rows']} role="list">
            {ones.map((one) => (
              <HolidayRow
                key={one.key}
                holiday={one.holiday}
                stamp={one.from}
                when={dayText(one.from, one.to)}
                isExpected={one.isExpected}
                left={leftOf(one)}
                onKeep={one.to < today ? undefined : () => onKeep(one)}
              />
            ))}
          </ul>
        </div>
      ))}
      {far.length > 0 && !hasAll && (
        <Button look="stroke" onClick={() => setAll(true)}>
          {t('showAll', { year: yearText(far.at(-1)!.from) })}
        </Button>
      )}
    </div>
  );
}

const dayAndMonth = { day: 'numeric', month: 'long' } as const;

/** A year in which each rule is written down: its number is not shown. */
const someYear = { gregory: 2028, hijri: 1448 } as const;

/** What a server can say, which knows no day: on which day of the year each one is. */
export function HolidayRules({ holidays }: { readonly holidays: readonly Holiday[] }) {
  const format = useFormat();
  const written = (holiday: Holiday) => {
    const { date } = holiday;
    const rule = ruleOf(holiday);
    if (!rule || typeof date === 'string') {
      const stamp = typeof date === 'string' ? writtenDay(date) : '';
      return { stamp, when: format.date(stamp) };
    }
    const stamp = dayIn({ ...rule, year: someYear[rule.calendar] }, rule.day);
    return {
      stamp,
      when: rule.calendar === 'hijri' ? format.hijri(stamp, dayAndMonth) : format.date(stamp, dayAndMonth),
    };
  };
  return (
    <ul className={styles['rows']} role="list">
      {holidays.map((holiday) => {
        const { stamp, when } = written(holiday);
        return (
          <HolidayRow
            key={`${holiday.id ?? holiday.label}-${stamp}`}
            holiday={holiday}
            stamp={stamp}
            when={[when]}
            isExpected={holiday.tentative || (!!holiday.hijri && typeof holiday.date !== 'string')}
          />
        );
      })}
    </ul>
  );
}

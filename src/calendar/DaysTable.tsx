import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useCalendarMessages } from './messages.ts';
import styles from './days-table.module.css';
import { dayParts, weekOf, weekdayOf, type Weekday } from './days.ts';

/** What is known of days, whichever month shows them. All days are `yyyy-mm-dd`. */
export interface DayProps {
  /** The calendar whose number is large; with `both` the Gregorian one, and the Hijri number stands beside it where one month is shown. */
  readonly calendar: 'gregory' | 'hijri' | 'both';
  readonly weekStart: Weekday;
  /** Undefined where nobody knows it yet. */
  readonly today?: string | undefined;
  readonly selected?: string | undefined;
  /** Days before or after cannot be chosen. */
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  /** What is said of a day after its date, such as `3 events`. */
  readonly describeDay?: ((day: string) => string | undefined) | undefined;
  /** Whether a day stands out from others; without it those that are described do. */
  readonly isMarked?: ((day: string) => boolean) | undefined;
  /** What a day shows below its number; it is not read, `describeDay` is. */
  readonly renderDay?: ((day: string) => ReactNode) | undefined;
  readonly onChoose: (day: string) => void;
  /** `small` where several months are shown, `large` where days have room for what happens on them. */
  readonly size?: 'regular' | 'small' | 'large';
  /** The day in the Tab order. */
  readonly tabStopRef?: Ref<HTMLButtonElement> | undefined;
}

interface Props extends DayProps {
  /** Seven days each; undefined in the place of a day that is not shown. */
  readonly weeks: readonly (readonly (string | undefined)[])[];
  /** The day in the Tab order, if it is one of these. */
  readonly tabStop: string;
  readonly onFocus: (day: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Id of the text that names the table. */
  readonly labelledBy: string;
}

/** Days of the weekend in Saudi Arabia: Friday and Saturday. */
const isWeekend = (day: string): boolean => weekdayOf(day) >= 5;

/** Weeks of days as a grid (APG), with what `useDayFocus` gives. */
export function DaysTable(props: Props) {
  const { weeks, calendar, weekStart, today, selected, min, max, tabStop, labelledBy } = props;
  const { describeDay, renderDay, onChoose, onFocus, size = 'regular' } = props;
  const { isMarked = (day) => describeDay?.(day) !== undefined } = props;
  const t = useCalendarMessages();
  const format = useFormat();
  const { language } = usePage();
  const weekdays = weekOf('2026-11-22', weekStart);
  const isHijri = calendar === 'hijri';
  const number = (day: string) => format.number(dayParts(day, isHijri ? 'hijri' : 'gregory').day);
  const nameOf = (day: string) => {
    const gregorian = format.date(day, { dateStyle: 'full' });
    if (calendar === 'gregory') return gregorian;
    const hijri = format.hijri(day, isHijri ? { dateStyle: 'full' } : undefined);
    return isHijri ? `${hijri}, ${format.date(day)}` : `${gregorian}, ${hijri}`;
  };

  return (
    <table
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- The APG's grid of dates is a table.
      role="grid"
      className={styles['table']}
      data-size={size}
      aria-labelledby={labelledBy}
      onKeyDown={props.onKeyDown}
    >
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={format.date(day, { weekday: 'long' })}>
              {format.date(day, { weekday: narrowWeekday(language, size) })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, column) => {
              if (!day) return <td key={weekdays[column]} aria-hidden="true" />;
              const isOff = (min && day < min) || (max && day > max) || false;
              const note = describeDay?.(day);
              return (
                // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- The button in it has text.
                <td key={day} role="gridcell" aria-selected={day === selected}>
                  <button
                    ref={day === tabStop ? props.tabStopRef : undefined}
                    form=""
                    type="button"
                    className={styles['day']}
                    data-day={day}
                    data-weekend={isWeekend(day) || undefined}
                    data-noted={isMarked(day) || undefined}
                    tabIndex={day === tabStop ? 0 : -1}
                    aria-current={day === today ? 'date' : undefined}
                    aria-disabled={isOff || undefined}
                    onFocus={() => onFocus(day)}
                    onClick={() => {
                      if (!isOff) onChoose(day);
                    }}
                  >
                    <span className={styles['seen']} aria-hidden="true">
                      <span className={styles['numbers']}>
                        <span className={styles['number']}>{number(day)}</span>
                        {calendar === 'both' && size === 'regular' && (
                          <span className={styles['other']}>{format.number(dayParts(day, 'hijri').day)}</span>
                        )}
                      </span>
                      {renderDay?.(day)}
                    </span>
                    <VisuallyHidden>
                      {[nameOf(day), note, day === selected && t('selected')].filter(Boolean).join(', ')}
                    </VisuallyHidden>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Arabic names of weekdays have no short form but one letter; where several months stand, all have one. */
const narrowWeekday = (language: string, size: Props['size']): 'narrow' | 'short' =>
  language === 'ar' || size === 'small' ? 'narrow' : 'short';

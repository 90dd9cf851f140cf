import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { directionOf } from '#src/i18n/languages.ts';
import { usePage } from '#src/widget/context.ts';
import type { DayProps } from './DaysTable.tsx';
import { countedIn, type DayRange } from './days.ts';
import { dayByKey } from './keys.ts';

/** What is known of the days. The focus never comes to one before `min` or after `max`. */
type Days = Pick<DayProps, 'calendar' | 'weekStart' | 'today' | 'selected' | 'min' | 'max'> & {
  /** Asks for the month or year of a day that is not shown. */
  readonly onShow: (day: string) => void;
};

interface DayFocus {
  /** Belongs to the element that holds the days; each day has `data-day`. */
  readonly ref: RefObject<HTMLDivElement | null>;
  /** The one day in the Tab order. */
  readonly tabStop: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (day: string) => void;
}

/**
 * One tab stop among days, moved by keys (APG: grid). The focus follows into a month that a key leads to. At first the tab
 * stop is the day that is selected, else today, else the first one that can be chosen.
 *
 * @param shown days that are shown
 */
export function useDayFocus(days: Days, shown: DayRange): DayFocus {
  const { calendar, weekStart, today, selected, min, max, onShow } = days;
  const { language } = usePage();
  const ref = useRef<HTMLDivElement>(null);
  const awaited = useRef<string>(undefined);
  const [last, setLast] = useState<string>();
  const canHave = (day: string | undefined) =>
    day !== undefined && day >= shown.from && day <= shown.to && !(min && day < min) && !(max && day > max);
  const tabStop = [last, selected, today, min, max].find(canHave) ?? shown.from;

  useLayoutEffect(() => {
    if (!awaited.current) return;
    const day = ref.current?.querySelector<HTMLElement>(`[data-day="${awaited.current}"]`);
    if (!day) return;
    awaited.current = undefined;
    day.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const from = (event.target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
    const next =
      from &&
      dayByKey(from, event.key, event.shiftKey, {
        calendar: countedIn(calendar),
        weekStart,
        isRightToLeft: directionOf(language) === 'rtl',
      });
    if (!next) return;
    event.preventDefault();
    const day = min && next < min ? min : max && next > max ? max : next;
    awaited.current = day;
    setLast(day);
    if (day < shown.from || day > shown.to) onShow(day);
    else if (day === from) awaited.current = undefined;
  };

  return { ref, tabStop, onKeyDown, onFocus: setLast };
}

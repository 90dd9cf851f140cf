import { addDays } from '#src/i18n/dates.ts';
import { addMonths, weekOf, type CalendarName, type Weekday } from './days.ts';

/** What a key press moves in. */
interface Grid {
  /** Calendar of the months that Page Up and Page Down move by. */
  readonly calendar: CalendarName;
  readonly weekStart: Weekday;
  readonly isRightToLeft: boolean;
}

/**
 * The day that a key leads to from another (APG, grid of dates): arrows by a day or a week, Home and End within the week,
 * Page Up and Page Down by a month, with Shift by a year.
 *
 * @param key `event.key`
 * @returns undefined for a key that leads nowhere
 */
export function dayByKey(day: string, key: string, hasShift: boolean, grid: Grid): string | undefined {
  const forward = grid.isRightToLeft ? -1 : 1;
  const months = hasShift ? 12 : 1;
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return weekOf(day, grid.weekStart)[0];
    case 'End':
      return weekOf(day, grid.weekStart)[6];
    case 'PageDown':
      return addMonths(day, months, grid.calendar);
    case 'PageUp':
      return addMonths(day, -months, grid.calendar);
    default:
      return undefined;
  }
}

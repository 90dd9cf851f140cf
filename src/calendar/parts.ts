import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { DatePickerProps } from './DatePicker.tsx';
import type { MonthGridProps } from './MonthGrid.tsx';
import type { MonthHeadProps } from './MonthHead.tsx';
import type { WeekGridProps } from './WeekGrid.tsx';
import type { YearGridProps } from './YearGrid.tsx';

/** A month of days; fetched when it is first shown. */
export const LazyMonthGrid = lazyComponent<MonthGridProps>(
  async () => (await import('./MonthGrid.tsx')).MonthGrid,
);

/** A week of days; fetched when it is first shown. */
export const LazyWeekGrid = lazyComponent<WeekGridProps>(
  async () => (await import('./WeekGrid.tsx')).WeekGrid,
);

/** The head of a month alone, for a list of its days; fetched when it is first shown. */
export const LazyMonthHead = lazyComponent<MonthHeadProps>(
  async () => (await import('./MonthHead.tsx')).MonthHead,
);

/** Chooses a day in a dialog; fetched when it is first opened. */
export const LazyDatePicker = lazyComponent<DatePickerProps>(
  async () => (await import('./DatePicker.tsx')).DatePicker,
);

/** The twelve months of a year; fetched when it is first shown. */
export const LazyYearGrid = lazyComponent<YearGridProps>(
  async () => (await import('./YearGrid.tsx')).YearGrid,
);

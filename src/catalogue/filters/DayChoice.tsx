import type { RefObject } from 'react';
import { DatePicker } from '#src/calendar/DatePicker.tsx';
import { useToday } from '#src/time/useToday.ts';
import { usePage } from '#src/widget/context.ts';

export interface DayChoiceProps {
  readonly title: string;
  /** `yyyy-mm-dd`; empty where none is chosen. */
  readonly selected: string;
  /** The button that opens it gets the focus back. */
  readonly opener: RefObject<HTMLElement | null>;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
}

/** Chooses a day in a dialog. Who reads Arabic sees Hijri days, too. */
export function DayChoice(props: DayChoiceProps) {
  const { language, site } = usePage();
  const today = useToday(site.timeZone);
  const calendar = language === 'ar' ? 'both' : 'gregory';
  return today ? <DatePicker {...props} calendar={calendar} today={today} /> : null;
}

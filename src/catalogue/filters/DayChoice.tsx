import { DatePicker } from '#src/calendar/DatePicker.tsx';
import { useToday } from '#src/time/useToday.ts';
import type { DayChoiceProps } from '#src/ui/DayRow.tsx';
import { usePage } from '#src/widget/context.ts';

interface Props extends DayChoiceProps {
  readonly title: string;
  /** `yyyy-mm-dd`; empty where none is chosen. */
  readonly selected: string;
  readonly onChoose: (day: string) => void;
}

/** Chooses a day in a dialog. Who reads Arabic sees Hijri days, too. */
export function DayChoice(props: Props) {
  const { language, site } = usePage();
  const today = useToday(site.timeZone);
  const calendar = language === 'ar' ? 'both' : 'gregory';
  return today ? <DatePicker {...props} calendar={calendar} today={today} /> : null;
}

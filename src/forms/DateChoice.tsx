import { byId } from '#src/page/dom.ts';
import { DatePicker } from '#src/calendar/DatePicker.tsx';
import { isDay, startOf } from '#src/i18n/dates.ts';
import { useToday } from '#src/time/useToday.ts';
import type { DayChoiceProps } from '#src/ui/DayRow.tsx';
import { usePage } from '#src/widget/context.ts';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';

interface Props extends DayChoiceProps {
  readonly field: FormField;
}

/** Chooses the day of a date field in a dialog, from its first to its last day. Who reads Arabic sees Hijri days, too. */
export function DateChoice({ field, opener, onClose }: Props) {
  const { form, idOf } = useEngine();
  const { language, site } = usePage();
  const today = useToday(site.timeZone);
  const { key, label, min, max } = field;
  if (!today) return null;

  const choose = (day: string) => {
    form.setValue(key, day, { shouldValidate: true });
    // As if it had been typed: the form begins with it, and no draft replaces it.
    byId(idOf(field))?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return (
    <DatePicker
      title={label}
      calendar={language === 'ar' ? 'both' : 'gregory'}
      today={today}
      selected={dayIn(form.getValues(key))}
      min={dayIn(min)}
      max={dayIn(max)}
      opener={opener}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

/** A day that exists; undefined for what an author or a visitor has written otherwise. */
const dayIn = (value: unknown): string | undefined =>
  typeof value === 'string' && isDay(value) && startOf(value, 'UTC') ? value.trim() : undefined;

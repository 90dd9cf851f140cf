import type { FocusEvent } from 'react';
import { toDay } from '#src/catalogue/filters/ranges.ts';
import { LazyDatePicker } from '#src/calendar/parts.ts';
import { DayRow } from '#src/ui/DayRow.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

interface Props {
  readonly label: string;
  /** `yyyy-mm-dd`, as it is typed. */
  readonly value: string;
  readonly error: string | undefined;
  readonly today: string;
  readonly onType: (text: string) => void;
  readonly onEnter: () => void;
  /** Called when the field or its button loses the focus. */
  readonly onLeave: (blur: FocusEvent) => void;
  /** Called with a day that is chosen in the calendar. */
  readonly onChoose: (day: string) => void;
}

/** A day that is typed, or chosen in a month of days. */
export function DayField({ label, value, error, today, onType, onEnter, onLeave, onChoose }: Props) {
  const t = useMessages<typeof en>();
  const { language } = usePage();
  return (
    <FieldShell label={label} error={error} kind="choice">
      {(control) => (
        <DayRow
          input={
            <input
              {...control}
              form=""
              type="date"
              value={value}
              onChange={({ target }) => onType(target.value)}
              onKeyDown={({ key }) => key === 'Enter' && onEnter()}
              onBlur={onLeave}
            />
          }
          name={t('chooseDate', { field: label })}
          Choice={LazyDatePicker}
          given={{
            title: label,
            calendar: language === 'ar' ? ('both' as const) : ('gregory' as const),
            today,
            selected: toDay(value),
            onChoose,
          }}
          onBlur={onLeave}
        />
      )}
    </FieldShell>
  );
}

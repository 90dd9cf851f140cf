/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { DayRow } from '#src/ui/DayRow.tsx';
import type { OwnControlProps } from './definition.ts';
import { LazyDateChoice } from './lazy-parts.ts';
import { useFormMessages } from './messages.ts';

/** A date that is typed, or chosen in a month of days. */
export function DateControl({ field, control }: OwnControlProps) {
  const t = useFormMessages();
  return (
    <DayRow
      input={<input {...control} type="date" min={field.min} max={field.max} />}
      name={`${t('chooseDate')}: ${field.label}`}
      Choice={LazyDateChoice}
      given={{ field }}
    />
  );
}

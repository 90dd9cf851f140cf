import { useMemo, useRef, type RefObject } from 'react';
import { dayOf } from '#src/i18n/dates.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { usePage } from '#src/widget/context.ts';
import type { FormField } from './definition.ts';
import { useFormMessages } from './messages.ts';
import { isOfName, validate } from './rules.ts';
import type { Value, Values } from './values.ts';

/** The fields of a form and their values. */
interface Filled {
  readonly fields: readonly FormField[];
  readonly read: (key: string) => Value;
  /** What services know of the visitor, by the fields' names. */
  readonly given?: Values | undefined;
}

/** Validates the fields of a form. */
export interface Validation {
  /** What is wrong with the value of a field, in words; true where nothing is. */
  readonly validate: (field: FormField, value: Value) => string | true;
  /** Takes a refusal of the server's, which holds while the field stays as it is. */
  readonly refuse: (field: FormField, value: Value, message: string) => void;
}

/** Makes what validates a form's fields in the page's language. */
export function useValidation(
  form: RefObject<HTMLFormElement | null>,
  { fields, read, given }: Filled,
): Validation {
  const t = useFormMessages();
  const format = useFormat();
  const { language, site } = usePage();
  const { timeZone } = site;
  const refused = useRef(new Map<string, { readonly value: Value; readonly message: string }>());

  return useMemo(() => {
    const valueOf = (name: string) => {
      const other = fields.find((field) => field.name === name);
      return other && read(other.key);
    };
    return {
      refuse: ({ key }, value, message) => void refused.current.set(key, { value, message }),
      validate(field, value) {
        const refusal = refused.current.get(field.key);
        if (refusal && refusal.value === value) return refusal.message;
        const control = form.current?.elements.namedItem(field.key);
        // Half a date reads as none.
        if (control instanceof HTMLInputElement && control.validity.badInput) return t('date');
        const context = { language, today: dayOf(new Date(), timeZone), date: format.date };
        // A name as a service knows it is its owner's, whatever signs it has.
        const isGiven = isOfName(field) && value === given?.[field.name];
        const fault = validate(isGiven ? { ...field, pattern: undefined } : field, value, context);
        if (fault) return t(fault.key, fault.values);
        return (typeof value === 'string' && value && field.validate?.(value, valueOf)) || true;
      },
    };
  }, [form, fields, read, given, format, t, language, timeZone]);
}

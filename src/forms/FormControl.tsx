import { type ChangeEvent, type FocusEvent, type HTMLInputTypeAttribute } from 'react';
import { useFormState } from 'react-hook-form';
import { useFormat } from '#src/widget/useFormat.ts';
import type { Format } from '#src/i18n/format.ts';
import { directionOf } from '#src/i18n/languages.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { usePage } from '#src/widget/context.ts';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Choices } from './Choices.tsx';
import { Counter } from './Counter.tsx';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { LazyFormPart } from './LazyFormPart.tsx';
import { LazyCountryOptions, LazyFileControl } from './lazy-parts.ts';
import { useFormMessages, type Message } from './messages.ts';
import { defaultMegabytes, longestText } from './rules.ts';

type Type = FormField['type'];

const inputTypes: Partial<Record<Type, HTMLInputTypeAttribute>> = {
  email: 'email',
  tel: 'tel',
  date: 'date',
  birthDate: 'date',
};

const inputModes: Partial<Record<Type, 'url' | 'decimal'>> = { url: 'url', number: 'decimal' };

/** What browsers may fill in where an author does not say. */
const autofill: Partial<Record<Type, string>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  birthDate: 'bday',
  country: 'country',
  password: 'new-password',
};

const leftToRight: readonly Type[] = ['email', 'tel', 'url', 'number', 'coordinates', 'password'];

interface Props {
  readonly field: FormField;
}

/** The control of a field, with its label, help and error. */
export function FormControl({ field }: Props) {
  const { form, idOf, validate, deferWhilePressed } = useEngine();
  const { errors } = useFormState({ control: form.control, name: field.key, exact: true });
  const t = useFormMessages();
  const format = useFormat();
  const { language } = usePage();
  const { key, type, label, required, Control } = field;
  const message = errors[key]?.message;
  const error = typeof message === 'string' ? message : undefined;
  if (type === 'choice' || type === 'choices' || type === 'consent')
    return <Choices field={field} error={error} />;

  const ownHelp =
    type === 'coordinates'
      ? t('coordinatesHelp')
      : type === 'file'
        ? fileHelp(field, t, format, directionOf(language) === 'rtl')
        : '';
  const isSelect = type === 'select' || type === 'country';
  return (
    <FieldShell
      id={idOf(field)}
      label={label}
      help={[field.help, ownHelp].filter(Boolean).join(' ')}
      error={error}
      isRequired={required}
      kind={
        isSelect || type === 'file' || inputTypes[type] === 'date'
          ? 'choice'
          : leftToRight.includes(type)
            ? 'ltr'
            : 'text'
      }
    >
      {(control) => {
        const focus = () => document.getElementById(control.id)?.focus();
        if (type === 'file')
          return (
            <LazyFormPart part={LazyFileControl} onCome={focus}>
              <LazyFileControl field={field} control={control} />
            </LazyFormPart>
          );
        const registered = form.register(key, { validate: (value) => validate(field, value) });
        const shared = {
          ...control,
          ...registered,
          onBlur: (event: FocusEvent) => deferWhilePressed(() => void registered.onBlur(event)),
          onChange: (event: ChangeEvent) => {
            void registered.onChange(event);
            // What was found wrong is right as soon as it is, and not once the field is left.
            if (error) void form.trigger(key);
          },
          autoComplete: field.autocomplete || autofill[type] || 'off',
        };
        if (Control) return <Control field={field} control={shared} />;
        if (type === 'country')
          return (
            <LazyFormPart part={LazyCountryOptions} onCome={focus}>
              <Select {...shared}>
                <option value="">{t('select')}</option>
                <LazyCountryOptions field={field} />
              </Select>
            </LazyFormPart>
          );
        if (type === 'select')
          return (
            <Select {...shared}>
              <option value="">{t('select')}</option>
              {field.options.map(({ value, label: text }) => (
                <option key={value} value={value}>
                  {text || value}
                </option>
              ))}
            </Select>
          );
        if (type === 'textarea')
          return (
            <Counter field={field} most={longestText(field)} describedBy={control['aria-describedby']}>
              {(describedBy) => <textarea {...shared} rows={6} aria-describedby={describedBy} />}
            </Counter>
          );
        return (
          <input
            {...shared}
            type={inputTypes[type] ?? 'text'}
            inputMode={inputModes[type]}
            {...(inputTypes[type] === 'date' && { min: field.min, max: field.max })}
          />
        );
      }}
    </FieldShell>
  );
}

/** What is said of files before they are added: their kinds, size and number. */
const fileHelp = (
  { accept, maxMb = defaultMegabytes, maxFiles = 1 }: FormField,
  t: Translate<Message>,
  format: Format,
  isRightToLeft: boolean,
): string =>
  [
    accept.length > 0 &&
      t('fileKinds', {
        // Isolated, because the dot of an ending would otherwise come after it.
        kinds: format.list(
          isRightToLeft ? accept.map((kind) => `\u2066${kind}\u2069`) : accept,
          'disjunction',
        ),
      }),
    t('fileLimit', { size: maxMb }),
    t('fileNumber', { count: maxFiles }),
  ]
    .filter(Boolean)
    .join(' ');

/* oxlint-disable tourism/form-owner -- It stands in the form of Form.tsx. */
import { type ChangeEvent, type FocusEvent, type HTMLInputTypeAttribute } from 'react';
import { useFormState } from 'react-hook-form';
import { byId } from '#src/page/dom.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import type { Format } from '#src/i18n/format.ts';
import { directionOf } from '#src/i18n/languages.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { usePage } from '#src/widget/context.ts';
import { FetchedPart } from '#src/ui/FetchedPart.tsx';
import { FieldShell } from '#src/ui/FieldShell.tsx';
import { Select } from '#src/ui/Select.tsx';
import { Choices } from './Choices.tsx';
import { Counter } from './Counter.tsx';
import { DateControl } from './DateControl.tsx';
import type { FormField } from './definition.ts';
import { useEngine } from './engine.ts';
import { LazyCountryOptions, LazyFileControl } from './lazy-parts.ts';
import { useFormMessages, type Message } from './messages.ts';
import { NumberReadings } from './NumberReadings.tsx';
import { defaultMegabytes, longestText } from './rules.ts';

type Type = FormField['type'];

const inputTypes: Partial<Record<Type, HTMLInputTypeAttribute>> = {
  email: 'email',
  tel: 'tel',
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
  const shell = (
    <FieldShell
      id={idOf(field)}
      label={label}
      help={[field.help, ownHelp].filter(Boolean).join(' ')}
      error={error}
      isRequired={required}
      kind={
        isSelect || ['file', 'date', 'birthDate'].includes(type)
          ? 'choice'
          : leftToRight.includes(type)
            ? 'ltr'
            : 'text'
      }
    >
      {(control) => {
        const focus = () => byId(control.id)?.focus();
        if (type === 'file')
          return (
            <FetchedPart part={LazyFileControl} onCome={focus}>
              <LazyFileControl field={field} control={control} />
            </FetchedPart>
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
          ...(field.language && { lang: field.language, dir: directionOf(field.language) }),
        };
        if (Control) return <Control field={field} control={shared} />;
        if (type === 'date') return <DateControl field={field} control={shared} />;
        if (type === 'country')
          return (
            <FetchedPart part={LazyCountryOptions} onCome={focus}>
              <Select {...shared}>
                <option value="">{t('select')}</option>
                <LazyCountryOptions field={field} />
              </Select>
            </FetchedPart>
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
            {...(type === 'birthDate' && { min: field.min, max: field.max })}
          />
        );
      }}
    </FieldShell>
  );
  return type === 'number' ? (
    <>
      {shell}
      {error && <NumberReadings field={field} />}
    </>
  ) : (
    shell
  );
}

/** A kind of file as visitors know it: PDF for `.pdf`; a type such as `image/*` as it is. */
const nameOfKind = (kind: string): string => (kind.startsWith('.') ? kind.slice(1).toUpperCase() : kind);

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
        // Isolated, because a type such as image/* would otherwise be turned round.
        kinds: format.list(
          accept.map(nameOfKind).map((kind) => (isRightToLeft ? `\u2066${kind}\u2069` : kind)),
          'disjunction',
        ),
      }),
    t('fileLimit', { size: maxMb }),
    t('fileNumber', { count: maxFiles }),
  ]
    .filter(Boolean)
    .join(' ');

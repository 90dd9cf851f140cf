import type { ReactNode } from 'react';
import type { GivenField } from '#src/forms/definition.ts';
import type { Field } from '#src/forms/field.schema.ts';
import type { Message } from '#src/forms/messages.ts';
import { writtenField } from '#src/forms/written-field.ts';
import { dayOf, startOf } from '#src/i18n/dates.ts';
import { saysFamilyFirst } from '#src/i18n/family-first.ts';
import type { Format } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { BirthDate } from './BirthDate.tsx';
import { comesOfAge, isHijriValue } from './birth-date.ts';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

/** What the fields need of their page. */
export interface FieldContext {
  readonly t: Translate<keyof typeof en>;
  /** Texts of the form engine. */
  readonly formText: Translate<Message>;
  readonly format: Format;
  readonly language: Language;
  readonly timeZone: string;
  /** What stands above the consent. */
  readonly terms: ReactNode;
}

/** The first day that can be a member's date of birth. */
const firstDay = '1900-01-01';

type Known = Partial<Omit<GivenField, keyof Field>> & Partial<Omit<Field, 'name'>>;

/** What is known of a field by its name. */
function knownFields({ minAge }: Config, context: FieldContext): Readonly<Record<string, Known | undefined>> {
  const { t, terms } = context;
  const name = { required: true, pattern: 'lettersAndSpaces', width: 'half' } as const;
  return {
    firstName: { ...name, label: t('firstName'), autocomplete: 'given-name' },
    lastName: { ...name, label: t('lastName'), autocomplete: 'family-name' },
    birthDate: {
      label: t('birthDate'),
      type: 'text',
      required: true,
      autocomplete: 'bday',
      refusedAs: ['birthYear'],
      Control: BirthDate,
      validate: (text) => faultOf(text, minAge, context),
    },
    phone: { label: t('phone'), type: 'tel', width: 'half' },
    country: { label: t('country'), type: 'country', width: 'half' },
    consent: { label: t('consent'), type: 'consent', required: true, before: terms },
  };
}

/** What is wrong with a date of birth, in words. */
function faultOf(born: string, minAge: number, context: FieldContext): string | undefined {
  const { t, formText, format, timeZone } = context;
  if (!startOf(born, 'UTC')) return isHijriValue(born) ? t('hijriFault') : formText('date');
  if (born < firstDay) return formText('dateMin', { min: format.date(firstDay) });
  const today = dayOf(new Date(), timeZone);
  if (born > today) return formText('dateMax', { max: format.date(today) });
  const from = comesOfAge(born, minAge);
  return from > today ? t('tooYoung', { count: minAge, date: format.date(from) }) : undefined;
}

/**
 * The fields of an enrolment: the author's, each completed by what is known of its name, or the usual ones. Without a consent,
 * and a date of birth where there is an age, nobody joins: these are asked for whatever the author names.
 */
export function enrolmentFields(config: Config, context: FieldContext): readonly GivenField[] {
  const known = knownFields(config, context);
  const usual = (each: string): GivenField => {
    const { Control, validate, refusedAs, before, ...described } = known[each] ?? {};
    const written = writtenField({ name: each, ...described });
    return {
      ...written,
      ...(Control && { Control }),
      ...(validate && { validate }),
      ...(refusedAs && { refusedAs }),
      before,
    };
  };
  const names = saysFamilyFirst(context.language) ? ['lastName', 'firstName'] : ['firstName', 'lastName'];
  if (config.fields.length === 0) return [...names, 'birthDate', 'phone', 'country', 'consent'].map(usual);
  const authored = config.fields.map((field): GivenField => {
    if (!known[field.name]) return field;
    const { name, label, required, pattern, autocomplete, ...own } = usual(field.name);
    return {
      ...field,
      ...own,
      name,
      label: field.label || label,
      help: field.help,
      width: field.width,
      sensitive: field.sensitive,
      showIf: field.showIf,
      pattern: field.pattern ?? pattern,
      autocomplete: field.autocomplete ?? autocomplete,
      required: field.required || (isAlwaysAsked(name) && required),
    };
  });
  const isMissing = (name: string) => !config.fields.some((field) => field.name === name);
  return [
    ...(config.minAge > 0 && isMissing('birthDate') ? [usual('birthDate')] : []),
    ...authored,
    ...(isMissing('consent') ? [usual('consent')] : []),
  ];
}

const isAlwaysAsked = (name: string): boolean => name === 'birthDate' || name === 'consent';

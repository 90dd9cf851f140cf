import type { GivenField } from '#src/forms/definition.ts';
import type { Field, Step } from '#src/forms/field.schema.ts';
import { writtenField } from '#src/forms/written-field.ts';
import { saysFamilyFirst } from '#src/i18n/family-first.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Translate } from '#src/i18n/messages.ts';
import type en from './messages/en.json';

/** Fields that registration has words and rules for. */
type KnownName = 'firstName' | 'lastName' | 'email' | 'password' | 'country' | 'phone' | 'interests';

/** Interests are categories of the site (conventions, S1). */
const interests = ['heritage', 'culture', 'nature', 'hiking', 'sea', 'family', 'food', 'shopping'] as const;

/** What is known of a field by its name. */
type Known = Partial<Omit<Field, 'name'>>;

const name = { required: true, pattern: 'lettersAndSpaces', width: 'half' } as const;

const known = (t: Translate<keyof typeof en>): Readonly<Record<Exclude<KnownName, 'password'>, Known>> => ({
  firstName: { ...name, label: t('firstName'), autocomplete: 'given-name' },
  lastName: { ...name, label: t('lastName'), autocomplete: 'family-name' },
  email: { label: t('email'), type: 'email', required: true, autocomplete: 'email' },
  country: { label: t('country'), type: 'country', width: 'half' },
  phone: { label: t('phone'), type: 'tel', width: 'half' },
  interests: {
    label: t('interests'),
    type: 'choices',
    options: interests.map((value) => ({ value, label: t(value) })),
  },
});

/** The fields that are asked where an author names none. */
export function defaultNames(kind: 'consumer' | 'trade', language: Language): readonly KnownName[] {
  const names = ['firstName', 'lastName'] as const;
  return [
    ...(saysFamilyFirst(language) ? names.toReversed() : names),
    'email',
    'password',
    'country',
    'phone',
    ...(kind === 'consumer' ? (['interests'] as const) : []),
  ];
}

/**
 * The fields of a registration: the author's, each completed by what is known of its name, or the usual ones. Without an
 * address nobody is registered, so that it is always asked for.
 *
 * @param password the field of that name
 */
export function registrationFields(
  authored: readonly Field[],
  usual: readonly KnownName[],
  password: GivenField,
  t: Translate<keyof typeof en>,
): readonly GivenField[] {
  const byName: Readonly<Record<string, Known | undefined>> = known(t);
  if (authored.length === 0)
    return usual.map((each) =>
      each === 'password' ? password : writtenField({ name: each, ...byName[each] }),
    );
  const completed = authored.map((field): GivenField => {
    if (field.name === 'password')
      return { ...password, label: field.label || password.label, step: field.step };
    const { label, type, pattern, autocomplete, options, required } = byName[field.name] ?? {};
    return {
      ...field,
      type: type ?? field.type,
      label: field.label || (label ?? ''),
      pattern: field.pattern ?? pattern,
      autocomplete: field.autocomplete ?? autocomplete,
      options: field.options.length > 0 ? field.options : (options ?? []),
      required: field.required || (field.name === 'email' && required === true),
    };
  });
  const hasAddress = authored.some(({ name: each }) => each === 'email');
  return hasAddress ? completed : [writtenField({ name: 'email', ...byName['email'] }), ...completed];
}

/** Which step asks for a field, where its author does not say. */
const stepOf = (field: string, count: number): number =>
  field === 'email' || field === 'password' ? 1 : field === 'interests' || field === 'marketing' ? count : 2;

/** Puts fields into steps; the consent is in the last one. A step without a field is left out. */
export function inSteps(
  fields: readonly GivenField[],
  count: number,
  t: Translate<keyof typeof en>,
): { fields: readonly GivenField[]; steps: readonly Step[] } {
  const titles = [t('stepAccount'), t('stepYou'), t('stepInterests')].slice(0, count);
  const ids = titles.map((_, index) => String(index + 1));
  const placed = fields.map((field): GivenField => {
    const wanted = field.name === 'terms' ? count : Math.min(stepOf(field.name, count), count);
    return { ...field, step: ids.includes(field.step ?? '') ? field.step : String(wanted) };
  });
  return {
    fields: placed,
    steps: titles.flatMap((title, index) => {
      const id = String(index + 1);
      return placed.some(({ step }) => step === id) ? [{ id, title }] : [];
    }),
  };
}

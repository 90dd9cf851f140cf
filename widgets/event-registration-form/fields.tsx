import { defineForm, type Definition, type GivenField } from '#src/forms/definition.ts';
import type { Field } from '#src/forms/field.schema.ts';
import { writtenField } from '#src/forms/written-field.ts';
import type { Translate } from '#src/i18n/messages.ts';
import { listOf } from '#src/text/list-of.ts';
import { Terms } from './Terms.tsx';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

type Known = Partial<Omit<Field, 'name'>>;
type T = Translate<keyof typeof en>;

/** What is known of a field by its name. */
const knownFields = (t: T): Readonly<Record<string, Known>> => ({
  name: {
    label: t('name'),
    required: true,
    pattern: 'lettersAndSpaces',
    autocomplete: 'name',
    width: 'half',
  },
  email: { label: t('email'), type: 'email', required: true, autocomplete: 'email', width: 'half' },
  company: { label: t('company'), autocomplete: 'organization', width: 'half' },
  phone: { label: t('phone'), type: 'tel', width: 'half' },
  needs: { label: t('needs'), help: t('needsHelp'), type: 'textarea', maxLength: 1000 },
});

const usual: Readonly<Record<Config['mode'], readonly string[]>> = {
  trade: ['name', 'email', 'company', 'phone', 'needs'],
  public: ['name', 'email', 'phone', 'needs'],
};

/** The author's fields, each completed by what is known of its name, or the usual ones. Files go with no registration. */
function completed(fields: readonly Field[], names: readonly string[], t: T): readonly Field[] {
  const known = knownFields(t);
  if (fields.length === 0) return names.map((name) => writtenField({ name, ...known[name] }));
  return fields
    .filter(({ type }) => type !== 'file')
    .map((field) => {
      const { type, label, pattern, autocomplete } = known[field.name] ?? {};
      return {
        ...field,
        type: field.type === 'text' && type ? type : field.type,
        label: field.label || (label ?? ''),
        pattern: field.pattern ?? pattern,
        autocomplete: field.autocomplete ?? autocomplete,
      };
    });
}

/** A guest's field is named by where it stands in what is sent, so that a refusal finds it. */
const guestName = (index: number, name: string) => `guests.${index}.${name}`;

/** A person's name or a text of a guest is nothing that a browser knows of the visitor. */
function guestFields(config: Config, from: number, seats: number, t: T): readonly GivenField[] {
  const isUsual = config.guestFields.length === 0;
  const fields = completed(config.guestFields, ['name', 'needs'], t).map((field): Field =>
    // A line is enough where there are several guests.
    isUsual && field.type === 'textarea' ? { ...field, type: 'text', maxLength: undefined } : field,
  );
  return listOf(Math.max(0, seats - from), (index) =>
    fields.map((field): GivenField => {
      const { showIf } = field;
      const number = from + index;
      return {
        ...field,
        name: guestName(index, field.name),
        label: field.label || field.name,
        autocomplete: 'off',
        width: field.name === 'name' ? 'full' : field.width,
        group: t('guest', { number }),
        ...(showIf && { showIf: { ...showIf, field: guestName(index, showIf.field) } }),
        ...(!showIf && { showFrom: { field: seatsName, least: number + 1 } }),
      };
    }),
  ).flat();
}

/** The field that says how many come. */
export const seatsName = 'seats';

function seatsField(most: number, t: T): Field {
  const options = listOf(most, (index) => ({
    value: String(index + 1),
    label: t('seats', { count: index + 1 }),
  }));
  return writtenField({
    name: seatsName,
    label: t('howMany'),
    required: true,
    type: most > 1 ? 'select' : 'hidden',
    options,
  });
}

/** The form that registers: the visitor's own fields, seats, guests, and the consent under the terms. */
export function defineRegistration(config: Config, mostSeats: number, t: T): Definition {
  const own = completed(config.fields, usual[config.mode], t);
  const consent: GivenField = {
    ...writtenField({ name: 'terms', type: 'consent', label: t('terms'), required: true }),
    before: <Terms html={config.terms} />,
  };
  return defineForm([
    ...own,
    seatsField(mostSeats, t),
    ...guestFields(config, 1, mostSeats, t),
    ...(config.terms ? [consent] : []),
  ]);
}

/** The form that changes the number of seats: guests are asked for whom there was no seat. */
export const defineChange = (config: Config, seats: number, mostSeats: number, t: T): Definition =>
  defineForm([seatsField(mostSeats, t), ...guestFields(config, seats, mostSeats, t)]);

import type { Choice, Field } from '../form/form.ts';
import { fieldsOfPages, fieldsOfTheRoot, siteRules } from '../form/site-form.ts';

/** A field of the settings page. */
interface Setting {
  readonly title: string;
  readonly description: string;
  readonly kind: string;
  /** What a text, or each line of a list, has to be; empty for any text. */
  readonly rule: string;
  readonly choices: readonly Choice[];
}

/** Fields that stand under one heading, by their path in the site configuration. */
interface Section {
  readonly title: string;
  readonly fields: Readonly<Record<string, Setting>>;
}

const settingOf = (field: Field): Setting => ({
  title: field.title,
  description: field.description,
  kind: field.kind,
  rule: field.kind === 'link' ? 'address' : (siteRules[field.name] ?? ''),
  choices: 'choices' in field ? (field.choices ?? []) : [],
});

const section = (title: string, fields: readonly Field[], path = ''): Section => ({
  title,
  fields: Object.fromEntries(
    fields
      .filter(({ kind }) => kind !== 'group')
      .map((field) => [path + field.name, settingOf(field)] as const),
  ),
});

/** The settings page: the fields that AEM's page properties have for the site configuration, under the same names. */
export const settingsForm: readonly Section[] = [
  section('Site configuration', fieldsOfPages),
  section('Where calls and tokens go', fieldsOfTheRoot),
  ...fieldsOfTheRoot.flatMap((field) =>
    field.kind === 'group' ? [section(field.title, field.fields, `${field.name}.`)] : [],
  ),
];

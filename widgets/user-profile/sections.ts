import { saysFamilyFirst } from '#src/i18n/family-first.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { Config, FieldName } from './widget.ts';

/** A field that is shown. */
export interface ProfileField {
  readonly name: FieldName;
  readonly isEditable: boolean;
  readonly isRequired: boolean;
}

/** Fields that are shown and edited together. */
export interface ProfileSection {
  /** Unlike those of the others. */
  readonly key: string;
  /** An author's own, or the key of a text. */
  readonly title: string;
  readonly isBuiltIn: boolean;
  readonly fields: readonly ProfileField[];
}

/** What the site keeps by other means: the sign-on service, the page of interests. */
const neverEdited: readonly FieldName[] = ['email', 'pictureUrl', 'interests', 'company'];

const usual: readonly (readonly [title: string, fields: readonly FieldName[]])[] = [
  ['personal', ['firstName', 'lastName', 'birthYear']],
  ['contact', ['email', 'phone', 'country']],
  ['preferences', ['language', 'interests']],
];

const all: readonly FieldName[] = ['pictureUrl', 'company', ...usual.flatMap(([, names]) => names)];

/** The fields that are shown, once each; without an author's list all of them, with both names required. */
export function fieldsShown({ fields }: Pick<Config, 'fields'>): readonly ProfileField[] {
  const listed =
    fields.length > 0
      ? fields
      : all.map((name) => ({ name, visible: true, editable: true, required: name.endsWith('Name') }));
  return listed
    .filter(
      ({ name, visible }, index) => visible && listed.findIndex((other) => other.name === name) === index,
    )
    .map(({ name, editable, required }) => ({
      name,
      isEditable: editable && !neverEdited.includes(name),
      isRequired: required,
    }));
}

/**
 * The sections with the fields that stand in them. The picture stands on the card, and the company in a section of its own
 * unless an author has named it.
 */
export function toSections(
  { fields, sections }: Pick<Config, 'fields' | 'sections'>,
  language: Language,
): readonly ProfileSection[] {
  const shown = fieldsShown({ fields }).filter(({ name }) => name !== 'pictureUrl');
  const groups =
    sections.length > 0
      ? sections.map(({ title, fields: names }) => ({ title, names, isBuiltIn: false }))
      : usual.map(([title, names]) => ({ title, names, isBuiltIn: true }));
  const named = new Set(groups.flatMap(({ names }) => names));
  const rest = shown.filter(({ name }) => !named.has(name) && name !== 'company').map(({ name }) => name);
  const taken = new Set<FieldName>();
  return groups
    .map(({ title, names, isBuiltIn }, index) => ({
      key: `${index} ${title}`,
      title,
      isBuiltIn,
      fields: inOrder([...names, ...(index === 0 ? rest : [])], language).flatMap((name) => {
        const field = shown.find((one) => one.name === name);
        if (!field || taken.has(name)) return [];
        taken.add(name);
        return [field];
      }),
    }))
    .filter((section) => section.fields.length > 0);
}

/** The family's name stands first where the language says it first. */
function inOrder(names: readonly FieldName[], language: Language): readonly FieldName[] {
  if (!saysFamilyFirst(language)) return names;
  const swapped: Partial<Record<FieldName, FieldName>> = { firstName: 'lastName', lastName: 'firstName' };
  const [given, family] = [names.indexOf('firstName'), names.indexOf('lastName')];
  return given >= 0 && given < family ? names.map((name) => swapped[name] ?? name) : names;
}

import type { Field, Form } from '../../cms/form/form.ts';
import { coerceList, isObject } from '#src/schema/coerce.ts';
import type { Config } from '../data.ts';

type Values = Readonly<Record<string, unknown>>;

/** A field with what an author has written in it. */
export interface Written {
  readonly field: Field;
  readonly value: unknown;
  /** `cards[2].image.fileReference` */
  readonly path: string;
  /** The fields that stand beside it, itself among them. */
  readonly siblings: readonly Field[];
  /** What is written in them. */
  readonly values: Values;
}

/** Every field of a form that a configuration holds something for, those of groups and of entries too, in the form's order. */
export const writtenFields = ({ tabs }: Pick<Form, 'tabs'>, config: Config): Written[] =>
  writtenIn(
    tabs.flatMap(({ fields }) => fields),
    config,
    '',
  );

const writtenIn = (siblings: readonly Field[], values: Values, before: string): Written[] =>
  siblings.flatMap((field) => {
    const value = values[field.name];
    if (value === undefined || value === null) return [];
    const path = before + field.name;
    const inner = 'fields' in field ? field.fields : [];
    return [
      { field, value, path, siblings, values },
      ...(inner.length === 0
        ? []
        : field.kind === 'list'
          ? entriesOf(value).flatMap((entry, index) => writtenIn(inner, entry, `${path}[${index}].`))
          : entriesOf(value).flatMap((entry) => writtenIn(inner, entry, `${path}.`))),
    ];
  });

/** The objects of a list or group, however loosely a CMS has stored it (contract, section 2). */
const entriesOf = (value: unknown): readonly Values[] => coerceList(value).filter(isObject);

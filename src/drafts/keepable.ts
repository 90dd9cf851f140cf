import type { DraftValues } from './store.ts';

/** What decides whether a field may be kept (conventions, "Field"). */
export interface KeptField {
  readonly name: string;
  readonly type?: string | undefined;
  readonly autocomplete?: string | undefined;
  readonly sensitive?: boolean | undefined;
}

const secretAutocomplete = /(^|\s)(cc-[a-z-]+|one-time-code|(current|new)-password)(\s|$)/i;

/** Names of passwords, tokens, document and card numbers, where an author has not marked the field. */
const secretName =
  /password|token|secret|passport|iban|cvv|cvc|(card|document|licen[cs]e|id)[-_ ]?(number|no)$/i;

/** Whether what stands in a field may be kept outside the form (contract, section 2: "Never kept"). */
export const isKeepable = ({
  name,
  type = 'text',
  autocomplete = '',
  sensitive = false,
}: KeptField): boolean =>
  !sensitive &&
  !['password', 'file', 'hidden'].includes(type) &&
  !secretAutocomplete.test(autocomplete) &&
  !secretName.test(name);

/**
 * The values of a form that may be kept: those of its keepable fields. An empty one is kept only where the form would
 * be filled in again: the visitor has emptied that field.
 *
 * @param filledIn what the form has in its fields before anything is typed, by their names
 */
export const keepable = (
  values: DraftValues,
  fields: readonly KeptField[],
  filledIn: DraftValues = {},
): DraftValues =>
  Object.fromEntries(
    fields.filter(isKeepable).flatMap(({ name }) => {
      const value = values[name];
      if (value === undefined) return [];
      if (!isEmpty(value)) return [[name, value]];
      // As a list: what reads the storage takes an empty text for none.
      return isEmpty(filledIn[name]) ? [] : [[name, []]];
    }),
  );

const isEmpty = (value: DraftValues[string] | undefined) =>
  value === undefined ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.every((text) => text === ''));

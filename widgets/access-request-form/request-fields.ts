import type { GivenField } from '#src/forms/definition.ts';
import type { Field } from '#src/forms/field.schema.ts';
import type { Config } from './widget.ts';

/** The most fields of a service's form. */
const mostFields = 60;

/** The field that takes the company's products as options. */
export const productsName = 'products';

/** Words of keys: the dictionary's (A4). A key without any is shown as it is. */
export type Words = Readonly<Record<string, string>>;

interface Source {
  /** The service's fields; none while they are not known. */
  readonly fields: readonly Field[];
  /** Keys of the products that the company has. */
  readonly products: readonly string[];
  readonly words: Words;
  /** Documents have somewhere to go. */
  readonly hasUpload: boolean;
}

/** Whether a label is the key of a word: `forms.company`. */
const isKey = (label: string): boolean => /^[a-z][\w-]*(\.[\w-]+)+$/i.test(label);

const wordOf = (words: Words, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

const labelOf = (label: string, words: Words): string =>
  (isKey(label) ? wordOf(words, label) : undefined) ?? label;

/** Whether words of the dictionary are needed: for labels that are keys, or for products without a label. */
export const needsWords = (fields: readonly Field[], products: readonly string[]): boolean =>
  fields.some(
    ({ name, label, help, options }) =>
      [label, help, ...options.map((option) => option.label)].some(isKey) ||
      (name === productsName && products.some((key) => options.every(({ value }) => value !== key))),
  );

/**
 * The fields of a request: the service's, else the author's. A field of products offers those of the company, else its own
 * options, else the author's; documents are as many and as large as author and service both allow.
 */
export function requestFields(config: Config, source: Source): readonly GivenField[] {
  const { fallbackFields, maxProducts, attachments } = config;
  const { words, products, hasUpload } = source;
  const given = source.fields.length > 0 ? source.fields.slice(0, mostFields) : fallbackFields;
  const authored = fallbackFields.find(({ name }) => name === productsName)?.options ?? [];

  const productOptions = (own: Field['options']): Field['options'] => {
    const known = own.length > 0 ? own : authored;
    if (products.length === 0) return known;
    return products.map((value) => ({
      value,
      label:
        known.find((option) => option.value === value)?.label ||
        (wordOf(words, `${productsName}.${value}`) ?? wordOf(words, value) ?? value),
    }));
  };

  return given.flatMap((field): GivenField[] => {
    const options = field.options.map(({ value, label }) => ({ value, label: labelOf(label, words) }));
    const worded = {
      ...field,
      label: labelOf(field.label, words),
      help: labelOf(field.help, words),
      options,
    };
    if (field.type === 'file') {
      const { max, maxMb } = attachments;
      if (!hasUpload || max === 0) return [];
      const limits = {
        maxFiles: Math.min(field.maxFiles ?? max, max),
        maxMb: Math.min(field.maxMb ?? maxMb, maxMb),
      };
      return [{ ...worded, ...limits, looksInside: true }];
    }
    if (field.name !== productsName) return [worded];
    const offered = productOptions(options);
    // Nothing to choose from: it can be written.
    if (offered.length === 0) return [{ ...worded, type: 'textarea' }];
    const most = Math.min(Number(field.max ?? maxProducts) || maxProducts, maxProducts);
    return [{ ...worded, type: 'choices', options: offered, max: String(most) }];
  });
}

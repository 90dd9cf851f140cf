import type { Language } from '#src/i18n/languages.ts';
import { toCoordinates } from '#src/text/coordinates.ts';
import { toPhone } from '#src/text/phone.ts';
import { readNumbers } from '#src/text/typed-number.ts';
import { isShown, type Definition, type FormField } from './definition.ts';
import { withoutUnoffered } from './offered.ts';
import { textOf } from './rules.ts';
import { filesIn, isEmpty, textsIn, type Value, type Values } from './values.ts';

/** What is sent for a field. */
export type Answer = string | number | boolean | readonly string[] | readonly File[];

/** What is sent, by the fields' names. */
export type Answers = Readonly<Record<string, Answer>>;

/**
 * What is sent of a form: what is shown and filled in, in the form in which servers read it.
 *
 * @param language by which typed numbers are read
 */
export const answersOf = ({ fields }: Definition, values: Values, language: Language): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = isShown(field, values, language)
        ? answerOf(field, values[field.key], language)
        : undefined;
      return answer === undefined ? [] : [[field.name, answer]];
    }),
  );

/** What is sent for the value of a field; undefined where nothing is. */
export function answerOf(field: FormField, given: Value, language: Language): Answer | undefined {
  const { type, pattern, options } = field;
  const value = withoutUnoffered(field, given);
  if (type === 'hidden') return typeof value === 'string' ? value : options[0]?.value;
  if (type === 'consent') return value === true;
  if (isEmpty(value)) return undefined;
  if (type === 'file') {
    const files = filesIn(value);
    const ids = files.flatMap(({ uploadId = [] }) => uploadId);
    return ids.length > 0 ? ids : files.map(({ file, name }) => new File([file], name, { type: file.type }));
  }
  if (type === 'choices') return textsIn(value);
  // Blanks at its ends belong to a password.
  if (type === 'password') return textsIn(value).join('');
  const text = textOf(field, textsIn(value).join(''));
  if (text === '') return undefined;
  if (type === 'number') return readNumbers(text, language)[0] ?? text;
  if (type === 'tel' || pattern === 'phone') return toPhone(text) ?? text;
  const place = type === 'coordinates' || pattern === 'coordinates' ? toCoordinates(text) : undefined;
  return place ? `${place.latitude},${place.longitude}` : text;
}

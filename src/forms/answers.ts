import { toCoordinates, toPhone } from '#src/text/patterns.ts';
import { isShown, type Definition, type FormField } from './definition.ts';
import { withoutUnoffered } from './offered.ts';
import { toNumber } from './rules.ts';
import { filesIn, isEmpty, textsIn, type Value, type Values } from './values.ts';

/** What is sent for a field. */
export type Answer = string | number | boolean | readonly string[] | readonly File[];

/** What is sent, by the fields' names. */
export type Answers = Readonly<Record<string, Answer>>;

/** What is sent of a form: what is shown and filled in, in the form in which servers read it. */
export const answersOf = ({ fields }: Definition, values: Values, decimalMark: string): Answers =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const value = withoutUnoffered(field, values[field.key]);
      const answer = isShown(field, values) ? answerOf(field, value, decimalMark) : undefined;
      return answer === undefined ? [] : [[field.name, answer]];
    }),
  );

function answerOf(field: FormField, value: Value, decimalMark: string): Answer | undefined {
  const { type, options } = field;
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
  const text = textsIn(value).join('').trim();
  if (type === 'number') return toNumber(text, decimalMark) ?? text;
  if (type === 'tel') return toPhone(text);
  const place = type === 'coordinates' ? toCoordinates(text) : undefined;
  return place ? `${place.latitude},${place.longitude}` : text;
}

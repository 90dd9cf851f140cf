import type { Language } from '#src/i18n/languages.ts';
import { isLongerThan } from '#src/text/count.ts';
import { withoutFormat } from '#src/text/digits.ts';
import { withoutFormatBetweenWords } from '#src/text/format-characters.ts';
import { mailFault, toMail } from '#src/text/mail.ts';
import { toName } from '#src/text/names.ts';
import { patterns } from '#src/text/patterns.ts';
import { readPhone } from '#src/text/phone.ts';
import { readNumbers } from '#src/text/typed-number.ts';
import type { FormField } from './definition.ts';
import { maximumTextArea, maximumTextInput } from './limits.ts';
import { filesIn, isEmpty, textsIn, type Fault, type Value } from './values.ts';

/** What a rule has to know of the page. */
export interface RuleContext {
  /** By which typed numbers are read. */
  readonly language: Language;
  /** The present day, `yyyy-mm-dd`. */
  readonly today: string;
  /** Writes a day for visitors. */
  readonly date: (day: string) => string;
}

type Rule = (text: string, field: FormField, context: RuleContext) => Fault | undefined;

const unless = (isRight: boolean, key: Fault['key']): Fault | undefined => (isRight ? undefined : { key });

const keyed = (key: Fault['key'] | undefined): Fault | undefined => key && { key };

/** What has to hold for a text, by the type of its field. */
const rulesByType: Partial<Record<FormField['type'], Rule>> = {
  email: (text) => keyed(mailFault(text)),
  tel: (text) => keyed(readPhone(text).fault),
  url: (text) => unless(patterns.webAddress(text), 'webAddress'),
  coordinates: (text) => unless(patterns.coordinates(text), 'coordinates'),
  number(text, { min, max }, { language }) {
    const [value, other] = readNumbers(text, language);
    if (value === undefined) return { key: 'number' };
    if (other !== undefined) return { key: 'twoNumbers' };
    if (value < Number(min)) return { key: 'min', values: { min: Number(min) } };
    return value > Number(max) ? { key: 'max', values: { max: Number(max) } } : undefined;
  },
  date: (text, { min, max }, context) => validateDay(text, min, max, context),
  birthDate: (text, { min, max }, context) =>
    validateDay(text, min, max && max < context.today ? max : context.today, context),
};

function validateDay(
  day: string,
  min: string | undefined,
  max: string | undefined,
  { date }: RuleContext,
): Fault | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) return { key: 'date' };
  if (min && day < min) return { key: 'dateMin', values: { min: date(min) } };
  return max && day > max ? { key: 'dateMax', values: { max: date(max) } } : undefined;
}

/** Types and patterns of numbers and codes, in which nothing joins letters. */
const codes = new Set<string | undefined>(['tel', 'number', 'coordinates', 'phone']);

/** Whether a field asks for letters, as those for names do. */
export const isOfName = ({ pattern }: FormField): boolean =>
  pattern === 'letters' || pattern === 'lettersAndSpaces';

/** Types of one line: names, addresses, and codes that no author can mark as such. Choices are sent as they are offered. */
const lines = new Set<string>(['text', 'url']);

/** What browsers fill in as a code. */
const codeAutofill = /(^|\s)(one-time-code|postal-code)(\s|$)/i;

/**
 * The text of a field as it is judged and sent: without blanks at its ends and, unless it is running text, without
 * characters that are not seen.
 */
export function textOf(field: FormField, typed: string): string {
  const { type, pattern, autocomplete = '' } = field;
  if (type === 'email') return toMail(typed);
  if (codes.has(type) || codes.has(pattern) || codeAutofill.test(autocomplete))
    return withoutFormat(typed).trim();
  const seen = lines.has(type) || pattern ? withoutFormatBetweenWords(typed) : typed;
  return isOfName(field) ? toName(seen) : seen.trim();
}

/** How many characters a field may hold, as visitors count them. */
export const longestText = ({ type, maxLength }: FormField): number => {
  const most = type === 'textarea' ? maximumTextArea : maximumTextInput;
  return maxLength && maxLength > 0 ? Math.min(maxLength, most) : most;
};

const asked: Partial<Record<FormField['type'], Fault['key']>> = {
  choice: 'choose',
  choices: 'choose',
  select: 'choose',
  country: 'choose',
  consent: 'agree',
  file: 'addFile',
};

/** What is wrong with the value of a field; undefined where nothing is. The value is neither changed nor completed. */
export function validate(field: FormField, value: Value, context: RuleContext): Fault | undefined {
  const { type, required, pattern } = field;
  if (type === 'hidden') return undefined;
  if (isEmpty(value)) return required ? { key: asked[type] ?? 'required' } : undefined;
  if (type === 'file') return validateFiles(field, value);
  if (type === 'choices' && textsIn(value).length > Number(field.max))
    return { key: 'manyChoices', values: { count: Number(field.max) } };
  if (typeof value !== 'string') return undefined;
  const text = textOf(field, value);
  if (text === '') return required ? { key: 'required' } : undefined;
  const most = longestText(field);
  if (isLongerThan(text, most)) return { key: 'longText', values: { count: most } };
  const fault = rulesByType[type]?.(text, field, context);
  if (fault || !pattern) return fault;
  return pattern === 'phone' ? keyed(readPhone(text).fault) : unless(patterns[pattern](text), pattern);
}

function validateFiles({ maxFiles = 1 }: FormField, value: Value): Fault | undefined {
  const files = filesIn(value);
  if (files.length > maxFiles) return { key: 'fileCount', values: { count: maxFiles } };
  if (files.some(({ fault }) => fault)) return { key: 'fileRefused' };
  return files.some(({ progress }) => progress !== undefined) ? { key: 'fileComing' } : undefined;
}

/** Megabytes that a file may have where its field does not say. */
export const defaultMegabytes = 5;

/** A file's name as it may be sent: letters, digits, hyphens, underscores and spaces, then its ending. */
export function toFileName(name: string): string {
  const seen = withoutFormatBetweenWords(name);
  const [, stem = seen, ending = ''] = /^(.+?)(\.[a-z0-9]{1,10})$/i.exec(seen) ?? [];
  const clean = stem
    .replace(/[^\p{L}\p{M}\p{Nd}\u200C-\u200D_ -]+/gu, '-')
    .replace(/^[- \u200C-\u200D]+|[- \u200C-\u200D]+$/g, '');
  return `${clean || 'file'}${ending}`;
}

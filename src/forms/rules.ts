import { isLongerThan } from '#src/text/count.ts';
import { emailPattern, foldDigits, patterns } from '#src/text/patterns.ts';
import type { FormField } from './definition.ts';
import { maximumTextArea, maximumTextInput } from './limits.ts';
import { filesIn, isEmpty, type Fault, type Value } from './values.ts';

/** What a rule has to know of the page. */
export interface RuleContext {
  /** The sign before decimals in the page's language. */
  readonly decimalMark: string;
  /** The present day, `yyyy-mm-dd`. */
  readonly today: string;
  /** Writes a day for visitors. */
  readonly date: (day: string) => string;
}

type Rule = (text: string, field: FormField, context: RuleContext) => Fault | undefined;

const unless = (isRight: boolean, key: Fault['key']): Fault | undefined => (isRight ? undefined : { key });

/** What has to hold for a text, by the type of its field. */
const rulesByType: Partial<Record<FormField['type'], Rule>> = {
  email: (text) => unless(emailPattern.test(text), 'email'),
  tel: (text) => unless(patterns.phone(text), 'phone'),
  url: (text) => unless(patterns.webAddress(text), 'webAddress'),
  coordinates: (text) => unless(patterns.coordinates(text), 'coordinates'),
  number(text, { min, max }, { decimalMark }) {
    const value = toNumber(text, decimalMark);
    if (value === undefined) return { key: 'number' };
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

/** The number that was typed, in digits of any writing; undefined for what is none. */
export function toNumber(typed: string, decimalMark: string): number | undefined {
  const text = foldDigits(typed.trim()).replace('٫', '.').replace(decimalMark, '.').replace('\u2212', '-');
  return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : undefined;
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
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const most = longestText(field);
  if (isLongerThan(text, most)) return { key: 'longText', values: { count: most } };
  const fault = rulesByType[type]?.(text, field, context);
  return fault ?? (pattern && unless(patterns[pattern](text), pattern));
}

function validateFiles({ maxFiles = 1 }: FormField, value: Value): Fault | undefined {
  const files = filesIn(value);
  if (files.length > maxFiles) return { key: 'fileCount', values: { count: maxFiles } };
  if (files.some(({ fault }) => fault)) return { key: 'fileRefused' };
  return files.some(({ progress }) => progress !== undefined) ? { key: 'fileComing' } : undefined;
}

/** Bytes of a megabyte. */
const megabyte = 2 ** 20;

/** Megabytes that a file may have where its field does not say. */
export const defaultMegabytes = 5;

/** Why a file cannot be sent, whatever else is in its field. */
export function validateFile(file: File, { accept, maxMb = defaultMegabytes }: FormField): Fault | undefined {
  if (file.size === 0) return { key: 'fileEmpty' };
  if (file.size > maxMb * megabyte) return { key: 'fileSize', values: { size: maxMb } };
  return accept.length === 0 || accept.some((kind) => isOfKind(file, kind.trim().toLowerCase()))
    ? undefined
    : { key: 'fileType' };
}

const isOfKind = ({ name, type }: File, kind: string): boolean =>
  kind.startsWith('.')
    ? name.toLowerCase().endsWith(kind)
    : kind.endsWith('/*')
      ? type.startsWith(kind.slice(0, -1))
      : type === kind;

/** A file's name as it may be sent: letters, digits, hyphens, underscores and spaces, then its ending. */
export function toFileName(name: string): string {
  const [, stem = name, ending = ''] = /^(.+?)(\.[a-z0-9]{1,10})$/i.exec(name) ?? [];
  const clean = stem.replace(/[^\p{L}\p{M}\p{Nd}_ -]+/gu, '-').replace(/^[- ]+|[- ]+$/g, '');
  return `${clean || 'file'}${ending}`;
}

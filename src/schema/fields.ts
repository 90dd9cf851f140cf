import * as z from 'zod';
import { holdsContent } from './coerce.ts';
import { applyRule, expectedBy, refused, type RuleCall } from './rules.ts';
import { tagged } from './tags.ts';

/**
 * The field types that schemas are made of (catalogue, conventions: "Field types"). For `widget.ts` and `*.schema.ts`
 * only: zod is in no file that a visitor fetches. Each says by `x-field` how an authoring tool shows it (contract,
 * section 3).
 */

/** A rule of `rules.ts` as zod takes it: `z.string().transform(rule('date'))`. */
export const rule = (...call: RuleCall) =>
  tagged(
    (text: string, context: z.RefinementCtx): string => {
      const result = applyRule(call, text);
      if (result !== refused) return result;
      context.addIssue({ code: 'custom', params: { expected: expectedBy(call) } });
      return z.NEVER;
    },
    { kind: 'rule', call },
  );

/** Moves a number into its limits: `z.number().transform(clamp(1, 20))`. */
export const clamp = (least: number, most: number) =>
  tagged((value: number) => Math.min(most, Math.max(least, value)), { kind: 'clamp', limits: [least, most] });

/** Plain text, shown to `length` graphemes; empty by default. One of more than 200 is written in several lines. */
export const text = (length: number) =>
  z.string().transform(rule('cut', length)).default('').meta(textField(length));

/** How an authoring tool shows a text of so many graphemes. */
const textField = (length: number) => ({ 'x-field': length > 200 ? 'lines' : 'text', maxLength: length });

/** Plain text that must be there. With a length it is shown to so many graphemes, as `text` is. */
export function requiredText(): z.ZodString;
export function requiredText(length: number): z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
export function requiredText(length?: number) {
  if (length === undefined) return z.string().meta({ 'x-field': 'text' });
  return z.string().transform(rule('cut', length)).meta(textField(length));
}

/** HTML of an author's; sanitised where it is shown. Empty by default. */
export const html = () => z.string().default('').meta({ 'x-field': 'richtext' });

/** A switch. */
export const flag = (initially: boolean) => z.boolean().default(initially).meta({ 'x-field': 'flag' });

/**
 * One of some words; anything else falls back to the first, or to the one given.
 *
 * @param labels what an author reads for each
 */
export function choice<const Value extends string>(
  labels: Readonly<Record<Value, string>>,
  initially?: NoInfer<Value>,
) {
  const values = Object.keys(labels) as [Value, ...Value[]];
  return z
    .enum(values)
    .default((initially ?? values[0]) as never)
    .meta({ 'x-field': 'choice', 'x-labels': labels });
}

/** One of some words, which may be left open. @param labels what an author reads for each */
export const optionalChoice = <const Value extends string>(labels: Readonly<Record<Value, string>>) =>
  z
    .enum(Object.keys(labels) as [Value, ...Value[]])
    .optional()
    .meta({ 'x-field': 'choice', 'x-labels': labels });

/** One of some numbers. */
export const numberChoice = <const Value extends number>(
  values: readonly [Value, ...Value[]],
  initially: NoInfer<Value>,
) =>
  z
    .literal(values)
    .default(initially as never)
    .meta({
      'x-field': 'choice',
      'x-labels': Object.fromEntries(values.map((value) => [value, String(value)])),
    });

/** A number within the limits of `within`, `initially` where there is none. */
export const number = (initially: number, within: z.ZodNumber = z.number()) =>
  within.default(initially).meta({ 'x-field': 'number' });

/** A number, `initially` where there is none; one beyond the limits is moved to the nearer of them. */
export const clampedNumber = (initially: number, least: number, most: number) =>
  z
    .number()
    .transform(clamp(least, most))
    .default(initially)
    .meta({ 'x-field': 'number', minimum: least, maximum: most });

/** A list of at most `maximum` entries; a longer one is cut and reported. Empty by default. */
export function list<Entry extends z.ZodType>(entry: Entry, maximum?: number) {
  const entries = z.array(entry);
  return (maximum === undefined ? entries : entries.max(maximum))
    .default([])
    .meta({ 'x-field': isText(entry) ? 'texts' : 'list' });
}

const isText = (entry: z.ZodType): boolean => z.toJSONSchema(entry, { io: 'input' }).type === 'string';

/**
 * An address that may be linked: http, https, mailto, tel, or one that resolves to these on the page's base (trust:
 * scheme judged after parsing). Anything else counts as absent, so that its label stays as text.
 */
export const link = z.string().transform(rule('address')).optional().meta({ 'x-field': 'link' });

/** An address that may be linked (`link`) and that must be there. */
export const requiredLink = () => z.string().transform(rule('address')).meta({ 'x-field': 'link' });

/** The address of a picture, film or file: http, https, or one that resolves to these on the page's base. */
export const asset = z.string().transform(rule('web address')).optional().meta({ 'x-field': 'asset' });

/** The name of a built-in icon, or the address of an svg, which is judged as that of any other file. */
export const iconName = z
  .string()
  .transform(rule('web address'))
  .optional()
  .meta({ 'x-field': 'reference', 'x-options': 'icons' });

/** Whole text that nothing looks at but code: a reference, a name, an id. */
export const reference = z.string().optional().meta({ 'x-field': 'reference' });

/** Kinds of files that a visitor may send: endings and media types. Empty for any. */
export const fileKinds = () => list(z.string().transform(rule('.pdf, image/*, …')), 20);

/** A day or an instant: `yyyy-mm-dd`, or full ISO 8601 with offset. */
export const date = z.string().transform(rule('date')).optional().meta({ 'x-field': 'date' });

/** A day: `yyyy-mm-dd`. Forms offer a calendar for it. */
export const day = date.meta({ format: 'date' });

/** A day (`day`) that must be there. */
export const requiredDay = () =>
  z.string().transform(rule('date')).meta({ 'x-field': 'date', format: 'date' });

/** A map of texts. Empty by default. */
export const textMap = () => z.record(z.string(), z.string()).default({}).meta({ 'x-field': 'map' });

/**
 * A group of which at least one of some fields must hold something.
 *
 * @param expected what an author is told where none does
 */
export const anyOf = <Group extends z.ZodObject>(
  group: Group,
  keys: readonly (keyof z.output<Group> & string)[],
  expected: string,
): Group =>
  group.refine(
    tagged((value: Record<string, unknown>) => keys.some((key) => holdsContent(value[key])), {
      kind: 'anyOf',
      keys,
      expected,
    }),
    { params: { expected } },
  );

/** Puts fields into one tab of an authoring tool's dialog. */
export const tab = <Shape extends z.ZodRawShape>(name: string, fields: Shape): Shape =>
  Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, (field as z.ZodType).meta({ 'x-tab': name })]),
  ) as unknown as Shape;

import * as z from 'zod/mini';
import { cutGraphemes } from '#src/text/cut.ts';
import { safeHref } from '#src/text/safe-link.ts';

/** The field types that widgets' schemas are made of (catalogue, conventions: "Field types"). */

/** Plain text, shown to `length` graphemes; empty by default. */
export const text = (length: number) =>
  z._default(
    z.pipe(
      z.string(),
      z.transform((value: string) => cutGraphemes(value, length)),
    ),
    '',
  );

/** A switch. */
export const flag = (initially: boolean) => z._default(z.boolean(), initially);

/** One of the words named; anything else falls back to the first, or to the one given. */
export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  initially: Values[number] = values[0],
) => z._default(z.enum(values), initially);

/** A list of at most `maximum` entries; a longer one is cut and reported. Empty by default. */
export const list = <Entry extends z.ZodMiniType>(entry: Entry, maximum?: number) => {
  const entries = z.array(entry);
  return z._default(maximum === undefined ? entries : entries.check(z.maxLength(maximum)), []);
};

/**
 * An address that may be linked: http, https, mailto, tel, or one that resolves to these on the page's base
 * (trust: scheme judged after parsing). Anything else counts as absent, so that its label stays as text.
 */
export const link = z.optional(
  z.string().check(
    z.refine((address) => safeHref(address, 'https://site.invalid/') !== undefined, {
      params: { expected: 'address' },
    }),
  ),
);

/** Whole text that nothing looks at but code: a reference, a name, an id. */
export const reference = z.optional(z.string());

/** A day or an instant: `yyyy-mm-dd`, or full ISO 8601 with offset. */
export const date = z.optional(
  z.string().check(z.refine((value) => isoDate.test(value), { params: { expected: 'date' } })),
);

const isoDate = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d))?$/;

/** What a click reports in place of what the widget would (specification, section 3). */
export const ctaData = z.optional(
  z.object({
    ctaEventName: reference,
    sectionName: reference,
    pageCategory: reference,
    pageSubCategory: reference,
  }),
);

/** A call to action. */
export const cta = z.object({
  ctaLabel: text(60),
  ctaLink: link,
  targetInNewWindow: flag(false),
  requiresLogin: flag(false),
  ctaBtnVariant: choice(['solid', 'stroke']),
  ctaData,
});

/** What an author made of a call to action. */
export type Cta = z.output<typeof cta>;

/** A picture with all the references a CMS may hold for it (specification, section 3). */
export const image = z.object({
  fileReference: link,
  s7fileReference: link,
  mobileImageReference: link,
  s7mobileImageReference: link,
  desktopImage: link,
  mobileImage: link,
  defaultImage: link,
  pullDesktopImageFromDAM: flag(false),
  pullMobileImageFromDAM: flag(false),
  breakpoints: list(z.object({ srcset: z.string(), media: reference, sizes: reference })),
  alt: text(250),
  decorative: flag(false),
});

/** What an author made of a picture. */
export type ImageReference = z.output<typeof image>;

/** The fields that every widget has (catalogue, conventions: "Base fields"); spread into its schema. */
export const baseFields = {
  id: reference,
  title: text(120),
  description: text(500),
  headingLevel: z._default(z.literal([2, 3, 4]), 2),
  theme: z.optional(z.enum(['default', 'blue'])),
  pageMargin: z.optional(z.enum(['sm', 'md'])),
  ctaData,
  dataLayer: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  labels: z._default(z.record(z.string(), z.string()), {}),
};

/** Base fields as a widget receives them. */
export type BaseConfig = z.output<z.ZodMiniObject<typeof baseFields>>;

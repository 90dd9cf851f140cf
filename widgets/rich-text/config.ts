import * as z from 'zod/mini';
import { baseFields, choice, flag, text } from '#src/config/fields.ts';

export const schema = z.object({
  ...baseFields,
  body: z._default(z.string(), ''),
  variant: choice(['plain', 'lead', 'quote', 'note', 'warning']),
  quoteBy: text(80),
  quoteRole: text(80),
  columns: z._default(z.literal([1, 2]), 1),
  collapseAfter: z._default(z.int().check(z.nonnegative()), 0),
  footnotes: flag(true),
});

export type Config = z.output<typeof schema>;

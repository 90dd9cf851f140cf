import * as z from 'zod';
import { languages } from '#src/i18n/languages.ts';
import { schema } from '#src/schema/define.ts';

const choice = z.object({ subscribed: z.boolean(), frequency: z.string().default('') });

/** Changes that a visitor has not saved yet, as they are kept outside the widget; `owner` is the visitor. */
export const keptEdits = schema(
  z.object({
    owner: z.string().default(''),
    rows: z.record(z.string(), z.object({ choice, before: choice })).default({}),
    lang: z.enum(languages).optional(),
    langBefore: z.string().default(''),
    leavesAll: z.boolean().default(false),
  }),
);

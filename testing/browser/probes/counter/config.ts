import * as z from 'zod/mini';
import { baseFields } from '#src/config/fields.ts';

export const schema = z.object({
  ...baseFields,
  /** Required: without it the widget cannot be shown. */
  label: z.string(),
  start: z._default(z.number(), 0),
});

export type Config = z.output<typeof schema>;

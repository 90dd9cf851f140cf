import * as z from 'zod/mini';
import { mediaShape } from '#src/banner/media-fields.ts';
import { baseFields, choice, cta, date, flag, list, text } from '#src/config/fields.ts';

export const schema = z.object({
  ...baseFields,
  ...mediaShape,
  eyebrow: text(40),
  ctas: list(cta, 2),
  layout: choice(['split', 'strip', 'overlay']),
  from: date,
  to: date,
  audience: choice(['all', 'anonymous', 'signedIn']),
  dismissible: flag(false),
  countdown: flag(false),
});

export type Config = z.output<typeof schema>;

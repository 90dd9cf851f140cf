import * as z from 'zod/mini';
import { baseFields, choice, cta, date, flag, image, list, text } from '#src/config/fields.ts';
import { video } from '#src/media/video-fields.ts';

export const schema = z.object({
  ...baseFields,
  image: z.optional(z.extend(image, { drawing: flag(false) })),
  video: z.optional(video),
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

import * as z from 'zod/mini';
import { baseFields, flag, link, list, text } from '#src/config/fields.ts';

export const schema = z.object({
  ...baseFields,
  items: list(z.object({ ctaLabel: text(120), ctaLink: link })),
  hideCurrent: flag(false),
  showHidden: flag(false),
  startLevel: z._default(z.int().check(z.positive()), 2),
  maxItems: z._default(z.int().check(z.gte(3)), 5),
  jsonLd: flag(true),
});

export type Config = z.output<typeof schema>;

import * as z from 'zod/mini';
import { baseFields, link, list, text } from '#src/config/fields.ts';

export const schema = z.object({
  ...baseFields,
  searchPagePath: link,
  searchLabel: text(60),
  searchModalTitle: text(60),
  trending: z.optional(
    z.object({ title: text(60), items: list(z.object({ ctaLabel: text(60), ctaLink: link }), 10) }),
  ),
  recentSearchLabel: text(60),
  clearHistoryLabel: text(60),
  debounce: z._default(z.number().check(z.nonnegative()), 250),
  minLength: z._default(z.int().check(z.positive()), 1),
});

export type Config = z.output<typeof schema>;

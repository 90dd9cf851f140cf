import * as z from 'zod/mini';
import { link, list, text } from '#src/config/fields.ts';

/** What the author of a field in the page decides about it, and the defaults (contract, section 4). */
export const searchFields = {
  searchLabel: text(60),
  searchModalTitle: text(60),
  trending: z.optional(
    z.object({ title: text(60), items: list(z.object({ ctaLabel: text(60), ctaLink: link }), 10) }),
  ),
  recentSearchLabel: text(60),
  clearHistoryLabel: text(60),
  debounce: z._default(z.number().check(z.nonnegative()), 250),
  minLength: z._default(z.int().check(z.positive()), 1),
};

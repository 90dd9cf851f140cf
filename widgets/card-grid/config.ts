import * as z from 'zod/mini';
import { item } from '#src/cards/item.ts';
import { baseFields, choice, cta, flag, list } from '#src/config/fields.ts';

export const schema = z.object({
  ...baseFields,
  items: list(item, 48),
  source: choice(['config', 'favourites', 'interests', 'search']),
  filters: z._default(z.record(z.string(), z.string()), {}),
  limit: z._default(z.int().check(z.positive()), 12),
  columns: z._default(z.literal([2, 3, 4]), 3),
  variant: choice(['card', 'overlay', 'compact', 'links', 'logo']),
  showCategories: flag(true),
  showFavourite: flag(false),
  viewAll: z.optional(cta),
});

export type Config = z.output<typeof schema>;

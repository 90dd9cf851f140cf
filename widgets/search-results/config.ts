import * as z from 'zod/mini';
import { baseFields, choice, cta, flag, list } from '#src/config/fields.ts';
import { searchFields } from '#src/search/config.ts';

const named = z.string().check(z.minLength(1));

export const schema = z.object({
  ...baseFields,
  ...searchFields,
  categories: list(z.object({ key: named, label: named }), 10),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(100)), 15),
  sorts: list(z.enum(['relevance', 'newest', 'title'])),
  facets: list(z.object({ name: named, label: named, multi: flag(false) }), 6),
  layout: choice(['list', 'grid']),
  showDidYouMean: flag(true),
  noResultsLinks: list(cta),
  paging: choice(['more', 'numbers']),
});

export type Config = z.output<typeof schema>;

import type { Language } from '#src/i18n/languages.ts';
import type { Call, SearchParams } from './call.ts';

/** The calls of the search (specification, section 7), apart from those that every page makes: they travel with it. */

/** Results a page, and the step of the offset (specification, section 9). */
export const searchPageSize = 15;

const contentSearch = '/bin/api/solr/search';

/** Paged content search (S1); `page` counts from 0, and has 15 results unless an author wants another number. */
export const pagedSearch = ({
  pageSize = searchPageSize,
  ...at
}: {
  locale: Language;
  query: string;
  page: number;
  pageSize?: number;
  filters?: SearchParams;
}): Call => ({
  method: 'GET',
  address: contentSearch,
  query: {
    ...at.filters,
    source: 'web',
    locale: at.locale,
    limit: pageSize,
    offset: at.page * pageSize,
    query: at.query,
  },
});

/** Autocomplete (S2). */
export const suggestions = (locale: Language, typed: string): Call => ({
  method: 'GET',
  address: contentSearch,
  query: { source: 'web', locale, limit: 30, offset: 0, suggestion: typed },
});

/** Items by category (C1). */
export const searchCount = (locale: Language, query: string, filters: SearchParams): Call => ({
  method: 'GET',
  address: '/bin/api/v1/search-count.json',
  query: { ...filters, locale, query },
});

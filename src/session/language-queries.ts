import { queryOptions } from '@tanstack/react-query';
import { toLanguage } from '#src/i18n/languages.ts';
import { languageAnswer } from '#src/api/answers/visitor.schema.ts';
import { languageAvailability } from '#src/api/endpoints.ts';
import type { Api } from './useApi.ts';

/**
 * Languages in which the page does not exist (L1), asked once a page; none where the origin does not say (contract,
 * section 4: a failure is ignored). To be asked on no author's page.
 */
export const missingLanguagesQuery = (api: Api) => {
  const { mode, language, url } = api.page;
  const { pathname } = new URL(url);
  return queryOptions({
    queryKey: ['languages', pathname],
    queryFn: async ({ signal }) => {
      const call = languageAvailability(mode, language, pathname);
      const { pageUnavailableLocales } = await api.fetchJson(call, languageAnswer, { signal });
      return pageUnavailableLocales.flatMap((tag) => toLanguage(tag) ?? []);
    },
    staleTime: Infinity,
    retry: false,
  });
};

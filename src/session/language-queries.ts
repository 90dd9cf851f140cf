import { queryOptions } from '@tanstack/react-query';
import { languageAnswer } from '#src/api/answers/visitor.ts';
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
    queryFn: ({ signal }) =>
      api.ask(languageAvailability(mode, language, pathname), languageAnswer, { signal }),
    staleTime: Infinity,
    retry: false,
  });
};

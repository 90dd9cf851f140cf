import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { User } from '#src/api/user.ts';
import { searchSource, type Source } from '#src/catalogue/queries.ts';
import type { Api } from '#src/session/useApi.ts';
import { offersAnswer } from './code.schema.ts';
import { isShown } from './offer-item.ts';

/** What an author may write beside an offer, and the search does not say: a page may have added to all objects. */
const unwritten = {
  image: undefined,
  ctaLabel: undefined,
  ctaBtnVariant: undefined,
  ctaData: undefined,
  requiresLogin: undefined,
  targetInNewWindow: undefined,
};

/**
 * Where offers come from: the search (S1), asked anew for who has signed in. Without a user no code but one for everybody
 * goes further, whatever the service sends.
 */
export function offerSource(api: Api, user: User | null): Source<FullItem> {
  const { mode, site } = api.page;
  const search = searchSource(api, offersAnswer, 'full', user ?? undefined);
  return {
    ...search,
    name: 'offers',
    async ask(...question) {
      const answer = await search.ask(...question);
      const { audience = [] } = answer.facets;
      return {
        ...answer,
        facets: {
          ...answer.facets,
          audience: audience.filter(({ value }) => mode === 'B2B' || value !== 'b2b'),
        },
        items: answer.items
          .filter((item) => isShown(item, { mode, timeZone: site.timeZone }))
          .map((item) => ({
            ...unwritten,
            ...item,
            ...(!user && item.audience !== 'all' && { code: '' }),
          })),
      };
    },
  };
}

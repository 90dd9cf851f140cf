import { queryOptions } from '@tanstack/react-query';
import { ownPartnerAnswer } from '#src/api/answers/partners.schema.ts';
import { partner } from '#src/api/portal-endpoints.ts';
import type { User } from '#src/api/user.ts';
import { isAsked, personalKey } from './queries.ts';
import type { Api } from './useApi.ts';
import { signInPage } from './user-api.ts';

/** A company as its own members see it (P2); not asked where the site names no sign-on domain. */
export const partnerQuery = (api: Api, user: User | null, companyId: string) => {
  const domain = signInPage(api.page).site.userApi?.ssidDomain;
  return queryOptions({
    queryKey: personalKey(user, 'partner', companyId),
    queryFn: ({ signal }) => api.fetchJson(partner(domain ?? '', companyId), ownPartnerAnswer, { signal }),
    enabled: isAsked(api, user) && companyId !== '' && domain !== undefined,
  });
};

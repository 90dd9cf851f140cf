import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SearchParams } from '#src/api/call.ts';
import { ApiError } from '#src/api/errors.ts';
import type { User } from '#src/api/user.ts';
import { isAsked, personalKey } from '#src/session/queries.ts';
import { signInPage } from '#src/session/user-api.ts';
import type { Api } from '#src/session/useApi.ts';
import { isCompanyId } from './company-id.ts';
import { directory, listing, partnerOf, partners } from './partner-endpoints.ts';
import {
  directoryAnswer,
  listingAnswer,
  partnerEntry,
  partnersAnswer,
  type PartnerEntry,
} from './partner.schema.ts';

/**
 * The queries for companies of the trade. What they answer depends on who asks: all are forgotten with the session. Each
 * has the page's language in its key.
 */

/**
 * Where the sign-on service has its calls; asked in a query or a handler, once it is known who the visitor is.
 *
 * @throws ApiError where the site names none (`userApi.ssidDomain`)
 */
export function ssidDomainOf({ page }: Api): string {
  const domain = signInPage(page).site.userApi?.ssidDomain;
  if (domain === undefined) throw new ApiError('No ssidDomain', { status: 0, url: '' });
  return domain;
}

const entryKey = (api: Api, user: User | null, companyId: string) =>
  personalKey(user, 'partner', api.page.language, companyId);

/**
 * The entry of a company (P2): one fetch a page, whoever asks. Null where the service does not know it, or has it for
 * others alone. Nothing is asked without an id, nor for one of another shape.
 */
export const partnerQuery = (api: Api, user: User | null, companyId: string) =>
  queryOptions({
    queryKey: entryKey(api, user, companyId),
    queryFn: async ({ signal }): Promise<PartnerEntry | null> => {
      const call = partnerOf(ssidDomainOf(api), companyId, api.page.language);
      try {
        return await api.fetchJson(call, partnerEntry, { signal });
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    enabled: isAsked(api, user) && isCompanyId(companyId),
    retry: false,
  });

/** Has the entry of a company fetched anew, for all widgets of the page: after it was changed. */
export const forgetPartner = (client: QueryClient, api: Api, user: User | null, companyId: string) =>
  client.invalidateQueries({ queryKey: entryKey(api, user, companyId) });

/** A page of entries (P1): all states for the authority's people, else those that the visitor may see. */
export const partnersQuery = (api: Api, user: User | null, query: SearchParams) =>
  queryOptions({
    queryKey: personalKey(user, 'partners', api.page.language, query),
    queryFn: ({ signal }) =>
      api.fetchJson(partners(ssidDomainOf(api), api.page.language, query), partnersAnswer, { signal }),
    enabled: isAsked(api, user),
    retry: false,
  });

/** A page of the directory (D1). @param query as `directory` takes it */
export const directoryQuery = (api: Api, user: User | null, query: SearchParams) =>
  queryOptions({
    queryKey: personalKey(user, 'directory', api.page.language, query),
    queryFn: ({ signal }) => api.fetchJson(directory(api.page.language, query), directoryAnswer, { signal }),
    enabled: isAsked(api, user),
    retry: false,
  });

/**
 * Companies of the public listing (D2), also for an anonymous visitor. A site may answer its business users with more, so
 * that it is to be asked once it is known who the visitor is.
 *
 * @param query as `listing` takes it
 */
export const listingQuery = (api: Api, user: User | null, query: SearchParams) =>
  queryOptions({
    queryKey: personalKey(user, 'listing', api.page.language, query),
    queryFn: async ({ signal }) => {
      const call = listing(api.page.language, query);
      const answer = await api.fetchJson(call, listingAnswer, { signal });
      if (answer.status === 'error') throw new ApiError('status: error', { status: 200, url: call.address });
      return answer;
    },
    enabled: api.page.cmsMode !== 'author',
    retry: false,
  });

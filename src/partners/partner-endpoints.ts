import type { Call, SearchParams } from '#src/api/call.ts';
import { under } from '#src/api/sso-address.ts';
import type { Language } from '#src/i18n/languages.ts';

/** Calls about companies of the trade: the directory of the site, and the entries under the sign-on domain. */

/** A page of the directory (D1), for business users. @param query `q`, filters, `letter`, `page` from 1, `size` */
export const directory = (lang: Language, query: SearchParams): Call => ({
  method: 'GET',
  address: '/bin/scp/search/business-directory',
  query: { ...query, lang },
  needsToken: true,
});

/**
 * The public listing and the autocomplete (D2): the same for everybody, without contacts.
 *
 * @param query `query`, filters, `offset`, `limit`
 */
export const listing = (locale: Language, query: SearchParams): Call => ({
  method: 'GET',
  address: '/bin/api/v1/search.json',
  query: { ...query, locale, type: 'bd' },
});

const entries = '/api/users/businessProfiles/v1/partner';

/** A page of entries (P1), of all states for the authority. @param query `q`, `status`, filters, `page` from 1, `size` */
export const partners = (ssidDomain: string, lang: Language, query: SearchParams): Call => ({
  method: 'GET',
  address: under(ssidDomain, entries),
  query: { ...query, lang },
  needsToken: true,
});

/** Makes an entry (P1); answered by `savedEntry`. 409 `duplicate` has the id of the other. */
export const createPartner = (ssidDomain: string, body: object): Call => ({
  method: 'POST',
  address: under(ssidDomain, entries),
  body,
  needsToken: true,
});

const entry = (ssidDomain: string, companyId: string) =>
  under(ssidDomain, `${entries}/${encodeURIComponent(companyId)}`);

/** One entry (P2). */
export const partnerOf = (ssidDomain: string, companyId: string, lang: Language): Call => ({
  method: 'GET',
  address: entry(ssidDomain, companyId),
  query: { lang },
  needsToken: true,
});

/** Changes an entry (P2); answered by `savedEntry`. 409 `changed` has the entry as it is now. */
export const changePartner = (ssidDomain: string, companyId: string, body: object): Call => ({
  method: 'PUT',
  address: entry(ssidDomain, companyId),
  body,
  needsToken: true,
});

import type { Language } from '#src/i18n/languages.ts';
import type { Call, SearchParams } from './call.ts';
import { under } from './sso-address.ts';

/** The specification's "other endpoints", each path once; what they take and answer is our own (conventions). */

type Method = Call['method'];

/** Companies (P1): a page of them, or by POST one to be entered. */
export const partners = (
  ssidDomain: string,
  request: { query?: SearchParams; body?: object } = {},
): Call => ({
  method: request.body ? 'POST' : 'GET',
  address: under(ssidDomain, '/api/users/businessProfiles/v1/partner'),
  needsToken: true,
  ...request,
});

/** One company (P2), or by PUT its changes. */
export const partner = (ssidDomain: string, companyId: string, body?: object): Call => ({
  method: body ? 'PUT' : 'GET',
  address: under(ssidDomain, `/api/users/businessProfiles/v1/partner/${encodeURIComponent(companyId)}`),
  needsToken: true,
  ...(body && { body }),
});

/** Members of the company (M1). */
export const members = (ssidDomain: string, query: SearchParams): Call => ({
  method: 'GET',
  address: under(ssidDomain, '/api/manage-member/members/search'),
  query,
  needsToken: true,
});

/** Bookings (B1). */
export const bookings = (ssidDomain: string, query: SearchParams): Call => ({
  method: 'GET',
  address: under(ssidDomain, '/api/b2b/booking/list-bookings'),
  query,
  needsToken: true,
});

/** Assets of the content repository (A1). */
export const assets = (lang: Language, query: SearchParams): Call =>
  portal('/bin/scpdamsearch.json', { ...query, lang });

/** Assets of the public catalogue (A2). */
export const catalogueAssets = (locale: Language, query: SearchParams): Call =>
  portal('/bin/api/v1/stoch/search.json', {
    ...query,
    locale,
    server: 'stoch',
    contentType: 'assetsCatalogue',
  });

/** One asset (A3). */
export const assetDetails = (lang: Language, id: string): Call =>
  portal('/bin/scp/assetdetails', { id, lang });

/** Words of the content repository (A4). */
export const dictionary = (lang: Language): Call => ({
  method: 'GET',
  address: `/libs/cq/i18n/dict.${lang}.json`,
});

/** Collections of assets (A5): read all or one by id, create, change, delete. */
export const collections = (
  lang: Language,
  request: { method?: Method; id?: string; body?: object } = {},
): Call => {
  const { method = 'GET', id, body } = request;
  return { ...portal('/bin/users/damcollections', { lang, id }), method, ...(body && { body }) };
};

/** The trade directory (D1). */
export const businessDirectory = (query: SearchParams): Call =>
  portal('/bin/scp/search/business-directory', query);

/** Autocomplete and public listing of companies (D2). */
export const businessSearch = (locale: Language, query: SearchParams): Call => ({
  method: 'GET',
  address: '/bin/api/v1/search.json',
  query: { ...query, locale, type: 'bd' },
});

/** Whether a page may be read whole (W1). */
export const paywall = (pagePath: string): Call => portal('/bin/api/v1/paywall', { pagePath });

/** Whether a terms-controlled area may be entered (T1). */
export const checkAccess = (pagePath: string): Call => portal('/bin/auth/tc/checkaccess', { pagePath });

/** The form that asks for access (T2), or by POST its answers. */
export const accessForm = (answers?: object): Call => postOrGet('/bin/api/v1/tc/tc-form-creation', answers);

/** How complete the profile is (Q1), or by POST changes of it. */
export const profileStatus = (changes?: object): Call => postOrGet('/bin/users/user-profile/status', changes);

const registrationStatus = '/bin/users/user-profile/events/registrations/status';

/** The visitor's registrations (Q2), all or for one event. */
export const registrations = (eventId?: string): Call => portal(registrationStatus, { eventId });

/** Registers for an event, or cancels (Q2). */
export const register = (body: object): Call => postOrGet(registrationStatus, body);

/** E-learning (E1). */
export const elearning = (apiType: 'completed' | 'progress' | 'badges' | 'members'): Call =>
  portal('/bin/users/elearning/api', { apiType });

/** Learning paths (E2). */
export const learningPaths: Call = portal('/bin/users/elearning/learningpath');

/** Makes assets favourites (H1). */
export const createFavouriteAssets = (assetIds: readonly string[]): Call =>
  postOrGet('/bin/users/favourite/assets/create', { assetIds });

/** Asks for a package of assets (H2), or how far it is. */
export const downloadAssets = (request: { body: object } | { jobId: string }): Call =>
  'body' in request
    ? postOrGet('/bin/users/assets/download', request.body)
    : portal('/bin/users/assets/download', request);

/** Changes a favourite asset (H3). */
export const updateFavouriteAsset = (assetId: string, remove: boolean): Call =>
  postOrGet('/bin/users/favourite/assets/update', { assetId, remove });

/** A call that knows who asks. */
function portal(address: string, query: SearchParams = {}): Call {
  return { method: 'GET', address, query, needsToken: true };
}

function postOrGet(address: string, body: object | undefined): Call {
  return { ...portal(address), ...(body && { method: 'POST', body }) };
}

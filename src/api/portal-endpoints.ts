import type { Language } from '#src/i18n/languages.ts';
import type { Call, SearchParams } from './call.ts';
import { under } from './sso-address.ts';

/**
 * Of the specification's "other endpoints" those that a widget uses, each path once; what they take and answer is our own
 * (conventions). The others come with their widgets; AEM's filters know them already (`cms/aem/dispatcher/calls.ts`).
 */

/** Words of the content repository (A4). */
export const dictionary = (lang: Language): Call => ({
  method: 'GET',
  address: `/libs/cq/i18n/dict.${lang}.json`,
});

/** How complete the profile is (Q1), or by POST changes of it. */
export const profileStatus = (changes?: object): Call => postOrGet('/bin/users/user-profile/status', changes);

const registrationStatus = '/bin/users/user-profile/events/registrations/status';

/** The visitor's registrations (Q2), all or for one event. */
export const registrations = (eventId?: string): Call => portal(registrationStatus, { eventId });

/** Registers the visitor for an event, changes or cancels that (Q2). */
export const changeRegistration = (body: object): Call => postOrGet(registrationStatus, body);

/** What the visitor, or the team, has learned (E1). @param apiType which report, as `badges` */
export const learningReport = (apiType: string, lang: Language): Call =>
  portal('/bin/users/elearning/api', { apiType, lang });

/** The learning paths of the visitor (E2). */
export const learningPaths = (lang: Language): Call => portal('/bin/users/elearning/learningpath', { lang });
/** People of a company (M1): `q`, filters, `page` from 1, `size`, `sort`. */
export const members = (ssidDomain: string, query: SearchParams): Call =>
  portal(under(ssidDomain, '/api/manage-member/members/search'), query);

/** Bookings of a company (B1): filters, `from`, `to`, `page` from 1, `size`, `sort`. */
export const bookings = (ssidDomain: string, query: SearchParams): Call =>
  portal(under(ssidDomain, '/api/b2b/booking/list-bookings'), query);

/** A call that knows who asks. */
function portal(address: string, query: SearchParams = {}): Call {
  return { method: 'GET', address, query, needsToken: true };
}

function postOrGet(address: string, body: object | undefined): Call {
  return { ...portal(address), ...(body && { method: 'POST', body }) };
}

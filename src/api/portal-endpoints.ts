import type { Language } from '#src/i18n/languages.ts';
import type { Call, SearchParams } from './call.ts';

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

/** The visitor's registrations (Q2), all or for one event. */
export const registrations = (eventId?: string): Call =>
  portal('/bin/users/user-profile/events/registrations/status', { eventId });

/** A call that knows who asks. */
function portal(address: string, query: SearchParams = {}): Call {
  return { method: 'GET', address, query, needsToken: true };
}

function postOrGet(address: string, body: object | undefined): Call {
  return { ...portal(address), ...(body && { method: 'POST', body }) };
}

/**
 * The calls that the widgets make of AEM (specification, section 7; catalogue, section 2), and what AEM's Dispatcher has to
 * know of each. The unit test compares the table with the client: a call that is missing here fails it.
 */

export interface SiteCall {
  /** Its name in the catalogue, `S1`, or those of two calls of one path, `S1_S2`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Its path; `:language` is one of the site's languages, `:id` the identifier of a company. */
  readonly path: string;
  /** Whether the answer is for one visitor alone, so that nobody may keep it for another. */
  readonly isPersonal: boolean;
}

type Line = readonly [name: string, methods: string, path: string];

const callsOf = (lines: readonly Line[], isPersonal: boolean): SiteCall[] =>
  lines.flatMap(([name, methods, path]) =>
    methods.split(' ').map((method) => ({ name, method: method as SiteCall['method'], path, isPersonal })),
  );

/** Languages of the dictionaries (specification, section 1). */
export const dictionaryLanguages = ['ar', 'de', 'en', 'es', 'fr', 'ja', 'ru', 'zh'];

/** Calls of the site's own origin, or of its `apiOrigin`. */
export const siteCalls: readonly SiteCall[] = [
  ...callsOf(
    [
      ['S1_S2', 'GET', '/bin/api/solr/search'],
      ['C1', 'GET', '/bin/api/v1/search-count.json'],
      ['D2', 'GET', '/bin/api/v1/search.json'],
      ['L1', 'GET', '/bin/api/v1/langswitcher'],
      ['L1', 'GET', '/bin/api/v2/langswitcher'],
      ['A4', 'GET', '/libs/cq/i18n/dict.:language.json'],
    ],
    false,
  ),
  ...callsOf(
    [
      ['CSRF', 'GET', '/libs/granite/csrf/token.json'],
      ['U1', 'GET', '/bin/api/v1/ssid/userInfo'],
      ['V1_V2', 'POST GET', '/bin/users/validate-user-session'],
      ['F1', 'POST', '/bin/api/v2/user/get.favorites'],
      ['F2', 'PUT', '/bin/api/v2/user/update.favorites'],
      ['F3', 'DELETE', '/bin/api/v2/user/delete.favorites'],
      ['A1', 'GET', '/bin/scpdamsearch.json'],
      ['A2', 'GET', '/bin/api/v1/stoch/search.json'],
      ['A3', 'GET', '/bin/scp/assetdetails'],
      ['A5', 'GET POST PUT DELETE', '/bin/users/damcollections'],
      ['D1', 'GET', '/bin/scp/search/business-directory'],
      ['W1', 'GET', '/bin/api/v1/paywall'],
      ['N1', 'GET', '/bin/users/retrieve-subscriptions'],
      ['N2', 'POST', '/bin/users/manage-subscriptions'],
      ['T1', 'GET', '/bin/auth/tc/checkaccess'],
      ['T2', 'GET POST', '/bin/api/v1/tc/tc-form-creation'],
      ['Q1', 'GET POST', '/bin/users/user-profile/status'],
      ['Q2', 'GET POST', '/bin/users/user-profile/events/registrations/status'],
      ['E1', 'GET', '/bin/users/elearning/api'],
      ['E2', 'GET', '/bin/users/elearning/learningpath'],
      ['H1', 'POST', '/bin/users/favourite/assets/create'],
      ['H2', 'GET POST', '/bin/users/assets/download'],
      ['H3', 'GET POST', '/bin/users/favourite/assets/update'],
    ],
    true,
  ),
];

/** Calls of the sign-on service, which lie on AEM only where `userApi` names the site itself. */
export const signOnCalls: readonly SiteCall[] = callsOf(
  [
    ['U1', 'POST', '/bin/api/v1/ssid/userInfo'],
    ['P1', 'GET POST', '/api/users/businessProfiles/v1/partner'],
    ['P2', 'GET PUT', '/api/users/businessProfiles/v1/partner/:id'],
    ['M1', 'GET', '/api/manage-member/members/search'],
    ['B1', 'GET', '/api/b2b/booking/list-bookings'],
    ['R1', 'POST', '/api/account/reset-password'],
  ],
  true,
);

/** Request headers that the calls add to those that AEM lets through by default. */
export const callHeaders = ['authKey', 'token'];

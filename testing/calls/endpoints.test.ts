import { describe, expect, test } from 'vitest';
import * as access from '#src/access/access-endpoints.ts';
import * as account from '#src/account/account-endpoints.ts';
import type { Call } from '#src/api/call.ts';
import * as assets from '#src/assets/asset-endpoints.ts';
import * as favourite from '#src/favourites/favourite-endpoints.ts';
import * as place from '#src/geolocation/endpoints.ts';
import * as site from '#src/api/endpoints.ts';
import * as portal from '#src/api/portal-endpoints.ts';
import * as trade from '#src/partners/partner-endpoints.ts';
import * as search from '#src/api/search-endpoints.ts';
import * as mails from '#src/subscriptions/subscription-endpoints.ts';

/** A call as the specification writes it. */
function show({ method, address, query = {} }: Call): string {
  const text = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return `${method} ${address}${text.size > 0 ? `?${text}` : ''}`;
}

const sso = 'https://sso.example.com/';
const library = { term: 'dune', page: 1, pageSize: 24, filters: {} };

describe('the calls of the specification, section 7', () => {
  test.each<[Call, string]>([
    [
      search.pagedSearch({
        locale: 'en',
        query: 'sea',
        page: 2,
        filters: { region: 'asir', source: 'other' },
      }),
      'GET /bin/api/solr/search?region=asir&source=web&locale=en&limit=15&offset=30&query=sea',
    ],
    [
      search.suggestions('ar', 'بح'),
      `GET /bin/api/solr/search?source=web&locale=ar&limit=30&offset=0&suggestion=${encodeURIComponent('بح')}`,
    ],
    [
      site.languageAvailability('B2C', 'en', '/en/home.html'),
      'GET /bin/api/v1/langswitcher?currentLanguage=en&pagePath=%2Fen%2Fhome',
    ],
    [
      site.languageAvailability('B2B', 'de', '/de/a.html/b'),
      'GET /bin/api/v2/langswitcher?currentLanguage=de&pagePath=%2Fde%2Fa.html%2Fb',
    ],
    [site.userInfo, 'GET /bin/api/v1/ssid/userInfo'],
    [site.userInfoOf('https://sso.example.com/me'), 'POST https://sso.example.com/me'],
    [favourite.favourites, 'POST /bin/api/v2/user/get.favorites?locale=en'],
    [favourite.updateFavourite('fr', {}), 'PUT /bin/api/v2/user/update.favorites?lang=fr'],
    [favourite.deleteFavourite('fr', 'hegra'), 'DELETE /bin/api/v2/user/delete.favorites?lang=fr'],
    [site.validateSession('t', 'k'), 'POST /bin/users/validate-user-session'],
    [site.sessionStatus, 'GET /bin/users/validate-user-session'],
    [place.geolocation('https://geo.example.com/json'), 'GET https://geo.example.com/json'],
    [
      search.searchCount('en', 'sea', { region: 'asir' }),
      'GET /bin/api/v1/search-count.json?region=asir&locale=en&query=sea',
    ],
    [account.resetPassword(sso, {}), 'POST https://sso.example.com/api/account/reset-password'],
    [portal.dictionary('ja'), 'GET /libs/cq/i18n/dict.ja.json'],
    [mails.subscriptions('en'), 'GET /bin/users/retrieve-subscriptions?lang=en'],
    [mails.manageSubscriptions({}), 'POST /bin/users/manage-subscriptions'],
    [portal.profileStatus(), 'GET /bin/users/user-profile/status'],
    [portal.profileStatus({}), 'POST /bin/users/user-profile/status'],
    [portal.registrations('e'), 'GET /bin/users/user-profile/events/registrations/status?eventId=e'],
    [portal.changeRegistration({}), 'POST /bin/users/user-profile/events/registrations/status'],
    [
      trade.directory('ar', { q: 'camp', page: 2 }),
      'GET /bin/scp/search/business-directory?q=camp&page=2&lang=ar',
    ],
    [
      trade.listing('en', { query: 'camp', limit: 15 }),
      'GET /bin/api/v1/search.json?query=camp&limit=15&locale=en&type=bd',
    ],
    [
      trade.partners(sso, 'en', { status: 'draft' }),
      'GET https://sso.example.com/api/users/businessProfiles/v1/partner?status=draft&lang=en',
    ],
    [trade.createPartner(sso, {}), 'POST https://sso.example.com/api/users/businessProfiles/v1/partner'],
    [
      trade.partnerOf(sso, 'P-1001', 'ja'),
      'GET https://sso.example.com/api/users/businessProfiles/v1/partner/P-1001?lang=ja',
    ],
    [
      trade.changePartner(sso, 'P-1001', {}),
      'PUT https://sso.example.com/api/users/businessProfiles/v1/partner/P-1001',
    ],
    [
      portal.members(sso, { q: 'huda', page: 1 }),
      'GET https://sso.example.com/api/manage-member/members/search?q=huda&page=1',
    ],
    [
      portal.bookings(sso, { status: 'open' }),
      'GET https://sso.example.com/api/b2b/booking/list-bookings?status=open',
    ],
    [assets.searchLibrary('en', library), 'GET /bin/scpdamsearch.json?lang=en&q=dune&page=2&size=24'],
    [
      assets.searchAssetCatalogue('ar', library),
      'GET /bin/api/v1/stoch/search.json?locale=ar&server=stoch&contentType=assetsCatalogue&query=dune&offset=24&limit=24',
    ],
    [assets.assetDetails('en', 'AS-1'), 'GET /bin/scp/assetdetails?id=AS-1&lang=en'],
    [assets.collections('en'), 'GET /bin/users/damcollections?lang=en'],
    [assets.keepAssets(['AS-1']), 'POST /bin/users/favourite/assets/create'],
    [assets.favouriteAssets('en'), 'GET /bin/users/favourite/assets/update?lang=en'],
    [assets.updateKeptAsset('AS-1', true), 'POST /bin/users/favourite/assets/update'],
    [assets.packageJob('J-1'), 'GET /bin/users/assets/download?jobId=J-1'],
    [access.paywall('https://a.example/en/guide.html'), 'GET /bin/api/v1/paywall?pagePath=%2Fen%2Fguide'],
    [
      access.termsAccess('https://a.example/en/trade.html'),
      'GET /bin/auth/tc/checkaccess?pagePath=%2Fen%2Ftrade',
    ],
    [access.acceptTerms('2'), 'POST /bin/api/v1/tc/tc-form-creation'],
    ...['completed', 'progress', 'badges', 'members'].map((report): [Call, string] => [
      portal.learningReport(report, 'en'),
      `GET /bin/users/elearning/api?apiType=${report}&lang=en`,
    ]),
    [portal.learningPaths('en'), 'GET /bin/users/elearning/learningpath?lang=en'],
  ])('%#: %o', (call, shown) => {
    expect(show(call)).toBe(shown);
  });
});

test('the calls that the specification says carry the token do so', () => {
  for (const call of [site.userInfoOf(sso), favourite.favourites, favourite.updateFavourite('en', {})]) {
    expect(call.needsToken).toBe(true);
  }
});

test('a session is validated by a form, with a key of its own', () => {
  const { body, headers } = site.validateSession('token', 'key');
  expect(Object.fromEntries(body as FormData)).toEqual({ accessToken: 'token' });
  expect(headers).toEqual({ authKey: 'key' });
});

test.each([
  mails.subscriptions('en', 'from-a-mail'),
  mails.manageSubscriptions({ token: 'from-a-mail' }),
  mails.manageSubscriptions({ email: 'a@b.example' }),
  account.resetPassword(sso, { token: 'from-a-mail', password: 'x' }),
])('the call of a mail’s reader carries neither cookies nor the visitor’s token: %o', (call) => {
  expect(call).toMatchObject({ isAnonymous: true, needsToken: false });
});

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as access from '#src/access/access-endpoints.ts';
import * as account from '#src/account/account-endpoints.ts';
import type { Call } from '#src/api/call.ts';
import * as asset from '#src/assets/asset-endpoints.ts';
import * as place from '#src/geolocation/endpoints.ts';
import * as site from '#src/api/endpoints.ts';
import * as favourite from '#src/favourites/favourite-endpoints.ts';
import * as trade from '#src/partners/partner-endpoints.ts';
import * as portal from '#src/api/portal-endpoints.ts';
import * as search from '#src/api/search-endpoints.ts';
import * as mails from '#src/subscriptions/subscription-endpoints.ts';
import { languages } from '#src/i18n/languages.ts';
import { createHandlers } from '#origin/handlers.ts';
import { createOriginState } from '#origin/state.ts';
import { isLetThrough } from '#testing/cms/dispatcher-filters.ts';
import { callHeaders, dictionaryLanguages, signOnCalls, siteCalls } from './calls.ts';
import {
  cacheRulesPath,
  clientHeadersPath,
  dispatcherFiles,
  filtersPath,
  headersPath,
  signOnFiltersPath,
} from './dispatcher.ts';

const root = join(import.meta.dirname, '../../..');
const file = (path: string) => String(dispatcherFiles().get(path));

/** The default filters, as far as they matter: they deny what they do not name. */
const defaults = '/0001 { /type "deny" /url "*" }\n/0100 { /type "deny" /query "debug=*" }\n';
const filters = defaults + file(filtersPath);
const withSignOn = defaults + file(signOnFiltersPath) + file(filtersPath);

/** Whether a request passes, whichever way the Dispatcher reads `/url`. */
function passes(method: string, address: string, text = filters): boolean {
  const [either, or] = [true, false].map((isWhole) => isLetThrough(text, method, address, isWhole));
  expect(either, `${method} ${address} by either reading of /url`).toBe(or);
  return either!;
}

const sso = 'https://visit.example.com';

/** Each call of the client, by the name of what makes it. */
const clientCalls: Readonly<Record<string, readonly Call[]>> = {
  acceptTerms: [access.acceptTerms('2026-10')],
  assetDetails: [asset.assetDetails('en', 'AS-2001')],
  bookings: [portal.bookings(sso, { status: 'confirmed', page: 1, size: 20, sort: '-startDate' })],
  collections: [asset.collections('ar'), asset.collections('ar', 'C-1')],
  createCollection: [asset.createCollection('en', { name: 'Stand', description: '', assetIds: [] })],
  deleteCollection: [asset.deleteCollection('en', 'C-1')],
  favouriteAssets: [asset.favouriteAssets('en')],
  keepAssets: [asset.keepAssets(['AS-2001'])],
  members: [portal.members(sso, { q: 'هدى', role: 'PARTNER_ADMIN', page: 2, size: 20 })],
  orderPackage: [asset.orderPackage({ items: [], filename: 'set', acceptedLicences: [] })],
  packageJob: [asset.packageJob('J-1')],
  paywall: [access.paywall(`${sso}/en/articles/first-light.html`)],
  searchAssetCatalogue: [
    asset.searchAssetCatalogue('en', { term: 'sea', page: 0, pageSize: 15, filters: {} }),
  ],
  searchLibrary: [
    asset.searchLibrary('ar', { term: 'بحر', page: 1, pageSize: 15, filters: { type: 'image' } }),
  ],
  termsAccess: [access.termsAccess(`${sso}/en/partner-tools/insights`)],
  updateCollection: [asset.updateCollection('en', { id: 'C-1', share: true })],
  updateKeptAsset: [asset.updateKeptAsset('AS-2001', true)],
  deleteFavourite: [favourite.deleteFavourite('fr', 'hegra')],
  dictionary: languages.map(portal.dictionary),
  favourites: [favourite.favourites],
  languageAvailability: [
    site.languageAvailability('B2C', 'en', '/en/home.html'),
    site.languageAvailability('B2B', 'de', '/de/home.html'),
  ],
  manageSubscriptions: [mails.manageSubscriptions({})],
  learningPaths: [portal.learningPaths('en')],
  learningReport: [portal.learningReport('badges', 'en')],
  pagedSearch: [search.pagedSearch({ locale: 'ar', query: 'بحر', page: 2, filters: { region: 'asir' } })],
  profileStatus: [portal.profileStatus(), portal.profileStatus({})],
  registrations: [portal.registrations('e')],
  changeRegistration: [portal.changeRegistration({})],
  changePartner: [trade.changePartner(sso, 'P-1001', {})],
  createPartner: [trade.createPartner(sso, {})],
  directory: [trade.directory('ar', { q: 'نزل', letter: '#', page: 2 })],
  listing: [trade.listing('en', { query: 'camp', limit: 15 })],
  partnerOf: [trade.partnerOf(sso, 'P-1001', 'ar')],
  partners: [trade.partners(sso, 'en', { status: 'draft' })],
  resetPassword: [account.resetPassword(sso, {})],
  searchCount: [search.searchCount('en', 'debug=1', {})],
  sessionStatus: [site.sessionStatus],
  subscriptions: [mails.subscriptions('en')],
  suggestions: [search.suggestions('ar', 'بح')],
  updateFavourite: [favourite.updateFavourite('fr', {})],
  userInfo: [site.userInfo],
  validateSession: [site.validateSession('t', 'k')],
};

/** What the client makes that reaches no fixed path of AEM: addresses that a site or an author names, and no call at all. */
const withoutPath = ['geolocation', 'graphic', 'searchPageSize', 'userInfoOf'];

const addressOf = ({ address, query = {} }: Call): string => {
  const url = new URL(address, sso);
  for (const [name, value] of Object.entries(query)) url.searchParams.append(name, String(value));
  return `${url.pathname}${url.search}`;
};

const made = Object.values(clientCalls).flat();
const allCalls = [...siteCalls, ...signOnCalls];

describe('the table of calls', () => {
  test('names every call that the client makes', () => {
    const names = [access, account, asset, favourite, mails, place, portal, search, site, trade].flatMap(
      (module) => Object.keys(module),
    );
    expect([...Object.keys(clientCalls), ...withoutPath].toSorted()).toEqual(names.toSorted());
    const files = globSync('src/*/*endpoints.ts', { cwd: root });
    expect(files).toHaveLength(10);
  });

  test('names every path that stands anywhere in the sources', () => {
    const known = allCalls.map(({ path }) => path.replace(/:.*/, ''));
    const files = globSync('{src,widgets,loader}/**/*.{ts,tsx}', { cwd: root }).filter(
      (path) => !/\.test\.|\.d\.ts$/.test(path),
    );
    const paths = files.flatMap((path) =>
      [
        ...readFileSync(join(root, path), 'utf8').matchAll(/['"`](\/(?:bin|libs|api)\/[^'"`$?…\s]*)/g),
      ].flatMap(([, found = '']) => found),
    );
    expect(paths.length).toBeGreaterThan(15);
    /** A path may be put together: what stands before a variable part ends in a slash or dot. */
    const isKnown = (path: string) =>
      known.includes(path) || (/[/.]$/.test(path) && known.some((start) => start.startsWith(path)));
    expect(paths.filter((path) => !isKnown(path))).toEqual([]);
  });

  test('has the methods and paths that the origin answers', () => {
    /** Addresses that the origin of the demo hands out itself; on AEM they are the site’s. */
    const own = ['GET /bin/users/assets/download/:file', 'GET /libs/icons/:file'];
    const answered = createHandlers(createOriginState())
      .map(({ info }) => info as { method?: unknown; path?: unknown })
      .map(({ method, path }) => `${String(method)} ${String(path).replace(/^\*/, '')}`)
      .map((line) => line.replace('dict/:file', 'dict').replace(':companyId', ':id'))
      .map((line) => line.replace('/libs/cq/i18n/:file', '/libs/cq/i18n/dict.:language.json'))
      .filter((line) => /^\w+ \/(?:bin|libs|api)\//.test(line) && !own.includes(line));
    const listed = allCalls.map(({ method, path }) => `${method} ${path}`);
    expect(listed.toSorted()).toEqual(answered.toSorted());
  });

  test('knows which calls carry the visitor’s token, and the headers of all', () => {
    const carrying = made.filter(({ needsToken }) => needsToken);
    expect(carrying.length).toBeGreaterThan(7);
    for (const call of carrying) {
      const [path = ''] = addressOf(call).split('?');
      const listed = allCalls.find((entry) => entry.path.replace(':id', 'P-1001') === path);
      expect(listed, path).toMatchObject({ isPersonal: true });
    }
    const own = new Set(made.flatMap(({ headers = {} }) => Object.keys(headers)));
    expect([...own, 'token'].toSorted()).toEqual(callHeaders.toSorted());
  });

  test('knows the languages of the site', () => {
    expect(dictionaryLanguages).toEqual([...languages].toSorted());
  });
});

test.each([
  ...siteCalls.map((call) => [call.method, call.path, filters] as const),
  ...signOnCalls.map((call) => [call.method, call.path, withSignOn] as const),
])('every call of the table passes, also one whose widget is to come: %s %s', (method, path, text) => {
  expect(passes(method, path.replace(':id', 'P-1').replace(':language', 'en'), text)).toBe(true);
});

test.each(made.map((call) => [call.method, addressOf(call), call] as const))(
  'visitors’ calls pass: %s %s',
  (method, address) => {
    const isOfSignOn = address.startsWith('/api/');
    expect(passes(method, address, isOfSignOn ? withSignOn : filters)).toBe(true);
  },
);

test.each([
  '/etc.clientlibs/tourism-widgets/clientlibs/site/resources/loader.js',
  '/etc.clientlibs/tourism-widgets/clientlibs/site/resources/assets/8cjodmx.ar.js',
  '/etc.clientlibs/tourism-widgets/clientlibs/site/resources/assets/c684a4u.woff2',
  '/etc.clientlibs/tourism-widgets/clientlibs/site.lc-0123abcd-lc.min.css',
  '/libs/granite/csrf/token.json',
])('a page gets %s', (address) => {
  expect(passes('GET', address)).toBe(true);
  expect(passes('POST', address)).toBe(false);
});

const library = '/etc.clientlibs/tourism-widgets';

test.each([
  // What AEM has below the same roots.
  ['GET', '/bin/querybuilder.json'],
  ['GET', '/bin/wcm/search'],
  ['GET', '/bin/'],
  ['GET', '/bin/users'],
  ['GET', '/crx/de/index.jsp'],
  ['GET', '/crx/packmgr/service.jsp'],
  ['GET', '/system/console'],
  ['GET', '/apps/tourism-widgets.infinity.json'],
  ['GET', '/content/tourism-widgets.infinity.json'],
  ['GET', '/etc.clientlibs/granite/clientlibs/site.js'],
  ['GET', '/libs/granite/csrf/token'],
  ['GET', '/libs/cq/i18n/dict.infinity.json'],
  ['GET', '/libs/cq/i18n/dict.en.infinity.json'],
  ['GET', '/libs/cq/i18n/dict.en.json/a.css'],
  ['GET', '/libs/icons/ticket.svg'],
  // Ours by another method.
  ['POST', '/bin/api/solr/search?query=a'],
  ['DELETE', '/bin/users/manage-subscriptions'],
  ['GET', '/bin/api/v2/user/update.favorites'],
  ['TRACE', '/bin/api/v1/ssid/userInfo'],
  ['get', '/bin/api/v1/ssid/userInfo'],
  // Ours with something more.
  ['GET', '/bin/api/solr/search/'],
  ['GET', '/bin/api/solr/search/a.css'],
  ['GET', '/bin/api/solr/search.json'],
  ['GET', '/bin/api/solr/search.infinity.json'],
  ['GET', '/bin/api/v1/search.infinity.json'],
  ['GET', '/bin/api/v1/search.json/a.css'],
  ['POST', '/bin/api/v2/user/get.favorites.json'],
  ['POST', '/bin/api/v2/user/get.favorites/a'],
  ['GET', '/bin/users/assets/download/a.zip'],
  // Ours, written otherwise.
  ['GET', '/bin/api%2Fsolr/search'],
  ['GET', '/bin/api/solr%2fsearch'],
  ['GET', '/bin//api/solr/search'],
  ['GET', '/bin/api/solr/../solr/search'],
  ['GET', '/BIN/api/solr/search'],
  ['GET', '/bin/api/solr/search;a=b'],
  ['GET', '/bin/api/solr/search%00'],
  ['GET', '/bin/api/solr/search\n'],
  ['GET', '/x/bin/api/solr/search'],
  // With a parameter of authors.
  ['GET', '/bin/api/solr/search?debug=layout'],
  ['GET', '/bin/api/solr/search?query=a&debug=layout'],
  ['GET', '/bin/api/solr/search?wcmmode=edit'],
  ['GET', '/bin/api/v1/ssid/userInfo?a=1&wcmmode=edit&b=2'],
  ['POST', '/bin/users/manage-subscriptions?wcmmode=edit'],
  ['GET', `${library}/clientlibs/site/resources/loader.js?debug=true`],
  // Files of the client library that no visitor reads.
  ['GET', `${library}.infinity.json`],
  ['GET', `${library}/clientlibs/site.infinity.json`],
  ['GET', `${library}/clientlibs/site/resources/schemas/alert.schema.json`],
  ['GET', `${library}/clientlibs/../../bin/querybuilder.js`],
  ['GET', `${library}/clientlibs/%2e%2e/a.js`],
  ['GET', `${library}/.hidden/a.js`],
  ['GET', `${library}/a.js/b.json`],
])('nobody gets %s %s', (method, address) => {
  expect(passes(method, address)).toBe(false);
  expect(passes(method, address, withSignOn)).toBe(false);
});

test('calls of the sign-on service pass only where its own file is included', () => {
  const calls: readonly [string, string][] = [
    ['POST', '/bin/api/v1/ssid/userInfo'],
    ['GET', '/api/users/businessProfiles/v1/partner/P-1'],
  ];
  for (const [method, address] of calls) {
    expect(passes(method, address)).toBe(false);
    expect(passes(method, address, withSignOn)).toBe(true);
  }
  for (const address of ['P%2F1', 'P-1/x', 'P-1.json', '..'])
    expect(passes('GET', `/api/users/businessProfiles/v1/partner/${address}`, withSignOn)).toBe(false);
  expect(passes('GET', '/api/assets.json', withSignOn)).toBe(false);
});

test('the Dispatcher passes on the headers that AEM does not know', () => {
  const lines = file(clientHeadersPath)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  expect(lines).toEqual(['"authKey"', '"token"']);
});

test('what is for one visitor is kept nowhere, and named files for ever', () => {
  const rules = file(cacheRulesPath);
  const [, ever = '', , short = '', , never = ''] = file(headersPath).split(/<LocationMatch "([^"]*)">/);
  const isPersonal = new RegExp(never);
  for (const { path, isPersonal: expected } of allCalls) {
    expect(rules.includes(`/glob "${path.replace(':id', '*')}" /type "deny"`), path).toBe(expected);
    expect(isPersonal.test(path.replace(':id', 'P-1').replace(':language', 'en')), path).toBe(expected);
  }
  expect(ever).not.toBe('');
  expect(new RegExp(ever).test(`${library}/clientlibs/site/resources/assets/8cjodmx.ar.js`)).toBe(true);
  expect(new RegExp(ever).test(`${library}/clientlibs/site/resources/loader.js`)).toBe(false);
  expect(new RegExp(short).test(`${library}/clientlibs/site/resources/loader.js`)).toBe(true);
});

test('every file says that the Dispatcher never ran it', () => {
  for (const [path, text] of dispatcherFiles())
    expect(String(text), path).toMatch(/The Dispatcher itself never ran/);
});

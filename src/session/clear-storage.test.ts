// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { deviceKeys } from 'virtual:device-keys';
import { textKey } from '#src/storage/key.ts';
import { removeKey, writeKey } from '#src/storage/store.ts';
import { readCookie } from '#src/storage/cookies.ts';
import {
  clearAfterOtherTab,
  clearAtSignOut,
  clearBeforeSignIn,
  clearSession,
  clearUser,
} from './clear-storage.ts';

const clearings = {
  anonymous: clearUser,
  expired: clearSession,
  'signed out': clearAtSignOut,
  'expired elsewhere': () => clearAfterOtherTab('expired'),
  'signed out elsewhere': () => clearAfterOtherTab('signed-out'),
  'about to sign in': clearBeforeSignIn,
};
type Clearing = keyof typeof clearings;

const user: Clearing[] = ['anonymous', 'expired', 'signed out', 'expired elsewhere', 'signed out elsewhere'];
const secret: Clearing[] = ['expired', 'signed out'];
const secretCookie: Clearing[] = [...secret, 'about to sign in'];
const signOut: Clearing[] = ['signed out'];
const signOutInTab: Clearing[] = ['signed out', 'signed out elsewhere'];

/**
 * Every key of the contract, section 5, and what clears it. By hand, since what a sign-out leaves behind is a promise that no
 * code may change by itself. A widget's own key beyond the contract has its promise in its `storage.ts`.
 */
const table: [keyof typeof stores, string, Clearing[]][] = [
  ['session', 'profileData', user],
  ['session', 'userData', user],
  ['session', 'userId', user],
  ['local', 'int', user],
  ['local', 'favoriteItems', user],
  ['local', 'id-token', secret],
  ['local', 'ssid-access-token', secret],
  ['cookie', 'ssid-access-token', secretCookie],
  ['cookie', 'access_token', secretCookie],
  ['cookie', 'ssid-user-data', secretCookie],
  ['session', 'userVisa', signOutInTab],
  ['local', 'searchkeys', []],
  ['cookie', 'current_url', []],
  ['cookie', 'referralQueryParams', []],
  ['local', 'locationData', []],
  ['local', 'dismissedNotices', []],
  ['local', 'anonymousFavourites', signOut],
  ['local', 'anonymousInterests', signOut],
  ['local', 'recentPages', []],
  ['local', 'itineraryPlan', signOut],
  ['local', 'phrasebook', []],
  ['local', 'packing', []],
  ['local', 'faqVotes', []],
  ['local', 'audioGuide', []],
  ['local', 'feedback', []],
  ['local', 'assetSearches', signOut],
  ['local', 'downloadCart', signOut],
  ['local', 'downloads', signOut],
  ['local', 'savedPartners', signOut],
  ['local', 'enlistDraft', signOut],
  ['local', 'seenBadges', signOut],
  ['local', 'chosenCountry', []],
  ['local', 'choices', []],
  ['session', 'dismissedBanners', []],
  ['session', 'formDrafts', ['expired', 'expired elsewhere', ...signOutInTab]],
  ['session', 'assetTrail', signOutInTab],
  ['session', 'signInActions', signOutInTab],
  ['session', 'gateRedirect', signOutInTab],
  ['cookie', 'site_consent', []],
  ['local', 'tourism-widgets-session', []],
];

const stores = {
  local: (name: string) => localStorage.getItem(name) !== null,
  session: (name: string) => sessionStorage.getItem(name) !== null,
  cookie: (name: string) => readCookie(name) !== undefined,
};

const idOf = ({ store, name }: { store: string; name: string }) => `${store} ${name}`;

beforeEach(() => {
  for (const [store, name] of table) writeKey(textKey(store, name), 'x');
});

test('every key of the contract is registered, in its store, and no key twice', () => {
  const registered = deviceKeys.map(idOf);
  expect(registered).toEqual(expect.arrayContaining(table.map(([store, name]) => idOf({ store, name }))));
  expect(registered).toHaveLength(new Set(registered).size);
});

test('the account settings can clear all of them', () => {
  deviceKeys.forEach(removeKey);
  expect(table.filter(([store, name]) => stores[store](name))).toEqual([]);
});

describe.each(Object.keys(clearings) as Clearing[])('of a visitor who is %s', (clearing) => {
  test('the keys that the contract names are removed, and no others', () => {
    clearings[clearing]();
    const gone = table.filter(([store, name]) => !stores[store](name));
    expect(gone.map(([store, name]) => `${store} ${name}`)).toEqual(
      table.filter(([, , by]) => by.includes(clearing)).map(([store, name]) => `${store} ${name}`),
    );
  });
});

describe('a plan of days that an anonymous visitor made', () => {
  const kept = () => localStorage.getItem('itineraryPlan');

  test('stays when the visitor signs out, whose own goes', () => {
    localStorage.setItem('itineraryPlan', '{"":{"version":1,"days":[]},"member":{"version":1,"days":[]}}');
    clearAtSignOut();
    expect(kept()).toBe('{"":{"version":1,"days":[]}}');
  });

  test.each(['{"member":{"days":[]}}', '[1]', '7', '{'])('does not come of %s', (text) => {
    localStorage.setItem('itineraryPlan', text);
    clearAtSignOut();
    expect(kept()).toBeNull();
  });
});

import type { AnyKey } from '#src/storage/store.ts';

/**
 * Names of our own keys, apart from `own-keys.ts`: to clear a key nobody needs to know how its text is read (contract,
 * section 5).
 */

const local = (name: string): AnyKey => ({ store: 'local', name });
const session = (name: string): AnyKey => ({ store: 'session', name });

/** What a visitor has typed. It leaves the storage as a session expires, too (contract, section 2). */
export const typedKeys: readonly AnyKey[] = /* @__PURE__ */ ['formDrafts'].map(session);

/** What belongs to a visitor, beside what was typed: it goes when the visitor signs out. */
export const visitorKeys: readonly AnyKey[] = /* @__PURE__ */ [
  ...[
    'anonymousFavourites',
    'anonymousInterests',
    'assetSearches',
    'downloadCart',
    'downloads',
    'enlistDraft',
    'savedPartners',
    'seenBadges',
  ].map(local),
  ...['assetTrail', 'signInActions'].map(session),
];

/** What stays in this browser when the visitor signs out. */
const browserKeys = (): readonly AnyKey[] => [
  ...[
    'audioGuide',
    'choices',
    'chosenCountry',
    'dismissedNotices',
    'faqVotes',
    'feedback',
    'itineraryPlan',
    'packing',
    'phrasebook',
    'recentPages',
  ].map(local),
  ...['dismissedBanners', 'gateRedirect'].map(session),
  { store: 'cookie', name: 'site_consent' },
];

/** All keys of our own: what the account settings list and clear. */
export const allOwnKeys = (): readonly AnyKey[] => [...visitorKeys, ...typedKeys, ...browserKeys()];

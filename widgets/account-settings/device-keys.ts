import type { StoreName } from '#src/storage/key.ts';
import type { AnyKey } from '#src/storage/store.ts';
import type en from './messages/en.json';

/** A key that this site may keep on a device. */
export interface DeviceKey extends AnyKey {
  /** Unlike those of the others. */
  readonly id: string;
  /** The text that says what it is for. */
  readonly purpose: keyof typeof en;
  /** Proves who the visitor is: clearing it signs out. */
  readonly isSecret: boolean;
}

const secret = 'isSignIn';

const keysIn = (
  store: StoreName,
  purposes: Readonly<Record<string, keyof typeof en>>,
): readonly DeviceKey[] =>
  Object.entries(purposes).map(([name, purpose]) => ({
    id: `${store} ${name}`,
    store,
    name,
    purpose,
    isSecret: purpose === secret,
  }));

/**
 * Every key that the specification names (section 3) or that is our own (contract, section 5), with what it is for. A test
 * proves that none which the sources define is missing.
 */
export const deviceKeys: readonly DeviceKey[] = [
  ...keysIn('cookie', {
    site_consent: 'isConsent',
    access_token: secret,
    'ssid-access-token': secret,
    'ssid-user-data': secret,
    current_url: 'isReturn',
    referralQueryParams: 'isReferral',
  }),
  ...keysIn('local', {
    'id-token': secret,
    'ssid-access-token': secret,
    searchkeys: 'isSearches',
    favoriteItems: 'isFavourites',
    anonymousFavourites: 'isAnonymousFavourites',
    int: 'isInterests',
    anonymousInterests: 'isAnonymousInterests',
    recentPages: 'isPages',
    itineraryPlan: 'isPlan',
    packing: 'isPacking',
    phrasebook: 'isPhrases',
    audioGuide: 'isAudio',
    chosenCountry: 'isCountry',
    choices: 'isChoices',
    locationData: 'isLocation',
    dismissedNotices: 'isNotices',
    faqVotes: 'isVotes',
    feedback: 'isFeedback',
    assetSearches: 'isAssetSearches',
    downloadCart: 'isCart',
    downloads: 'isDownloads',
    savedPartners: 'isPartners',
    enlistDraft: 'isListing',
    seenBadges: 'isBadges',
    'tourism-widgets-session': 'isTabs',
  }),
  ...keysIn('session', {
    formDrafts: 'isDrafts',
    profileData: 'isProfile',
    userData: 'isProfile',
    userId: 'isProfile',
    userVisa: 'isVisa',
    signInActions: 'isWish',
    dismissedBanners: 'isNotices',
    assetTrail: 'isTrail',
    gateRedirect: 'isGate',
  }),
];

import { tryRead } from '#src/schema/read.ts';
import {
  audioGuideStops,
  cart,
  drafts,
  flagsById,
  packedLists,
  pastDownloads,
  seenPages,
  textsById,
} from './own-keys.schema.ts';
import { jsonKey, listKey, textKey } from '#src/storage/key.ts';
import { wantedActions } from './wanted-actions.schema.ts';

/**
 * Keys of our own (contract, section 5): what anonymous visitors choose, and what widgets remember. The account settings
 * list and clear them all: `own-key-names.ts`.
 */

/** Last stop of each audio guide, and the second within it. */
export const audioGuide = /* @__PURE__ */ jsonKey('local', 'audioGuide', (value) =>
  tryRead(audioGuideStops, value),
);

/** Whether an answer helped, by the question's id. */
export const faqVotes = /* @__PURE__ */ jsonKey('local', 'faqVotes', (value) => tryRead(flagsById, value));

/** Pages that the visitor has seen, newest first. */
export const recentPages = /* @__PURE__ */ jsonKey('local', 'recentPages', (value) =>
  tryRead(seenPages, value),
);

/** Interests of an anonymous visitor. */
export const anonymousInterests = /* @__PURE__ */ listKey('local', 'anonymousInterests');

/** The visitor's own plan of days and stops: text of the planner's own. */
export const itineraryPlan = /* @__PURE__ */ textKey('local', 'itineraryPlan');

/** Ids of phrases kept at hand. */
export const phrasebook = /* @__PURE__ */ listKey('local', 'phrasebook');

/** Ticked and own entries, by the list's id. */
export const packing = /* @__PURE__ */ jsonKey('local', 'packing', (value) => tryRead(packedLists, value));

/** Saved searches of the asset portal, as query strings by their name. */
export const assetSearches = /* @__PURE__ */ jsonKey('local', 'assetSearches', (value) =>
  tryRead(textsById, value),
);

/** Assets to be downloaded. */
export const downloadCart = /* @__PURE__ */ jsonKey('local', 'downloadCart', (value) => tryRead(cart, value));

/** A half-filled form of a company: text of the form's own. */
export const enlistDraft = /* @__PURE__ */ textKey('local', 'enlistDraft');

/** Ids of badges that have been announced. */
export const seenBadges = /* @__PURE__ */ listKey('local', 'seenBadges');

/** When feedback was given, as ISO 8601, by the page's path. */
export const feedback = /* @__PURE__ */ jsonKey('local', 'feedback', (value) => tryRead(textsById, value));

/** The last ten downloads, newest first. */
export const downloads = /* @__PURE__ */ jsonKey('local', 'downloads', (value) =>
  tryRead(pastDownloads, value),
);

/** Ids of companies that the visitor has saved. */
export const savedPartners = /* @__PURE__ */ listKey('local', 'savedPartners');

/** The country that the visitor has chosen, as ISO 3166 code. */
export const chosenCountry = /* @__PURE__ */ textKey('local', 'chosenCountry');

/** What the visitor has chosen in a widget (city, units, currency, calendar), by the widget's name. */
export const choices = /* @__PURE__ */ jsonKey('local', 'choices', (value) => tryRead(textsById, value));

/** What the visitor has typed into forms: `src/drafts`. */
export const formDrafts = /* @__PURE__ */ jsonKey('session', 'formDrafts', (value) => tryRead(drafts, value));

/** What the visitor wants to do once they are signed in: `src/sign-in/asking`. */
export const signInActions = /* @__PURE__ */ jsonKey('session', 'signInActions', (value) =>
  tryRead(wantedActions, value),
);

/** Ids of the assets that the visitor has looked at, in order. */
export const assetTrail = /* @__PURE__ */ listKey('session', 'assetTrail');

/** Address of the page that sent the visitor to a gate. */
export const gateRedirect = /* @__PURE__ */ textKey('session', 'gateRedirect');

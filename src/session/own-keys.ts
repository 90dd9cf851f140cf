import * as z from 'zod/mini';
import { favourite } from '#src/api/answers/visitor.ts';
import { jsonKey, listKey, textKey } from '#src/storage/key.ts';

/**
 * Keys of our own (catalogue, storage keys): what anonymous visitors choose, and what widgets remember. The account
 * settings list and clear them all.
 */

/** Ids of notices that the visitor has closed. */
export const dismissedNotices = /* @__PURE__ */ listKey('local', 'dismissedNotices');

/** Last stop of each audio guide, and the second within it. */
export const audioGuide = /* @__PURE__ */ jsonKey(
  'local',
  'audioGuide',
  z.record(z.string(), z.object({ stop: z.string(), seconds: z.number() })),
);

/** Whether an answer helped, by the question's id. */
export const faqVotes = /* @__PURE__ */ jsonKey('local', 'faqVotes', z.record(z.string(), z.boolean()));

/** Pages that the visitor has seen, newest first. */
export const recentPages = /* @__PURE__ */ jsonKey(
  'local',
  'recentPages',
  z.array(z.object({ url: z.string(), title: z.string(), image: z.optional(z.string()) })),
);

/** Favourites of an anonymous visitor, merged after sign-in. */
export const anonymousFavourites = /* @__PURE__ */ jsonKey(
  'local',
  'anonymousFavourites',
  z.array(favourite),
);

/** Interests of an anonymous visitor. */
export const anonymousInterests = /* @__PURE__ */ listKey('local', 'anonymousInterests');

/** The visitor's own plan of days and stops: text of the planner's own. */
export const itineraryPlan = /* @__PURE__ */ textKey('local', 'itineraryPlan');

/** Ids of phrases kept at hand. */
export const phrasebook = /* @__PURE__ */ listKey('local', 'phrasebook');

/** Ticked and own entries, by the list's id. */
export const packing = /* @__PURE__ */ jsonKey(
  'local',
  'packing',
  z.record(z.string(), z.object({ ticked: z.array(z.string()), own: z.array(z.string()) })),
);

/** Saved searches of the asset portal, as query strings by their name. */
export const assetSearches = /* @__PURE__ */ jsonKey(
  'local',
  'assetSearches',
  z.record(z.string(), z.string()),
);

/** Assets to be downloaded. */
export const downloadCart = /* @__PURE__ */ jsonKey(
  'local',
  'downloadCart',
  z.array(z.object({ assetId: z.string(), rendition: z.optional(z.string()) })),
);

/** A half-filled form of a company: text of the form's own. */
export const enlistDraft = /* @__PURE__ */ textKey('local', 'enlistDraft');

/** Ids of badges that have been announced. */
export const seenBadges = /* @__PURE__ */ listKey('local', 'seenBadges');

/** When feedback was given, as ISO 8601, by the page's path. */
export const feedback = /* @__PURE__ */ jsonKey('local', 'feedback', z.record(z.string(), z.string()));

import * as z from 'zod/mini';
import { favouriteList, location } from '#src/api/answers/visitor.ts';
import { userSchema } from '#src/api/user.ts';
import { jsonKey } from '#src/storage/key.ts';

/** The keys of the specification, section 3, that hold JSON (contract, section 5). */

/** The signed-in visitor. */
export const profileData = /* @__PURE__ */ jsonKey('session', 'profileData', userSchema);

/** Favourites of the signed-in visitor, as the server lists them. */
export const favouriteItems = /* @__PURE__ */ jsonKey('local', 'favoriteItems', favouriteList);

/** Where the visitor seems to be. */
export const locationData = /* @__PURE__ */ jsonKey('local', 'locationData', location);

/** What a visitor last asked about visas; countries as ISO 3166 codes. */
export const userVisa = /* @__PURE__ */ jsonKey(
  'session',
  'userVisa',
  z.object({
    nationality: z.string(),
    purpose: z.optional(z.string()),
    documentType: z.optional(z.string()),
    residenceIn: z.optional(z.string()),
  }),
);

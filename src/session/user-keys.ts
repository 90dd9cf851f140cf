import { favouriteList } from '#src/api/answers/visitor.schema.ts';
import { toUser } from '#src/api/user.ts';
import { tryRead } from '#src/schema/read.ts';
import { jsonKey } from '#src/storage/key.ts';
import { visa } from './own-keys.schema.ts';

/** The keys of the specification, section 3, that hold JSON (contract, section 5). */

/** The signed-in visitor. */
export const profileData = /* @__PURE__ */ jsonKey('session', 'profileData', toUser);

/** Favourites of the signed-in visitor, as the server lists them. */
export const favouriteItems = /* @__PURE__ */ jsonKey('local', 'favoriteItems', (value) =>
  tryRead(favouriteList, value),
);

/** What a visitor last asked about visas; countries as ISO 3166 codes. */
export const userVisa = /* @__PURE__ */ jsonKey('session', 'userVisa', (value) => tryRead(visa, value));

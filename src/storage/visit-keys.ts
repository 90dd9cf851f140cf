import { listKey } from './key.ts';

/** A key of our own that needs nothing of the session, which `src/session/own-keys.ts` would bring along. */

/** Names of banners that the visitor has closed during this visit. */
export const dismissedBanners = /* @__PURE__ */ listKey('session', 'dismissedBanners');

import { location } from '#src/api/answers/location.schema.ts';
import { tryRead } from '#src/schema/read.ts';
import { jsonKey } from '#src/storage/key.ts';
import { closingTimes } from './notice-keys.schema.ts';

/**
 * Keys by which notices are shown or not, apart from `user-keys.ts` and `own-keys.ts`: those are on every page that has a
 * header.
 */

/** Where the visitor seems to be (specification, section 3). */
export const locationData = /* @__PURE__ */ jsonKey('local', 'locationData', (value) =>
  tryRead(location, value),
);

/** When the visitor has closed a notice, as ISO 8601, by the notice's id (our own; contract, section 5). */
export const dismissedNotices = /* @__PURE__ */ jsonKey('local', 'dismissedNotices', (value) =>
  tryRead(closingTimes, value),
);

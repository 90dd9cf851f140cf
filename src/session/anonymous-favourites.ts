import { favouriteList } from '#src/api/answers/visitor.schema.ts';
import { tryRead } from '#src/schema/read.ts';
import { jsonKey } from '#src/storage/key.ts';

/** Favourites of an anonymous visitor, which are offered after sign-in; apart from the other keys for its weight. */
export const anonymousFavourites = /* @__PURE__ */ jsonKey('local', 'anonymousFavourites', (value) =>
  tryRead(favouriteList, value),
);

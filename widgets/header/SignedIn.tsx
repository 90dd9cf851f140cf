import { useMemo, useState } from 'react';
import { anonymousFavourites } from '#src/favourites/storage.ts';
import { favouritesQuery } from '#src/favourites/favourites-query.ts';
import { isAsked } from '#src/session/queries.ts';
import { useApi } from '#src/session/useApi.ts';
import { useCachedQuery } from '#src/session/useCachedQuery.ts';
import { useUser } from '#src/session/useUser.ts';
import { useSessionWatch } from '#src/sign-in/useSessionWatch.ts';
import { isKept } from '#src/storage/is-kept.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { Config } from './widget.ts';

/** Fetched only where something was kept before sign-in: hearts and lists bring it themselves. */
const LazyFavouritesWatch = lazyComponent(
  async () => (await import('#src/favourites/FavouritesWatch.tsx')).FavouritesWatch,
);

/**
 * What a page does for a signed-in visitor, whatever stands on it: it watches a trade partner's session, asks for the
 * favourites (F1), and offers those that were kept before sign-in. Shows nothing of its own.
 */
export function SignedIn({ config }: { readonly config: Pick<Config, 'alertText' | 'sessionTimeout'> }) {
  useSessionWatch(config);
  const api = useApi();
  const { user } = useUser();
  // Kept for as long as the page: nothing observes it (`useCachedQuery`).
  const query = useMemo(() => ({ ...favouritesQuery(api, user), gcTime: Infinity }), [api, user]);
  useCachedQuery(query, isAsked(api, user));
  const [hasKept] = useState(() => isKept(anonymousFavourites));
  return hasKept && <LazyFavouritesWatch />;
}

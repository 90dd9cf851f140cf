import { useSessionWatch } from '#src/sign-in/useSessionWatch.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import type { Config } from './widget.ts';

/** Has a chunk of its own, since hearts and lists of favourites need it, too. */
const LazyFavouritesWatch = lazyComponent(
  async () => (await import('#src/favourites/FavouritesWatch.tsx')).FavouritesWatch,
);

/**
 * What a page does for a signed-in visitor, whatever stands on it: it watches a trade partner's session, asks for the
 * favourites (F1), and offers those that were kept before sign-in. Shows nothing of its own.
 */
export function SignedIn({ config }: { readonly config: Pick<Config, 'alertText' | 'sessionTimeout'> }) {
  useSessionWatch(config);
  return <LazyFavouritesWatch />;
}

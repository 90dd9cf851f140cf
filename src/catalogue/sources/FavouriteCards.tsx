import { useState } from 'react';
import { item as cardItem } from '#src/cards/item.schema.ts';
import type { Favourite } from '#src/favourites/favourites.schema.ts';
import { identityOf } from '#src/api/user.ts';
import { useFavourites } from '#src/favourites/useFavourites.ts';
import { tryRead } from '#src/schema/read.ts';
import { useUser } from '#src/session/useUser.ts';
import { useSourceMessages } from './messages.ts';
import type { SourcedCardsProps } from './sourced-cards-props.ts';
import { Empty, Failed, Note } from './states.tsx';

/** The visitor's favourites, newest first. Those of one visitor are never among those of the next. */
export function FavouriteCards(props: SourcedCardsProps) {
  const { user, isPending } = useUser();
  if (isPending) return props.skeleton;
  return <FavouritesOf key={user ? identityOf(user) : ''} {...props} />;
}

function FavouritesOf({ pageSize, hasHearts, authored, skeleton, children }: SourcedCardsProps) {
  const t = useSourceMessages();
  const { status, items: kept, retry } = useFavourites();
  const [count, setCount] = useState(pageSize);
  const shown = useShown(kept, hasHearts);

  if (status === 'pending' || status === 'failed') {
    const isFailed = status === 'failed';
    return (
      <>
        {isFailed ? authored : skeleton}
        {isFailed && <Failed isOffline={!navigator.onLine} onRetry={retry} />}
      </>
    );
  }
  const items = shown.flatMap(({ id, type, ...rest }) => {
    const card = tryRead(cardItem, rest);
    return card ? [{ ...card, id, type }] : [];
  });
  return (
    <>
      {status === 'old' && <Note>{t('old')}</Note>}
      {items.length === 0 ? (
        <Empty>{t('noFavourites')}</Empty>
      ) : (
        <div data-personal="">
          {children({
            items: items.slice(0, count),
            total: items.length,
            hasMore: count < items.length,
            isLoadingMore: false,
            loadMore: () => setCount(count + pageSize),
          })}
        </div>
      )}
    </>
  );
}

/**
 * The favourites, the one that was added last first. With hearts, one that is taken away keeps its place, so that the
 * focus stays and the same press brings it back.
 */
function useShown(kept: readonly Favourite[], keepsPlaces: boolean): readonly Favourite[] {
  const [seen, setSeen] = useState<readonly Favourite[]>([]);
  const ids = new Set(seen.map(({ id }) => id));
  const added = kept.filter(({ id }) => !ids.has(id)).toReversed();
  if (!keepsPlaces) return kept.toReversed();
  if (added.length === 0) return seen;
  const all = [...added, ...seen];
  setSeen(all);
  return all;
}

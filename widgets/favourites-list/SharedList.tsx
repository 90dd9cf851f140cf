import { alerts } from '#src/alert/store.ts';
import { Card } from '#src/cards/Card.tsx';
import { useCopies } from '#src/favourites/copies/useCopies.ts';
import { FavouriteButton } from '#src/favourites/FavouriteButton.tsx';
import { isStorable, toFavourite } from '#src/favourites/favourite-list.ts';
import { useFavourites } from '#src/favourites/useFavourites.ts';
import { useSaveFavourites } from '#src/favourites/useSaveFavourites.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { cardItem, cardSizes } from './card-item.ts';
import styles from './favourites-list.module.css';
import { ListSkeleton } from './ListSkeleton.tsx';
import type en from './messages/en.json';

interface Props {
  readonly ids: readonly string[];
  /** Leads to the visitor's own list. */
  readonly onLeave: () => void;
}

/** What somebody else has shared: to be looked at, and to be saved. */
export function SharedList({ ids, onLeave }: Props) {
  const t = useMessages<typeof en>();
  const words = useSharedMessages();
  const { byId, answered, hasFailed, retry } = useCopies(ids);
  const { status, ids: own } = useFavourites();
  const save = useSaveFavourites();
  const items = ids.flatMap((id) => byId.get(id) ?? []).map(toFavourite);
  const found = items.filter(isStorable);
  const missing = found.filter(({ id }) => !own.has(id));
  const goneCount = ids.length - found.length;
  const level = useHeadingLevel();
  const isKnown = ids.every((id) => answered.has(id));

  const saveAll = async () => {
    const { length } = await save(missing, true);
    if (length > 0) alerts.raise({ type: 'success', description: t('savedMany', { count: length }) });
  };
  const mine = (
    <Button look="stroke" size="small" onClick={onLeave}>
      {t('mine')}
    </Button>
  );
  if (hasFailed)
    return (
      <div className={styles['notice']} role="status">
        <p>{t('sharedFailed')}</p>
        <Button look="stroke" size="small" onClick={retry}>
          {words('tryAgain')}
        </Button>
        {mine}
      </div>
    );
  if (!isKnown) return <ListSkeleton />;
  return (
    <div className={styles['own']}>
      <div>
        <p>{found.length > 0 ? t('sharedCount', { count: found.length }) : t('sharedEmpty')}</p>
        {found.length > 0 && goneCount > 0 && <p>{t('sharedGone', { count: goneCount })}</p>}
      </div>
      <div className={styles['bar']}>
        {missing.length > 0 && status !== 'pending' && (
          <Button size="small" onClick={() => void saveAll()}>
            {t('saveAll', { count: missing.length })}
          </Button>
        )}
        {found.length > 0 && missing.length === 0 && <p className={styles['count']}>{t('savedAll')}</p>}
        {mine}
      </div>
      <ul role="list" className={styles['grid']}>
        {found.map((item, at) => (
          <li key={item.id} className={styles['entry']}>
            <Card
              item={cardItem(
                { favourite: item, title: item.title, copy: byId.get(item.id), isGone: false },
                t('gone'),
              )}
              variant="card"
              level={level}
              showCategories
              sizes={cardSizes}
              position={at + 1}
              corner={<FavouriteButton item={item} />}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

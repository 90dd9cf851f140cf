import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { cardOf } from '#src/cards/item.ts';
import { cardsQuery } from '#src/catalogue/sources/cards-query.ts';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import { Image } from '#src/media/Image.tsx';
import { addStop, removeStop } from '#src/planner/moves.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { Button } from '#src/ui/Button.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './itinerary-planner.module.css';
import type en from './messages/en.json';
import type { Planner } from './usePlanner.ts';
import { usePlanWords } from './usePlanWords.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly planner: Planner;
}

const most = 6;

/** What a search suggests; nothing where its author wants no suggestions, and where none are found. */
export function Suggestions({ config: { suggestFilters }, planner }: Props) {
  const { plan, days, run } = planner;
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const api = useApi();
  const id = useId();
  const level = useHeadingLevel();
  const isWanted = Object.keys(suggestFilters).length > 0 && api.page.cmsMode !== 'author';
  const question = { filters: suggestFilters, categories: undefined, pageSize: most, page: 0 };
  const { data } = useQuery(useAfterHydration({ ...cardsQuery(api, question), enabled: isWanted }));
  // Another widget may have asked the same.
  const items = (isWanted && data?.items.slice(0, most)) || [];
  if (items.length === 0) return null;

  const planned = new Map(plan.days.flatMap(({ key, stops }) => stops.map((stop) => [stop.id, key])));
  const toggle = (item: string, title: string) => {
    const day = planned.get(item);
    const last = words.day(days.length, days.at(-1)?.title ?? '');
    void (day === undefined
      ? run(addStop({ id: item, title }), t('stepAdded', { title, day: last }))
      : run(removeStop({ day, id: item }), t('stepRemoved', { title })));
  };
  return (
    <section className={styles['suggestions']} aria-labelledby={id}>
      <Heading level={level} look="h3" id={id}>
        {t('suggestions')}
      </Heading>
      <ul role="list" className={styles['suggested']}>
        {items.map((item, at) => {
          const { id: itemId, type, title } = item;
          const { address = '', picture } = cardOf(item);
          return (
            <li key={itemId} className={styles['card']}>
              <div className={styles['head']}>
                {picture && (
                  <span className={styles['picture']}>
                    <Image image={picture} ratio="1:1" sizes="56px" />
                  </span>
                )}
                <div className={styles['name']}>
                  <Heading level={levelBelow(level)} look="h4">
                    <Link
                      href={address || undefined}
                      event={{ event: 'item_click', clickText: title, dataLayer: { position: at + 1 } }}
                    >
                      <bdi>{title}</bdi>
                    </Link>
                  </Heading>
                </div>
                {address && (
                  <LazyFavouriteButton
                    className={styles['heart']}
                    item={{
                      id: itemId,
                      type,
                      title,
                      url: address,
                      featureImage: picture?.desktopImage ?? '',
                    }}
                  />
                )}
              </div>
              <div>
                <Button look="stroke" size="small" onClick={() => toggle(itemId, title)}>
                  {planned.has(itemId) ? t('takeOut', { title }) : t('add', { title })}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

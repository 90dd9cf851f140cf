import { useState, type RefObject } from 'react';
import { useCopies } from '#src/favourites/copies/useCopies.ts';
import type { ShownItem } from '#src/catalogue/map/list-map-props.ts';
import { useFavourites } from '#src/favourites/useFavourites.ts';
import { useUser } from '#src/session/useUser.ts';
import { SignInPrompt } from '#src/sign-in/SignInPrompt.tsx';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { Bar } from './Bar.tsx';
import { Cards } from './Cards.tsx';
import { EmptyList } from './EmptyList.tsx';
import styles from './favourites-list.module.css';
import { groupEntries } from './groups.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { MapPart } from './MapPart.tsx';
import type en from './messages/en.json';
import { useRemoval } from './useRemoval.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Takes the focus where nothing is left that could. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The visitor's own favourites. */
export function OwnList({ config, place }: Props) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const { language } = usePage();
  const { user, isPending } = useUser();
  const { status, items, retry } = useFavourites();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const copies = useCopies(items.map(({ id }) => id));

  const types = config.types.filter(Boolean);
  const entries = items.flatMap((favourite) => {
    const copy = copies.byId.get(favourite.id);
    if (types.length > 0 && !types.includes(copy?.type || favourite.type)) return [];
    const isGone = !copy && copies.answered.has(favourite.id);
    return [{ favourite, title: copy?.title || favourite.title || favourite.id, copy, isGone }];
  });
  const [shown, setShown] = useState<ShownItem>();
  const hasMap = config.showMap && entries.some(({ copy }) => copy?.latitude !== undefined);
  const [undone, setUndone] = useState<readonly string[]>([]);
  const groups = groupEntries(entries, config, language, undone);
  const sorted = groups.flatMap((group) => group.entries);
  const order = sorted.map(({ favourite }) => favourite.id);
  const removeItems = useRemoval(place, order);
  const remove = (ids: readonly string[]) => {
    const wanted = sorted.filter(({ favourite }) => ids.includes(favourite.id));
    setUndone(order);
    setChosen(chosen.filter((id) => !ids.includes(id)));
    removeItems(wanted.map(({ favourite, title }) => ({ ...favourite, title })));
  };

  if (status === 'pending') return <ListSkeleton />;
  if (status === 'failed')
    return (
      <div className={styles['notice']} role="status">
        <p>{t('failed')}</p>
        <Button look="stroke" size="small" onClick={retry}>
          {shared('tryAgain')}
        </Button>
      </div>
    );
  return (
    <div className={styles['own']} data-personal="">
      {status === 'old' && (
        <div className={styles['notice']} role="status">
          <p>{t('old')}</p>
          <Button look="stroke" size="small" onClick={retry}>
            {shared('tryAgain')}
          </Button>
        </div>
      )}
      {entries.length === 0 ? (
        <EmptyList config={config} isFiltered={items.length > 0} />
      ) : (
        <>
          <Bar
            config={config}
            entries={sorted}
            all={order}
            chosen={order.filter((id) => chosen.includes(id))}
            onChoose={setChosen}
            onRemove={remove}
          />
          {hasMap && <MapPart config={config} entries={sorted} shown={shown} onShow={setShown} />}
          <Cards
            config={config}
            groups={groups}
            chosen={chosen}
            onChoose={setChosen}
            onRemove={(id) => remove([id])}
            shown={hasMap ? shown?.key : undefined}
            onShow={hasMap ? setShown : undefined}
          />
        </>
      )}
      {!user && !isPending && <SignInPrompt text={t('keptHere')} />}
    </div>
  );
}

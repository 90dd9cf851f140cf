import { useEffect, useRef, useState } from 'react';
import type { ShownItem } from '#src/catalogue/map/list-map-props.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import styles from './favourites-list.module.css';
import type { Entry } from './groups.ts';
import type { Config } from './widget.ts';

const LazyFavouritesMap = lazyComponent(async () => (await import('./FavouritesMap.tsx')).FavouritesMap);

/** The button of an entry, which comes with the map. */
export const LazyShowFavourite = lazyComponent(
  async () => (await import('./FavouritesMap.tsx')).ShowFavourite,
);

interface Props {
  readonly config: Config;
  readonly entries: readonly Entry[];
  readonly shown: ShownItem | undefined;
  readonly onShow: (shown: ShownItem | undefined) => void;
}

/** The room of the map above the list, and the map once it is fetched. */
export function MapPart(props: Props) {
  const { shown } = props;
  const place = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const isOpen = useLazyOpening(LazyFavouritesMap, !hasFailed, () => setFailed(true));
  useEffect(() => {
    if (shown?.isFromList) place.current?.scrollIntoView({ block: 'nearest' });
  }, [shown]);
  return (
    <div ref={place} className={styles['map']} aria-busy={!isOpen && !hasFailed}>
      {hasFailed && <NotLoaded className={undefined} />}
      {isOpen && <LazyFavouritesMap {...props} />}
    </div>
  );
}

import { cloneElement, useEffect, useRef, useState } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import type { Arrange } from '../CatalogueList.tsx';
import { keyOf } from '../items.ts';
import type { ListMapProps, ShownItem } from './list-map-props.ts';
import styles from './list-on-map.module.css';

/** What the map view of a list needs to know of it. */
type MapOfList = Omit<ListMapProps, 'shown' | 'onShow'>;

interface Props extends MapOfList {
  /** The items as the list lays them out (`Arrange`). */
  readonly entries: Parameters<Arrange<FullItem>>[0];
  readonly list: Parameters<Arrange<FullItem>>[1];
}

const LazyListMap = lazyComponent(async () => (await import('./ListMap.tsx')).ListMap);
const LazyShowOnMap = lazyComponent(async () => (await import('./ListMap.tsx')).ShowOnMap);

/**
 * The map view of a list: its items on a map, which is fetched when it is first shown, with the list beside it. The item whose
 * marker is pressed is marked in the list and has its card on the map; an entry shows its item there. The list is whole without
 * the map.
 */
function ListOnMap({ entries, list, ...map }: Props) {
  const [shown, setShown] = useState<ShownItem>();
  const [hasFailed, setFailed] = useState(false);
  const isOpen = useLazyOpening(LazyListMap, !hasFailed, () => setFailed(true));
  const place = useRef<HTMLDivElement>(null);
  const entriesBox = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown) return;
    const { current: box } = entriesBox;
    const entry = box?.querySelector<HTMLElement>('[aria-current]');
    // Beside the map the list scrolls by itself: the page stays.
    if (box && entry) box.scrollTop = entry.offsetTop - (box.clientHeight - entry.clientHeight) / 2;
  }, [shown]);

  return (
    <div className={styles['frame']}>
      <div className={styles['beside']}>
        <div ref={place} className={styles['map']} aria-busy={!isOpen && !hasFailed}>
          {hasFailed && <NotLoaded className={undefined} />}
          {isOpen && <LazyListMap {...map} shown={shown} onShow={setShown} />}
        </div>
        <div ref={entriesBox} className={styles['entries']}>
          <ul {...list}>
            {entries.map(({ item, element }) =>
              cloneElement(
                element,
                { ...(keyOf(item) === shown?.key && { 'aria-current': true }) },
                element.props.children,
                <LazyShowOnMap
                  item={item}
                  onPress={() => {
                    setShown({ key: keyOf(item), isFromList: true });
                    place.current?.scrollIntoView({ block: 'nearest' });
                  }}
                />,
              ),
            )}
          </ul>
        </div>
      </div>
    </div>
  );
}

/**
 * Lays a list out in its map view.
 *
 * @example <CatalogueList arrange={onMap({ items, names, question, ground, renderCard })} … />
 */
export const onMap = (map: MapOfList): Arrange<FullItem> =>
  function OnMap(entries, list) {
    return <ListOnMap {...map} entries={entries} list={list} />;
  };

import { useId, useMemo } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { boundsOf, saudiArabia } from '#src/geo/bounds.ts';
import { mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { MapMove } from '#src/map/map.ts';
import { MapBox } from '#src/map/MapBox.tsx';
import { MapCard } from '#src/map/MapCard.tsx';
import { useMapMessages } from '#src/map/messages.ts';
import { useMapGround } from '#src/map/useMapGround.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useTrack } from '#src/widget/useTrack.ts';
import { keyOf } from '../items.ts';
import type { ListMapProps } from './list-map-props.ts';
import styles from './list-map.module.css';
import { useListMapMessages } from './messages.ts';
import { placeOf, toPlaces } from './places.ts';
import { useMapAddress } from './useMapAddress.ts';
import { useTarget } from './useTarget.ts';

/** Of the map, in px. */
const height = 600;

/** How markers that stand too close are put together. */
const clustering = { radius: 60, maxZoom: 12 };

/** How near an item is shown: on tiles its streets are seen, on the outline no more than where in the country it is. */
const inTown = 13;
const inRegion = 8;

/**
 * The items of a list on a map, as markers in its order, with the card of the one that is shown. Where the map is stands in
 * the address (contract, section 4); the items of another question are shown all at once.
 */
export function ListMap(props: ListMapProps) {
  const { items, names, question, centre, shown, onShow, renderCard } = props;
  const t = useListMapMessages();
  const map = useMapMessages();
  const track = useTrack();
  const headingId = useId();
  const ground = useMapGround(props.ground);
  const address = useMapAddress(names && `${names.prefix}map`);
  const places = useMemo(() => toPlaces(items), [items]);
  const marks = useMemo(
    () => (centre ? [...places, { ...centre, id: 'centre', iconName: 'locate', isStill: true }] : places),
    [places, centre],
  );
  const area = useMemo(() => boundsOf(marks) ?? saudiArabia, [marks]);
  const item = items.find((one) => keyOf(one) === shown?.key);
  const target = useTarget({
    addressed: address.view,
    area,
    question,
    wanted: shown?.isFromList ? shown : undefined,
    go: () => {
      const point = item && placeOf(item);
      return point && { ...point, atLeast: ground.tiles ? inTown : inRegion };
    },
  });

  const move = ({ view, isByVisitor }: MapMove) => {
    if (isByVisitor) address.write(view, () => track({ event: 'map_view_change', clickText: map('map') }));
    // The map has been led away from where the address says that it is.
    else if (address.isSaid && target !== address.view) address.write(view);
  };
  const missing = items.length - places.length;

  return (
    <>
      <MapBox
        height={height}
        ground={ground}
        places={marks}
        start={target}
        target={target}
        clustering={clustering}
        chosen={shown?.key}
        onChoose={({ id, name }) => {
          track({ event: 'map_marker_click', clickText: name });
          // The second press closes what the first has opened.
          onShow(id === shown?.key ? undefined : { key: id, isFromList: false });
        }}
        onMove={move}
        card={
          item && (
            <MapCard
              key={keyOf(item)}
              name={t('card', { title: item.title })}
              headingId={headingId}
              onClose={() => onShow(undefined)}
            >
              <span id={headingId} hidden>
                {item.title}
              </span>
              <div className={styles['card']}>{renderCard(item)}</div>
            </MapCard>
          )
        }
      />
      {missing > 0 && <p className={styles['missing']}>{t('listAlone', { count: missing })}</p>}
    </>
  );
}

interface ShowOnMapProps {
  readonly item: FullItem;
  readonly onPress: () => void;
}

/** Shows an item of the list on the map; nothing for one without a position. */
export function ShowOnMap({ item, onPress }: ShowOnMapProps) {
  const t = useListMapMessages();
  if (!placeOf(item)) return null;
  return (
    <button form="" type="button" className={styles['show']} onClick={onPress}>
      <Icon glyph={mapPin} size={20} />
      <VisuallyHidden>{t('showOnMap', { title: item.title })}</VisuallyHidden>
    </button>
  );
}

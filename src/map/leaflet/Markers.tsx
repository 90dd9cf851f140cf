import type { MouseEvent } from 'react';
import { mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './leaflet-map.module.css';
import type { MapPlace } from '../map.ts';
import { useMapMessages } from '../messages.ts';
import { isCluster, type Cluster } from './cluster.ts';
import { isWithin } from '#src/geo/bounds.ts';
import { useFrame, useSeen } from './useFrame.ts';
import type { LeafletMap } from './useLeaflet.ts';

/** Fetched where an author named icons. */
const LazyIcon = lazyComponent(async () => (await import('#src/remote-icon/AuthorsIcon.tsx')).AuthorsIcon);

interface Props {
  readonly map: LeafletMap;
  /** In the order of the list. */
  readonly marks: readonly (MapPlace | Cluster)[];
  /** Id of the place whose card is open. */
  readonly chosen: string | undefined;
  /** Without it places are drawn, and are no buttons. */
  readonly onChoose: ((place: MapPlace) => void) | undefined;
  readonly onOpen: (cluster: Cluster) => void;
}

/** Names of kinds that a cluster's name has. */
const namedKinds = 2;

/** The markers of a map: buttons that Leaflet knows nothing of, in its layer of markers. */
export function Markers({ map, marks, chosen, onChoose, onOpen }: Props) {
  const t = useMapMessages();
  const frame = useFrame(map);
  const { inside } = useSeen(map);

  const nameOf = ({ count, kinds }: Cluster) => {
    const most = [...kinds].toSorted(([, one], [, other]) => other - one).slice(0, namedKinds);
    const names = most.map(([kind]) => kind).join(t('between'));
    return names ? t('clusterOf', { count, kinds: names }) : t('cluster', { count });
  };
  /** Places the element of a mark; a policy of the page may refuse attributes of style. */
  const at = (mark: MapPlace | Cluster) => (element: HTMLElement | null) => {
    const { x, y } = frame.place(mark);
    element?.style.setProperty('transform', `translate3d(${x}px, ${y}px, 0)`);
  };

  return marks.map((mark) =>
    isCluster(mark) ? (
      <button
        key={`cluster ${mark.first}`}
        form=""
        type="button"
        className={styles['mark']}
        data-kind="cluster"
        ref={at(mark)}
        inert={!isWithin(mark, inside)}
        onClick={once(() => onOpen(mark))}
      >
        <span className={styles['cluster']} aria-hidden="true">
          {t('number', { number: mark.count })}
        </span>
        <VisuallyHidden>{nameOf(mark)}</VisuallyHidden>
      </button>
    ) : (
      <Place
        key={mark.id}
        place={mark}
        at={at(mark)}
        isChosen={mark.id === chosen}
        isOutside={!isWithin(mark, inside)}
        onChoose={onChoose}
      />
    ),
  );
}

/** The second of two quick clicks does nothing: it would close what the first opened, or fall on what the map has moved there. */
const once =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };

interface PlaceProps extends Pick<Props, 'onChoose'> {
  readonly place: MapPlace;
  readonly at: (element: HTMLElement | null) => void;
  readonly isChosen: boolean;
  readonly isOutside: boolean;
}

function Place({ place, at, isChosen, isOutside, onChoose }: PlaceProps) {
  const { name, colour, iconName, label } = place;
  const look = (
    <span
      ref={(element) => element?.style.setProperty('color', colour ?? '')}
      className={styles['pin']}
      aria-hidden="true"
    >
      {label !== undefined ? (
        <span>{label}</span>
      ) : iconName ? (
        <LazyIcon name={iconName} />
      ) : (
        <Icon glyph={mapPin} size={20} />
      )}
    </span>
  );
  if (!onChoose || place.isStill)
    return (
      <span className={styles['mark']} ref={at} role="img" aria-label={name}>
        {look}
      </span>
    );
  return (
    <button
      form=""
      type="button"
      className={styles['mark']}
      ref={at}
      data-place={place.id}
      inert={isOutside}
      data-chosen={isChosen || undefined}
      aria-expanded={isChosen}
      onClick={once(() => onChoose(place))}
    >
      {look}
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}

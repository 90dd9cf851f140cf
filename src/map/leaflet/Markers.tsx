import { memo, useLayoutEffect, useRef, type MouseEvent } from 'react';
import { mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useStable } from '#src/ui/useStable.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './leaflet-map.module.css';
import type { MapPlace } from '../map.ts';
import { useMapMessages } from '../messages.ts';
import { isCluster, type Cluster } from './cluster.ts';
import { isWithin } from '#src/geo/bounds.ts';
import { useSeen } from './useFrame.ts';
import { useGradually } from './useGradually.ts';
import type { LeafletMap } from './useLeaflet.ts';
import { usePlacing, type Hold } from './usePlacing.ts';

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

/**
 * The markers of a map: buttons that Leaflet knows nothing of, in its layer of markers. There may be hundreds: a mark is drawn anew
 * only where something of it has changed, and gets values in place of objects.
 */
export function Markers({ map, marks, chosen, onChoose, onOpen }: Props) {
  const t = useMapMessages();
  const hold = usePlacing(map);
  const { inside } = useSeen(map);
  const drawn = useGradually(marks, inside, chosen);
  const { choose, open } = useStable({
    choose: (id: string) => {
      for (const mark of marks) if (!isCluster(mark) && mark.id === id) onChoose?.(mark);
    },
    open: (first: number) => {
      for (const mark of marks) if (isCluster(mark) && mark.first === first) onOpen(mark);
    },
  });

  const nameOf = ({ count, kinds }: Cluster) => {
    const most = [...kinds].toSorted(([, one], [, other]) => other - one).slice(0, namedKinds);
    const names = most.map(([kind]) => kind).join(t('between'));
    return names ? t('clusterOf', { count, kinds: names }) : t('cluster', { count });
  };

  return drawn.map((mark) => {
    const { latitude, longitude } = mark;
    const isOutside = !isWithin(mark, inside);
    return isCluster(mark) ? (
      <ClusterMark
        key={`cluster ${mark.first}`}
        {...{ hold, latitude, longitude, isOutside }}
        first={mark.first}
        shown={t('number', { number: mark.count })}
        name={nameOf(mark)}
        onOpen={open}
      />
    ) : (
      <PlaceMark
        key={mark.id}
        {...{ hold, latitude, longitude, isOutside }}
        id={mark.id}
        name={mark.name}
        colour={mark.colour}
        iconName={mark.iconName}
        label={mark.label}
        isChosen={mark.id === chosen}
        onChoose={onChoose && !mark.isStill ? choose : undefined}
      />
    );
  });
}

/** The second of two quick clicks does nothing: it would close what the first opened, or fall on what the map has moved there. */
const once =
  (act: () => void) =>
  ({ detail }: MouseEvent) => {
    if (detail < 2) act();
  };

/** What each mark is given. */
interface MarkProps {
  readonly hold: Hold;
  readonly latitude: number;
  readonly longitude: number;
  /** Beyond what is seen: no stop for the keyboard. */
  readonly isOutside: boolean;
}

/** Holds the element of a mark where its point is. */
function useHeld<Mark extends HTMLElement>({ hold, latitude, longitude }: MarkProps) {
  const ref = useRef<Mark>(null);
  useLayoutEffect(
    () => (ref.current ? hold(ref.current, { latitude, longitude }) : undefined),
    [hold, latitude, longitude],
  );
  return ref;
}

interface ClusterProps extends MarkProps {
  readonly first: number;
  /** Its number. */
  readonly shown: string;
  readonly name: string;
  readonly onOpen: (first: number) => void;
}

const ClusterMark = memo(function ClusterMark({ first, shown, name, onOpen, ...mark }: ClusterProps) {
  const ref = useHeld<HTMLButtonElement>(mark);
  return (
    <button
      form=""
      type="button"
      className={styles['mark']}
      data-kind="cluster"
      ref={ref}
      inert={mark.isOutside}
      onClick={once(() => onOpen(first))}
    >
      <span className={styles['cluster']} aria-hidden="true">
        {shown}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
});

interface PlaceProps extends MarkProps, Pick<MapPlace, 'id' | 'name' | 'colour' | 'iconName' | 'label'> {
  readonly isChosen: boolean;
  /** Undefined for a mark that is no button. */
  readonly onChoose: ((id: string) => void) | undefined;
}

const PlaceMark = memo(function PlaceMark(props: PlaceProps) {
  const { id, name, colour, iconName, label, isChosen, isOutside, onChoose } = props;
  const ref = useHeld<HTMLButtonElement & HTMLSpanElement>(props);
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
  if (!onChoose)
    return (
      <span className={styles['mark']} ref={ref} role="img" aria-label={name}>
        {look}
      </span>
    );
  return (
    <button
      form=""
      type="button"
      className={styles['mark']}
      ref={ref}
      data-place={id}
      inert={isOutside}
      data-chosen={isChosen || undefined}
      aria-expanded={isChosen}
      onClick={once(() => onChoose(id))}
    >
      {look}
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
});

import { useEffect, useRef, useState } from 'react';
import { saudiArabia } from '#src/geo/bounds.ts';
import type { Point } from '#src/geo/distance.ts';
import type { MapGround } from './map-props.ts';
import type { MapTarget } from './map.ts';
import { MapBox } from './MapBox.tsx';
import { useMapMessages } from './messages.ts';
import styles from './pin/pin.module.css';

interface Props {
  /** In px. */
  readonly height: number;
  readonly ground: MapGround;
  /** Where the pin is; undefined while it is nowhere. */
  readonly place: Point | undefined;
  /** The visitor has set it. */
  readonly onPlace: (place: Point) => void;
}

/** How near a place is seen that was typed: on tiles its streets, on the outline where in the country it is. */
const inTown = 13;
const inRegion = 7;

/** Ms without a key after which the map goes where the typed place is. */
const pause = 600;

const none: readonly [] = [];

/**
 * A map on which a place is set, beside a field that holds the same coordinates and is enough without it: by a press, by dragging
 * the pin, by arrow keys on it (with Shift farther), or in the middle of the map by a button. Where another place was typed, the
 * map goes there.
 *
 * @example <PinMap height={320} ground={ground} place={toCoordinates(text)} onPlace={(place) => setText(coordinatesText(place))} />
 */
export function PinMap({ height, ground, place, onPlace }: Props) {
  const t = useMapMessages();
  const near = ground.tiles ? inTown : inRegion;
  const [start] = useState<MapTarget>(place ? { ...place, zoom: near } : saudiArabia);
  const [target, setTarget] = useState<MapTarget>();
  /** Where it was set on the map itself, which does not move for it. */
  const own = useRef(place);
  const { latitude, longitude } = place ?? {};

  useEffect(() => {
    if (latitude === undefined || longitude === undefined) return undefined;
    if (own.current?.latitude === latitude && own.current.longitude === longitude) return undefined;
    own.current = undefined;
    const timer = setTimeout(() => setTarget({ latitude, longitude, zoom: near }), pause);
    return () => clearTimeout(timer);
  }, [latitude, longitude, near]);

  const put = (next: Point) => {
    own.current = next;
    onPlace(next);
  };
  return (
    <div className={styles['box']}>
      <p className={styles['help']}>{t('pinHelp')}</p>
      <MapBox
        height={height}
        ground={ground}
        places={none}
        start={start}
        target={target}
        pin={{ place, onPlace: put }}
      />
    </div>
  );
}

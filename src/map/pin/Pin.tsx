import { DomEvent, DomUtil, Draggable, point, type LatLng } from 'leaflet/dist/leaflet-src.esm.js';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import type { Point } from '#src/geo/distance.ts';
import { mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFrame } from '../leaflet/useFrame.ts';
import type { LeafletMap } from '../leaflet/useLeaflet.ts';
import type { MapPin } from '../map.ts';
import { useMapMessages } from '../messages.ts';
import { pinText, toPlace } from './place.ts';
import styles from './pin.module.css';

/** Px by which a key moves the pin, and with Shift. */
const step = 8;
const farther = 64;

/** Room in px that is kept around a pin which is moved by keys. */
const room = 60;

const directionOfKey: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
};

interface Props {
  readonly map: LeafletMap;
  readonly pin: MapPin;
  readonly isStill: boolean;
  /** Whether the map glides where it goes. */
  readonly glides: boolean;
}

/** A place that is set: by a press on the map, by dragging, by arrow keys on the pin, or in the middle by a button. */
export function Pin({ map, pin: { place, onPlace }, isStill, glides }: Props) {
  const t = useMapMessages();
  const say = useAnnounce();
  const press = useEffectEvent(({ latlng }: { readonly latlng: LatLng }) => onPlace(toPlace(latlng)));

  useEffect(() => {
    if (isStill) return undefined;
    const listener = (event: { readonly latlng: LatLng }) => press(event);
    map.on('click', listener);
    return () => void map.off('click', listener);
  }, [map, isStill]);

  const nameOf = (at: Point) => t('pinAt', { place: pinText(at) });
  const put = (at: Point) => {
    onPlace(at);
    say(nameOf(at));
  };
  return (
    <>
      {place &&
        createPortal(
          <Mark
            map={map}
            place={place}
            name={nameOf(place)}
            isStill={isStill}
            onDrop={onPlace}
            onPress={() => say(nameOf(place))}
            onMove={(at) => {
              map.panInside([at.latitude, at.longitude], { padding: [room, room], animate: glides });
              put(at);
            }}
          />,
          map.getPane('markerPane')!,
        )}
      {!isStill && (
        <div className={styles['middle']}>
          <Button look="stroke" size="small" onClick={() => put(toPlace(map.getCenter()))}>
            {t('pinHere')}
          </Button>
        </div>
      )}
    </>
  );
}

interface MarkProps extends Pick<Props, 'map' | 'isStill'> {
  readonly place: Point;
  readonly name: string;
  /** It was dragged there. */
  readonly onDrop: (place: Point) => void;
  /** A key has moved it there. */
  readonly onMove: (place: Point) => void;
  /** It was pressed by a key. */
  readonly onPress: () => void;
}

/** The pin itself: a button that Leaflet drags. */
function Mark({ map, place, name, isStill, onDrop, onMove, onPress }: MarkProps) {
  const frame = useFrame(map);
  const mark = useRef<HTMLButtonElement>(null);
  const drop = useEffectEvent(onDrop);

  useLayoutEffect(() => {
    const { x, y } = frame.place(place);
    if (mark.current) DomUtil.setPosition(mark.current, point(x, y));
  }, [frame, place]);
  useEffect(() => {
    const { current } = mark;
    if (!current || isStill) return undefined;
    // A press on the pin is none on the map.
    DomEvent.disableClickPropagation(current);
    const drag = new Draggable(current);
    drag.on('dragend', () => drop(toPlace(map.layerPointToLatLng(DomUtil.getPosition(current)))));
    drag.enable();
    return () => {
      drag.disable();
    };
  }, [map, isStill]);

  const pressKey = (event: KeyboardEvent) => {
    const direction = directionOfKey[event.key];
    if (!direction || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? farther : step;
    const { x, y } = frame.place(place);
    onMove(toPlace(map.layerPointToLatLng([x + direction[0] * far, y + direction[1] * far])));
  };
  return (
    <button
      form=""
      ref={mark}
      type="button"
      className={styles['pin']}
      data-pin=""
      aria-disabled={isStill || undefined}
      onKeyDown={isStill ? undefined : pressKey}
      // What a pointer does here is seen.
      onClick={({ detail }) => detail === 0 && onPress()}
    >
      <Icon glyph={mapPin} size={24} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { Point } from '#src/geo/distance.ts';
import { map as mapGlyph, mapPin } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Button } from '#src/ui/Button.tsx';
import { MapBox } from './MapBox.tsx';
import { useMapMessages } from './messages.ts';
import styles from './point-map.module.css';
import { useMapGround, type GroundConfig } from './useMapGround.ts';

interface Props {
  /** What its author wrote about the ground. */
  readonly config: GroundConfig;
  /** Names the marker. */
  readonly name: string;
  readonly point: Point;
}

/** Px of the map, and of what stands in its place until a visitor wants it. */
const height = 280;
/** How near the point is shown: on tiles its streets are seen, on the outline no more than where in the country it is. */
const inTown = 15;
const inRegion = 7;

/** The map of one point: a drawing with a button, at whose press the map is fetched and takes the focus. */
export function PointMap({ config, name, point }: Props) {
  const t = useMapMessages();
  const ground = useMapGround(config);
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [place] = useState(() => [{ id: 'place', name, ...point }]);
  useEffect(() => {
    if (isShown) box.current?.querySelector<HTMLElement>('[data-map]')?.focus({ preventScroll: true });
  }, [isShown]);
  return (
    <div ref={box} className={styles['map']}>
      {isShown ? (
        <MapBox
          height={height}
          ground={ground}
          places={place}
          start={{ ...point, zoom: ground.tiles ? inTown : inRegion }}
        />
      ) : (
        <div className={styles['still']}>
          <Icon glyph={mapPin} size={24} />
          <Button look="stroke" size="small" icon={mapGlyph} onClick={() => setShown(true)}>
            {t('showMap')}
          </Button>
        </div>
      )}
    </div>
  );
}

import { useId, useMemo } from 'react';
import { boundsOf } from '#src/geo/bounds.ts';
import type { ProfilePoint } from '#src/geo/measure.ts';
import type { Route } from '#src/geo/route.ts';
import { MapBox } from '#src/map/MapBox.tsx';
import { MapCard } from '#src/map/MapCard.tsx';
import type { MapPlace, MapTarget } from '#src/map/map.ts';
import { useMapGround } from '#src/map/useMapGround.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './route-map.module.css';
import type { PlacedWaypoint } from './waypoints.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly route: Route;
  /** Places along the way, those without a position too. */
  readonly waypoints: readonly PlacedWaypoint[];
  /** Where the cursor of the profile is; undefined without a profile. */
  readonly cursor: ProfilePoint | undefined;
  /** Where a point of the profile is, in words. */
  readonly placeOf: (point: ProfilePoint) => string;
  /** Number of the place whose card is open. */
  readonly chosen: number | undefined;
  readonly onChoose: (number: number | undefined) => void;
  /** Where the map goes. */
  readonly target: MapTarget | undefined;
}

/** In px. */
const height = 460;

/** A walk of a kilometre is shown as large as the map. */
const nearest = 16;

/** The line on a map, with marks of its direction, the cursor of the profile and the places along the way. */
export function RouteOnMap(props: Props) {
  const { config, route, waypoints, cursor, placeOf, chosen, onChoose, target } = props;
  const track = useTrack();
  const ground = useMapGround(config);
  const lines = useMemo(
    () => [{ id: 'route', parts: route.line, look: 'route', hasDirection: true } as const],
    [route],
  );
  const whole = useMemo(() => ({ ...boundsOf(route.line.flat())!, atMost: nearest }), [route]);
  const markers = useMemo(
    () =>
      waypoints.flatMap(({ number, title, position }): readonly MapPlace[] =>
        position
          ? [{ ...position, id: String(number), name: title, colour: 'var(--tourism-color-info)' }]
          : [],
      ),
    [waypoints],
  );
  const cursorName = cursor ? placeOf(cursor) : '';
  const places = useMemo((): readonly MapPlace[] => {
    if (!cursor) return markers;
    const { latitude, longitude } = cursor;
    const mark = {
      id: 'cursor',
      name: cursorName,
      label: '',
      colour: 'var(--tourism-color-accent)',
      isStill: true,
    };
    return [...markers, { latitude, longitude, ...mark }];
  }, [markers, cursor, cursorName]);
  const open = waypoints.find(({ number }) => number === chosen);
  return (
    <div className={styles['map']}>
      <MapBox
        height={height}
        ground={ground}
        places={places}
        lines={lines}
        start={whole}
        target={target ?? whole}
        chosen={chosen === undefined ? undefined : String(chosen)}
        onChoose={({ id, name }) => {
          track({ event: 'map_marker_click', clickText: name });
          onChoose(Number(id));
        }}
        card={
          open && (
            <WaypointCard
              key={open.number}
              waypoint={open}
              placeOf={placeOf}
              onClose={() => onChoose(undefined)}
            />
          )
        }
      />
    </div>
  );
}

interface CardProps extends Pick<Props, 'placeOf'> {
  readonly waypoint: PlacedWaypoint;
  readonly onClose: () => void;
}

function WaypointCard({ waypoint: { title, note, point }, placeOf, onClose }: CardProps) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const headingId = useId();
  return (
    <MapCard name={t('card', { title })} headingId={headingId} onClose={onClose}>
      <div className={styles['card']}>
        <Heading level={level} look="h4" id={headingId}>
          {title}
        </Heading>
        {point && <p className={styles['quiet']}>{placeOf(point)}</p>}
        {note && <p>{note}</p>}
      </div>
    </MapCard>
  );
}

import type { ProfilePoint } from '#src/geo/measure.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './route-map.module.css';
import { ShowButton } from './ShowButton.tsx';
import type { PlacedWaypoint } from './waypoints.ts';

interface Props {
  readonly waypoints: readonly PlacedWaypoint[];
  /** Where a point of the profile is, in words. */
  readonly placeOf: (point: ProfilePoint) => string;
  /** Number of the place whose card is open on the map. */
  readonly chosen: number | undefined;
  /** Shows a place on the map; without it there is none. */
  readonly onShow: ((waypoint: PlacedWaypoint) => void) | undefined;
}

/** Places along the way in their order, with where they are on it. */
export function Waypoints({ waypoints, placeOf, chosen, onShow }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  return (
    <div className={styles['list']}>
      <Heading level={level} look="h3">
        {t('waypoints')}
      </Heading>
      <ol className={styles['waypoints']}>
        {waypoints.map((waypoint) => {
          const { number, title, note, position, point } = waypoint;
          return (
            <li key={number} aria-current={number === chosen || undefined}>
              <p className={styles['stageTitle']}>{title}</p>
              {point && <p className={styles['quiet']}>{placeOf(point)}</p>}
              {note && <p>{note}</p>}
              {position && onShow && <ShowButton title={title} onClick={() => onShow(waypoint)} />}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

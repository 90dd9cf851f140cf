import { useMemo, useState } from 'react';
import type { Point } from '#src/geo/distance.ts';
import type { ProfilePoint } from '#src/geo/measure.ts';
import type { MapTarget } from '#src/map/map.ts';
import { RichText } from '#src/rich-text/RichText.tsx';
import { Section } from '#src/section/Section.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { Actions } from './Actions.tsx';
import { Facts } from './Facts.tsx';
import type en from './messages/en.json';
import { NoLine } from './NoLine.tsx';
import { pointAfter } from './points.ts';
import { Profile } from './Profile.tsx';
import { ProfileTable } from './ProfileTable.tsx';
import { RouteOnMap } from './RouteOnMap.tsx';
import styles from './route-map.module.css';
import { Season } from './Season.tsx';
import type { FoundRoute } from './shown-route.ts';
import { Stages } from './Stages.tsx';
import { placeStages } from './stages.ts';
import { useLengths } from './useLengths.ts';
import { Waypoints } from './Waypoints.tsx';
import { placeWaypoints } from './waypoints.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly found: FoundRoute;
  /** How far its line has come. */
  readonly status: 'ready' | 'loading' | 'failed' | 'offline';
  /** Asks for the line again. */
  readonly onRetry?: (() => void) | undefined;
}

/** How near the map shows a point of the line at least. */
const atLeast = 13;

/** A route as far as it is known: facts, map, profile, stages, places along the way. */
export function RouteView({ config, found, status, onRetry }: Props) {
  const { stages, bestMonths, warnings, allowGpx } = config;
  const { shown, flaws } = found;
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const lengths = useLengths();
  /** Kilometres from the start at which the cursor of the profile stands. */
  const [cursor, setCursor] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const [target, setTarget] = useState<MapTarget>();
  const points = useMemo(() => shown?.route.profile.flat() ?? [], [shown]);
  const placed = useMemo(() => placeStages(stages, shown?.route.kilometres ?? 0), [stages, shown]);
  const waypoints = useMemo(() => placeWaypoints(config.waypoints, points), [config.waypoints, points]);
  const placeOf = ({ kilometres, metres }: ProfilePoint) =>
    t('position', { distance: lengths.distance(kilometres), height: lengths.height(metres) });
  const point = points.length > 1 ? pointAfter(points, cursor) : undefined;
  const isWaiting = status === 'loading' && !shown;

  const go = ({ latitude, longitude }: Point, at: ProfilePoint | undefined) => {
    setTarget({ latitude, longitude, atLeast });
    if (at) setCursor(at.kilometres);
  };

  return (
    <Section
      config={config}
      label={t('name')}
      head={{ space: 'close' }}
      note={flaws.map(({ key, values }) => t(key, values ?? {})).join(' ')}
      className={styles['route']}
    >
      <Facts config={config} route={shown?.route} lengths={lengths} />
      {bestMonths.length > 0 && <Season months={bestMonths} />}
      {isWaiting && (
        <div className={styles['waiting']}>
          <Skeleton>
            <SkeletonBox shape="text" lines={16} />
          </Skeleton>
        </div>
      )}
      {!shown && !isWaiting && <NoLine status={status} onRetry={onRetry} />}
      {shown && (
        <RouteOnMap
          config={config}
          route={shown.route}
          waypoints={waypoints}
          cursor={point}
          placeOf={placeOf}
          chosen={chosen}
          onChoose={(number) => {
            setChosen(number);
            const at = waypoints.find((waypoint) => waypoint.number === number)?.point;
            if (at) setCursor(at.kilometres);
          }}
          target={target}
        />
      )}
      {shown && point && (
        <div className={styles['profile']}>
          <Heading level={level} look="h3">
            {t('profile')}
          </Heading>
          <Profile
            route={shown.route}
            points={points}
            point={point}
            place={placeOf(point)}
            stages={placed}
            lengths={lengths}
            onMove={setCursor}
          />
          <ProfileTable points={points} stages={placed} lengths={lengths} />
        </div>
      )}
      {shown && shown.line.length > 1 && <p className={styles['quiet']}>{t('gap')}</p>}
      <div className={styles['lists']}>
        {stages.length > 0 && (
          <Stages
            stages={stages}
            lengths={lengths}
            onShow={
              placed.length > 0 && point
                ? (number) => {
                    const start = pointAfter(points, placed[number - 1]?.from ?? 0);
                    if (start) go(start, start);
                  }
                : undefined
            }
          />
        )}
        {waypoints.length > 0 && (
          <Waypoints
            waypoints={waypoints}
            placeOf={placeOf}
            chosen={chosen}
            onShow={
              shown &&
              (({ number, position, point: at }) => {
                setChosen(number);
                if (position) go(position, at);
              })
            }
          />
        )}
      </div>
      {warnings && (
        <div className={styles['warnings']}>
          <Heading level={level} look="h4">
            {t('warnings')}
          </Heading>
          <RichText html={warnings} headingLevel={level} otherwise={null} />
        </div>
      )}
      {shown && (
        <Actions
          title={config.title}
          shown={shown}
          waypoints={config.waypoints}
          lengths={lengths}
          hasGpx={allowGpx}
        />
      )}
    </Section>
  );
}

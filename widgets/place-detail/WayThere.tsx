import { useId } from 'react';
import type { Point } from '#src/geo/distance.ts';
import { external } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { directions, type DirectionsApp } from '#src/map/directions.ts';
import { PointMap } from '#src/map/PointMap.tsx';
import { CopyButton } from '#src/outputs/CopyButton.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './place-detail.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** The place's name. */
  readonly title: string;
  readonly position: Point | undefined;
}

const apps = Object.keys(directions) as readonly DirectionsApp[];

/** Where a place is: a map, its coordinates, and apps that lead there; nothing for one without a position. */
export function WayThere({ config, title, position }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const id = useId();
  if (!position) return null;
  const { directionsApps, showMap } = config;
  const offered = apps.filter((app) => directionsApps.length === 0 || directionsApps.includes(app));
  const coordinates = `${position.latitude}, ${position.longitude}`;
  return (
    <div className={styles['way']}>
      <Heading level={level}>{t('wayThere')}</Heading>
      {showMap && <PointMap config={config} name={title} point={position} />}
      <div className={styles['coordinates']} role="group" aria-label={t('coordinates')}>
        <p>
          <span className={styles['note']}>{t('coordinates')}</span>
          <bdi dir="ltr" translate="no">
            {coordinates}
          </bdi>
        </p>
        <CopyButton label={t('coordinates')} text={coordinates} />
      </div>
      <p id={id} className={styles['note']}>
        {t('directions')}
      </p>
      <ul className={styles['apps']} role="list" aria-labelledby={id}>
        {offered.map((app) => (
          <li key={app}>
            <Link
              href={directions[app](position)}
              opensNewWindow
              event={{ event: 'cta_click', clickText: t(app) }}
            >
              <span>{t(app)}</span>
              <Icon glyph={external} size={16} />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { PartProps } from './parts.ts';
import styles from './prayer-times.module.css';
import { qiblaFrom } from './times.ts';

/** Km within which the direction differs from street to street: of a city, and of a visitor's own place. */
const near = { city: 15, exact: 1 };

/** The direction of prayer in degrees, in words and as a drawing. */
export function QiblaCard({ place, format }: Omit<PartProps, 'rules'>) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const bearing = qiblaFrom(place, place.isExact ? near.exact : near.city);
  return (
    <div className={styles['qibla']}>
      <Heading level={level} look="h4">
        {t('qibla')}
      </Heading>
      {bearing ? (
        <>
          <Compass degrees={bearing.degrees} north={t('northSign')} />
          <p className={styles['bearing']}>
            <bdi>
              {format.number(bearing.degrees, { style: 'unit', unit: 'degree', unitDisplay: 'narrow' })}
            </bdi>
            <span>{t(bearing.direction)}</span>
          </p>
          <p className={styles['quiet']}>{t('fromNorth')}</p>
        </>
      ) : (
        <p>{t('inMakkah')}</p>
      )}
    </div>
  );
}

const ticks = [45, 90, 135, 180, 225, 270, 315];

/** A compass whose upper edge is north, the same from right to left. */
const Compass = ({ degrees, north }: { readonly degrees: number; readonly north: string }) => (
  <svg className={styles['compass']} viewBox="0 0 120 120" aria-hidden="true">
    <circle className={styles['dial']} cx="60" cy="60" r="56" />
    {ticks.map((angle) => (
      <path key={angle} className={styles['tick']} d="M60 8v7" transform={`rotate(${angle} 60 60)`} />
    ))}
    <text className={styles['north']} x="60" y="19" textAnchor="middle">
      {north}
    </text>
    <g className={styles['needle']} transform={`rotate(${degrees} 60 60)`}>
      <path d="M60 26 70 64l-10-6-10 6z" />
      <path d="M60 58v34" />
    </g>
    <g transform={`rotate(${degrees} 60 60)`}>
      <rect className={styles['kaaba']} x="54" y="6" width="12" height="12" />
      <rect className={styles['band']} x="54" y="9" width="12" height="2.5" />
    </g>
    <circle className={styles['hub']} cx="60" cy="60" r="4" />
  </svg>
);

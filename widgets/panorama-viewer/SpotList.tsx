import { levelBelow } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './panorama-viewer.module.css';
import { SpotLink } from './SpotLink.tsx';
import type { Spot } from './spots.ts';
import type { Config, Hotspot } from './widget.ts';

interface Props {
  readonly spots: readonly Spot[];
  readonly hotspots: readonly Hotspot[];
  readonly headingLevel: Config['headingLevel'];
  /** Called with a spot that a visitor wants to see; without it nothing can be turned to it. */
  readonly onSelect: ((spot: Spot, opener: HTMLElement) => void) | undefined;
}

/** All spots of a panorama with their texts: says what the sphere says, whether or not there is one. */
export function SpotList({ spots, hotspots, headingLevel, onSelect }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const isAuthor = usePage().cmsMode === 'author';
  return (
    <div className={styles['spots']}>
      <Heading level={levelBelow(headingLevel)} look="h4">
        {t('points')}
      </Heading>
      <ol className={styles['list']}>
        {spots.map((spot) => {
          const { number, label, text, ctaLink, at } = spot;
          const { yaw = '?', pitch = '?' } = hotspots[number - 1] ?? {};
          return (
            <li key={number} className={styles['entry']}>
              <span className={styles['number']} aria-hidden="true">
                {format.number(number)}
              </span>
              {at && onSelect ? (
                <button
                  form=""
                  type="button"
                  className={styles['label']}
                  onClick={({ currentTarget }) => onSelect(spot, currentTarget)}
                >
                  {label}
                </button>
              ) : (
                <p className={styles['label']}>{label}</p>
              )}
              {isAuthor && (
                <p className={styles['coordinates']}>
                  {at
                    ? t('coordinates', { yaw, pitch })
                    : `${t('coordinates', { yaw, pitch })} · ${t('outside')}`}
                </p>
              )}
              {text && <p className={styles['text']}>{text}</p>}
              <SpotLink label={label} link={ctaLink} />
            </li>
          );
        })}
      </ol>
    </div>
  );
}

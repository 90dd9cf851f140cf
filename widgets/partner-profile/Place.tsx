import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { faultOf, saudiArabia } from '#src/geo/bounds.ts';
import type { Point } from '#src/geo/distance.ts';
import { PointMap } from '#src/map/PointMap.tsx';
import type { Partner } from '#src/partners/partner.schema.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './partner-profile.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly entry: Partner;
  readonly name: string;
}

/** Where a company is: its address, and a map where its position can be right; nothing without either. */
export function Place({ config, entry, name }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { wordFor } = useValueWords(entry.region !== '');
  const { address, region } = entry;
  const point = pointOf(entry);
  if (!address && !point) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('place')}
      </Heading>
      <address className={styles['address']}>
        {address && <span dir="auto">{address}</span>}
        {region && <span className={styles['quiet']}>{wordFor('region', region) ?? region}</span>}
      </address>
      {point && <PointMap config={config} name={name} point={point} />}
    </div>
  );
}

function pointOf({ latitude, longitude }: Partner): Point | undefined {
  if (latitude === undefined || longitude === undefined) return undefined;
  const point = { latitude, longitude };
  return faultOf(point, saudiArabia) ? undefined : point;
}

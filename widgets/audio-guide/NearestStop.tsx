import { distanceText } from '#src/geo/distance.ts';
import type { useVisitorPoint } from '#src/geolocation/useVisitorPoint.ts';
import { mapPin } from '#src/icon/glyphs.ts';
import type { ItemWithLink } from '#src/ui/deep-link-items.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './audio-guide.module.css';
import { nearestOf } from './from-point.ts';
import type en from './messages/en.json';
import type { Stop } from './widget.ts';

interface Props {
  readonly visitor: ReturnType<typeof useVisitorPoint>;
  readonly stops: readonly ItemWithLink<Stop>[];
  /** In kilometres, by stop. */
  readonly distances: readonly (number | undefined)[];
  readonly onGoTo: (index: number) => void;
}

/** Finds the stop that is nearest to the visitor, names it and offers it. Nobody is asked before it is pressed. */
export function NearestStop({ visitor: { search, locate }, stops, distances, onGoTo }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { cmsMode, language } = usePage();
  const nearest = search === 'found' ? nearestOf(distances) : undefined;
  const note =
    search === 'none' || search === 'found'
      ? nearest !== undefined &&
        t('nearest', {
          title: stops[nearest]?.item.title ?? '',
          distance: distanceText(distances[nearest] ?? 0, language, format),
        })
      : t(search);

  return (
    <div className={styles['nearest']}>
      <Button
        look="stroke"
        size="small"
        icon={mapPin}
        onClick={() => {
          if (cmsMode !== 'author') locate();
        }}
      >
        {t('findNearest')}
      </Button>
      <p role="status">{note}</p>
      {nearest !== undefined && (
        <Button look="stroke" size="small" onClick={() => onGoTo(nearest)}>
          {t('goTo', { number: nearest + 1 })}
        </Button>
      )}
    </div>
  );
}

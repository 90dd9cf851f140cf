import { useState } from 'react';
import { placeOf } from '#src/catalogue/map/places.ts';
import { Section } from '#src/section/Section.tsx';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './nearby-places.module.css';
import { OriginTools } from './OriginTools.tsx';
import { Results } from './Results.tsx';
import { useNearby } from './useNearby.ts';
import { useOrigin } from './useOrigin.ts';
import { useUnit } from './useUnit.ts';
import type widget from './widget.ts';

/** What is near this page or the visitor, the nearest first, with distance and direction. */
export function NearbyPlaces({ config }: WidgetProps<typeof widget>) {
  const { allowLocate, items, radiusKm, source } = config;
  const t = useMessages<typeof en>();
  const isAuthor = usePage().cmsMode === 'author';
  const where = useOrigin(config);
  const [radius, setRadius] = useState(radiusKm);
  const nearby = useNearby(config, where.origin, radius);
  const unit = useUnit();
  const { origin, isOff, isWaiting } = where;
  const hasOrigin = origin !== undefined || isWaiting;
  if (isOff || (source === 'items' && items.length === 0)) return null;
  // Nobody can say what it is near.
  if (!hasOrigin && !allowLocate && !isAuthor) return null;

  const unplaced = items.filter((item) => !placeOf(item)).map(({ title }) => title);
  const note = isAuthor && [
    source === 'search' && t('searchNote', { distance: unit.inWords(radiusKm) }),
    !hasOrigin && t('noOrigin'),
    unplaced.length > 0 && t('unplaced', { names: unplaced.join(', ') }),
  ];
  return (
    <Section
      config={config}
      label={t('name')}
      note={note && note.filter(Boolean).join(' ')}
      className={styles['body']}
    >
      <OriginTools where={where} unit={unit} mayLocate={allowLocate} />
      {hasOrigin && (!isAuthor || items.length > 0) && (
        <Results
          config={config}
          origin={origin}
          nearby={nearby}
          radius={radius}
          onWiden={setRadius}
          unit={unit}
        />
      )}
    </Section>
  );
}

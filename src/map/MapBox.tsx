import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { usePage } from '#src/widget/context.ts';
import { useSharedMessages } from '#src/widget/useMessages.ts';
import type { MapProps } from './map-props.ts';
import { useMapMessages } from './messages.ts';
import styles from './map.module.css';

interface Props extends Omit<MapProps, 'isStill'> {
  /** In px; on a phone at most 70 % of the window's. */
  readonly height: number;
  /** Stands over the map, at its foot: the card of a place. */
  readonly card?: ReactNode;
  /** Stands over the map, at its head: buttons. */
  readonly tools?: ReactNode;
}

/** Leaflet and what draws with it, fetched when a map is first shown. */
const LazyLeafletMap = lazyComponent(async () => (await import('./leaflet/LeafletMap.tsx')).LeafletMap);

/**
 * A map, a group in the region of its widget, which its title names (contract, section 7: "map"). Its list stands beside it and
 * needs none of it: where the map cannot be fetched, a sentence says so, and cards open all the same. It never mirrors. An
 * author's page has a drawing that nothing moves.
 *
 * @example
 * const ground = useMapGround(config);
 * <MapBox height={480} ground={ground} places={places} start={boundsOf(places)} chosen={chosen} onChoose={choose} />
 */
export function MapBox({ height, card, tools, ...map }: Props) {
  const t = useMapMessages();
  const shared = useSharedMessages();
  const [hasFailed, setFailed] = useState(false);
  const isOpen = useLazyOpening(LazyLeafletMap, !hasFailed, () => setFailed(true));
  const { cmsMode } = usePage();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.style.setProperty('--tourism-map-height', `${height}px`), [height]);
  if (hasFailed)
    return (
      <div className={styles['failed']}>
        <p role="status">{t('failed')}</p>
        <Button look="stroke" size="small" onClick={() => setFailed(false)}>
          {shared('tryAgain')}
        </Button>
        {card}
      </div>
    );
  return (
    <div
      ref={box}
      className={styles['map']}
      role="group"
      aria-label={t('map')}
      aria-busy={!isOpen}
      data-map=""
      tabIndex={-1}
    >
      {isOpen && <LazyLeafletMap {...map} isStill={cmsMode === 'author'} />}
      {tools && <div className={styles['tools']}>{tools}</div>}
      {card && <div className={styles['card']}>{card}</div>}
    </div>
  );
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { RichText } from '#src/rich-text/RichText.tsx';
import { stripMarkup } from '#src/text/plain.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import styles from './leaflet-map.module.css';
import { isWithin } from '#src/geo/bounds.ts';
import type { MapMove, MapTarget } from '../map.ts';
import type { MapProps } from '../map-props.ts';
import { useMapMessages } from '../messages.ts';
import type { Cluster } from './cluster.ts';
import { Controls } from './Controls.tsx';
import { leavePageItsGestures, type RefusedGesture } from './gestures.ts';
import { Markers } from './Markers.tsx';
import { TilesNotice } from './TilesNotice.tsx';
import { useClusters } from './useClusters.ts';
import { toBounds } from './useFrame.ts';
import { useGround } from './useGround.ts';
import { goTo, useLeaflet, type LeafletMap as Leaflet } from './useLeaflet.ts';
import { useLines } from './useLines.ts';
import { useOutline } from './useOutline.ts';
import { useShownTiles } from './useShownTiles.ts';

/** Fetched where a visitor sets a place. */
const LazyPin = lazyComponent(async () => (await import('../pin/Pin.tsx')).Pin);

/** How long a hint about gestures stays, in ms. */
const hintLife = 1600;

/** A map by Leaflet: ground, lines, markers, buttons. What stands over it, and the list beside it, are the caller's. */
export function LeafletMap(props: MapProps) {
  const { ground, start, target, lines, pin, onMove, isStill } = props;
  const t = useMapMessages();
  const stage = useRef<HTMLDivElement>(null);
  const glides = !useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const { map, ref } = useLeaflet(start, isStill, glides);
  const { tiles, offered, show } = useShownTiles(ground.tiles, isStill);
  const [hasFault, setFault] = useState(false);
  const outline = useOutline(tiles || isStill ? undefined : ground.outline, () => setFault(true));
  useGround(map, tiles, outline, () => setFault(true));
  useLines(map, lines);
  useMoves(map, target, glides, onMove);
  const [hint, setHint] = useState<RefusedGesture>();

  useEffect(() => {
    const { current } = stage;
    if (!current || isStill) return undefined;
    return leavePageItsGestures(current, setHint);
  }, [isStill]);
  useEffect(() => {
    if (!hint) return undefined;
    const timer = setTimeout(() => setHint(undefined), hintLife);
    return () => clearTimeout(timer);
  }, [hint]);

  return (
    <>
      <div ref={stage} className={styles['stage']} data-still={isStill || undefined}>
        <div ref={ref} className={styles['canvas']} />
        {map && createPortal(<Marks {...props} map={map} glides={glides} />, map.getPane('markerPane')!)}
        {hint && (
          <p className={styles['hint']} aria-hidden="true">
            {t(hint)}
          </p>
        )}
      </div>
      {map && pin && <LazyPin map={map} pin={pin} isStill={isStill} glides={glides} />}
      {map && !isStill && <MovedControls map={map} places={props.places} glides={glides} />}
      <div className={styles['foot']}>
        {offered && <TilesNotice host={offered} onShow={show} />}
        {hasFault && <p className={styles['notice']}>{t('noOutline')}</p>}
        {tiles && ground.attribution && (
          <div className={styles['attribution']}>
            <RichText html={ground.attribution} otherwise={stripMarkup(ground.attribution)} />
          </div>
        )}
      </div>
    </>
  );
}

interface WithMap extends MapProps {
  readonly map: Leaflet;
  /** Whether the map glides where it goes. */
  readonly glides: boolean;
}

/** The places as markers, clusters opened by a press. */
function Marks({ map, places, clustering, chosen, onChoose, isStill, glides }: WithMap) {
  const marks = useClusters(map, places, clustering, chosen);
  const open = ({ latitude, longitude, opensAt }: Cluster) => {
    map.setView([latitude, longitude], opensAt, { animate: glides });
    // The button goes with its cluster.
    map.getContainer().closest<HTMLElement>('[data-map]')?.focus({ preventScroll: true });
  };
  return (
    <Markers
      map={map}
      marks={marks}
      chosen={chosen}
      onChoose={isStill ? undefined : onChoose}
      onOpen={open}
    />
  );
}

/** The buttons of the map; after a press it is said how many places are in view. */
function MovedControls({ map, places, glides }: Pick<WithMap, 'map' | 'places' | 'glides'>) {
  const t = useMapMessages();
  const say = useAnnounce();
  const [isAsked, setAsked] = useState(false);
  const report = useEffectEvent(() => {
    const seen = toBounds(map.getBounds());
    say(t('inView', { count: places.filter((place) => isWithin(place, seen)).length }));
    setAsked(false);
  });
  useEffect(() => {
    if (!isAsked) return undefined;
    const listener = () => report();
    map.once('moveend', listener);
    return () => void map.off('moveend', listener);
  }, [map, isAsked]);
  return <Controls map={map} glides={glides} onMoved={() => setAsked(true)} />;
}

/** Moves the map to each new target, and reports where it begins and comes to rest. */
function useMoves(
  map: Leaflet | undefined,
  target: MapTarget | undefined,
  glides: boolean,
  onMove: ((move: MapMove) => void) | undefined,
): void {
  /** Whether the map is on its way to a target, or has just been made. */
  const isLed = useRef(true);
  /** Its size when it last rested: one that got another has moved by that. */
  const size = useRef('');
  const report = useEffectEvent((at: Leaflet) => {
    const { lat: latitude, lng: longitude } = at.getCenter();
    const view = { latitude, longitude, zoom: at.getZoom() };
    const isResized = size.current !== String(at.getSize());
    size.current = String(at.getSize());
    onMove?.({ view, bounds: toBounds(at.getBounds()), isByVisitor: !isLed.current && !isResized });
    isLed.current = false;
  });
  useEffect(() => {
    if (!map) return undefined;
    const listener = () => report(map);
    map.on('moveend', listener);
    listener();
    return () => void map.off('moveend', listener);
  }, [map]);
  useEffect(() => {
    if (!map || !target) return;
    isLed.current = true;
    goTo(map, target, glides);
  }, [map, target, glides]);
}

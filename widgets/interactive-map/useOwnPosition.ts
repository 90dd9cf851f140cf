import { useEffect, useEffectEvent, useMemo } from 'react';
import { distanceText, kilometresBetween, type Point } from '#src/geo/distance.ts';
import { useVisitorPoint } from '#src/geolocation/useVisitorPoint.ts';
import type { MapPlace } from '#src/map/map.ts';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Km to the nearest place from which on the map stays where it is: there is nothing to see around the visitor. */
const far = 300;

interface OwnPosition {
  readonly locate: () => void;
  /** What came of it, in words: before it what the browser will ask, empty where the map shows it. */
  readonly said: string;
  /** Where the visitor is, where the map can show it. */
  readonly place: MapPlace | undefined;
}

/** Where the visitor is, once they have asked for it. @param onFound the map can show it */
export function useOwnPosition(places: readonly MapPlace[], onFound: (point: Point) => void): OwnPosition {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { language } = usePage();
  const { search, point, locate } = useVisitorPoint();
  const nearest = useMemo(
    () => (point ? Math.min(...places.map((place) => kilometresBetween(point, place))) : 0),
    [point, places],
  );
  const isFar = search === 'found' && nearest > far && Number.isFinite(nearest);
  const said = () => {
    if (search === 'locating') return t('locating');
    if (search === 'notAllowed') return t('notAllowed');
    if (search === 'notFound' || search === 'timedOut') return t('notFound');
    if (isFar) return t('farAway', { distance: distanceText(nearest, language, format) });
    return search === 'found' ? '' : t('explain');
  };
  const here = search === 'found' && !isFar ? point : undefined;
  const tell = useEffectEvent(onFound);
  useEffect(() => {
    if (here) tell(here);
  }, [here]);
  const place = useMemo(
    () => here && { ...here, id: 'visitor', name: t('here'), iconName: 'user', isStill: true },
    [here, t],
  );
  return { locate, said: said(), place };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { faultOf, saudiArabia } from '#src/geo/bounds.ts';
import type { Point } from '#src/geo/distance.ts';
import { useLocation } from '#src/geolocation/useLocation.ts';
import { useVisitorPoint } from '#src/geolocation/useVisitorPoint.ts';
import { useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useApi } from '#src/session/useApi.ts';
import { useConfigIssue } from '#src/session/useEndpointUrl.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { cityQuery } from './city-query.ts';
import { usePagePosition } from './page-position.ts';
import type { Config } from './widget.ts';

/** From where distances are measured. */
export interface Origin {
  readonly kind: 'page' | 'visitor' | 'city';
  readonly point: Point;
  /** Of the city. */
  readonly name?: string;
}

/** From where distances are measured, and how visitors change it. */
export interface Where {
  /** The author's numbers are no place on earth: the widget shows nothing. */
  readonly isOff: boolean;
  /** Undefined while it is not known. */
  readonly origin: Origin | undefined;
  /** Whether the page has a place. */
  readonly hasPage: boolean;
  /** Whether it will be known without the visitor: the page is being read, or the visitor's place asked for. */
  readonly isWaiting: boolean;
  /** Whether the visitor has asked for what is near them. */
  readonly isHere: boolean;
  /** What came of asking the visitor's browser, where it is no place. */
  readonly trouble: 'locating' | 'notAllowed' | 'notFound' | undefined;
  /** Asks the visitor's browser where it is; for a press alone. */
  readonly goHere: () => void;
  readonly goToPage: () => void;
}

/**
 * The place of the page, until the visitor asks for what is near them. Where their browser does not say where they are, the
 * city where they seem to be takes its place, else the page's own.
 */
export function useOrigin({ origin: written, fromPage }: Config): Where {
  const api = useApi();
  const isHydrated = useHydrated();
  const { latitude = NaN, longitude = NaN } = written ?? {};
  const isWritten = written?.latitude !== undefined || written?.longitude !== undefined;
  const isOff = isWritten && faultOf({ latitude, longitude }, saudiArabia) !== undefined;
  useConfigIssue(
    'origin',
    isOff ? 'latitude from −90 to 90, longitude from −180 to 180' : undefined,
    written,
  );
  const read = usePagePosition(!isWritten && fromPage);
  const page = useMemo(
    () => (isWritten ? { latitude, longitude } : read),
    [isWritten, latitude, longitude, read],
  );

  const visitor = useVisitorPoint();
  const [isHere, setHere] = useState(false);
  const { search, point } = visitor;
  const hasFailed = isHere && search !== 'found' && search !== 'locating';
  const location = useLocation(hasFailed);
  const cityName = hasFailed ? location?.city || undefined : undefined;
  const city = useQuery(useAfterHydration(cityQuery(api, cityName)));
  const isAskingCity = hasFailed && (location === undefined || (cityName !== undefined && city.isLoading));
  const found = cityName === undefined ? undefined : city.data;

  const origin = useMemo((): Origin | undefined => {
    if (isHere && search === 'found' && point) return { kind: 'visitor', point };
    if (hasFailed && isAskingCity) return undefined;
    if (hasFailed && found) return { kind: 'city', point: found.point, name: found.name };
    return page && { kind: 'page', point: page };
  }, [isHere, search, point, hasFailed, isAskingCity, found, page]);

  return {
    isOff,
    origin,
    hasPage: page !== undefined,
    isWaiting: (!isHydrated && !isWritten) || isAskingCity || (isHere && search === 'locating'),
    isHere,
    trouble: !isHere || search === 'none' || search === 'found' ? undefined : toTrouble(search),
    goHere() {
      if (api.page.cmsMode === 'author') return;
      setHere(true);
      visitor.locate();
    },
    goToPage() {
      setHere(false);
      visitor.forget();
    },
  };
}

const toTrouble = (search: 'locating' | 'notAllowed' | 'notFound' | 'timedOut') =>
  search === 'timedOut' ? 'notFound' : search;

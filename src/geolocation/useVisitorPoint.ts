import { useEffect, useRef, useState } from 'react';
import type { Point } from '#src/geo/distance.ts';

/** What came of asking a visitor's browser where it is. */
export type Search = 'none' | 'locating' | 'found' | 'notAllowed' | 'notFound' | 'timedOut';

interface VisitorPoint {
  readonly search: Search;
  readonly point: Point | undefined;
  /** Asks the browser, which asks the visitor. To be called when they want it, never before. */
  readonly locate: () => void;
  readonly forget: () => void;
}

const timeout = 15_000;

/** Where a town is enough: what was known ten minutes ago still holds. */
const roughly: PositionOptions = { timeout, maximumAge: 600_000 };

/** For visitors on foot, to whom a street makes a difference. */
export const exactly: PositionOptions = { timeout, maximumAge: 10_000, enableHighAccuracy: true };

/**
 * Where the visitor is, as their browser says. It is kept in the widget alone: neither stored nor in the address. Asked
 * anew, the last answer holds until there is another.
 */
export function useVisitorPoint(options = roughly): VisitorPoint {
  const [found, setFound] = useState<{ readonly search: Search; readonly point?: Point }>({ search: 'none' });
  /** Number of the last question; an answer to one before it comes too late. */
  const last = useRef(0);
  useEffect(
    () => () => {
      last.current += 1;
    },
    [],
  );

  const locate = () => {
    last.current += 1;
    const { current: question } = last;
    const answer = (search: Search, point?: Point) => {
      if (question === last.current) setFound((before) => ({ ...before, search, ...(point && { point }) }));
    };
    // Only a page that came over https has it.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return answer('notFound');
    answer('locating');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer('found', { latitude, longitude }),
      ({ code }) => answer(code === denied ? 'notAllowed' : code === late ? 'timedOut' : 'notFound'),
      options,
    );
  };

  return {
    search: found.search,
    point: found.point,
    locate,
    forget() {
      last.current += 1;
      setFound({ search: 'none' });
    },
  };
}

/** `GeolocationPositionError.PERMISSION_DENIED` and `TIMEOUT`. */
const denied = 1;
const late = 3;

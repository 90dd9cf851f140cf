import { useEffect, useRef, useState } from 'react';
import type { Point } from './distance.ts';

/** What came of asking a visitor's browser where it is. */
export type Search = 'none' | 'locating' | 'found' | 'notAllowed' | 'notFound';

interface VisitorPoint {
  readonly search: Search;
  readonly point: Point | undefined;
  /** Asks the browser, which asks the visitor. To be called when they want it, never before. */
  readonly locate: () => void;
  readonly forget: () => void;
}

const options: PositionOptions = { timeout: 15_000, maximumAge: 600_000 };

/** Where the visitor is, as their browser says. It is kept in the widget alone: neither stored nor in the address. */
export function useVisitorPoint(): VisitorPoint {
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
      if (question === last.current) setFound({ search, ...(point && { point }) });
    };
    // Only a page that came over https has it.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return answer('notFound');
    answer('locating');
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => answer('found', { latitude, longitude }),
      ({ code }) => answer(code === denied ? 'notAllowed' : 'notFound'),
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

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const denied = 1;

import { useSyncExternalStore, type RefObject } from 'react';
import { byId } from '#src/page/dom.ts';

/** Whether what an address names by this id is part of an itinerary, or of none. */
export function ownsDay(frame: RefObject<HTMLElement | null>, id: string): boolean {
  const day = byId(id);
  return !day || Boolean(frame.current?.contains(day));
}

const never = () => () => {};

/** Whether the page's `#day-1`, `#day-2` … are the days of this itinerary: those of the first one of the page are. */
export const useOwnsDays = (frame: RefObject<HTMLElement | null>): boolean =>
  useSyncExternalStore(
    never,
    () => ownsDay(frame, 'day-1'),
    () => true,
  );

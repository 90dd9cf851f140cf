import { useEffect, useEffectEvent, useState } from 'react';
import type { LazyPart } from './lazy-component.ts';

/**
 * Opens what is fetched later only once it is there: until then nothing says that it is open. Each new wish has it
 * fetched, also after a failure.
 *
 * @param onFail it stays away: take the wish back, and have the opener say so
 * @returns whether it is open
 */
export function useLazyOpening({ load }: LazyPart, isWanted: boolean, onFail: () => void): boolean {
  const [isThere, setThere] = useState(false);
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let isOver = false;
    void load().then((hasCome) => {
      if (hasCome) setThere(true);
      else if (!isOver) fail();
    });
    return () => {
      isOver = true;
    };
  }, [load, isWanted, isThere]);
  return isWanted && isThere;
}

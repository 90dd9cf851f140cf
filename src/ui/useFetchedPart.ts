import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { LazyPart } from './lazy-component.ts';

/** How a part stands that is fetched later. */
export interface FetchedPartState {
  /** It could not be fetched. */
  readonly isAway: boolean;
  /** Fetches it again. */
  readonly again: () => void;
}

/**
 * Fetches a part, also when the connection is back.
 *
 * @param onCome takes the focus of the button that has fetched the part again
 */
export function useFetchedPart({ load }: LazyPart, onCome: () => void): FetchedPartState {
  const [away, setAway] = useState<LazyPart['load']>();
  const wasPressed = useRef(false);
  const focus = useEffectEvent(onCome);
  const isAway = away === load;

  useEffect(() => {
    let isOver = false;
    const ask = async () => {
      const hasCome = await load();
      if (!isOver) setAway(() => (hasCome ? undefined : load));
    };
    void ask();
    window.addEventListener('online', ask);
    return () => {
      isOver = true;
      window.removeEventListener('online', ask);
    };
  }, [load]);
  useLayoutEffect(() => {
    if (isAway || !wasPressed.current) return;
    wasPressed.current = false;
    focus();
  }, [isAway]);

  return {
    isAway,
    again: () =>
      void load().then((hasCome) => {
        wasPressed.current = hasCome;
        setAway(() => (hasCome ? undefined : load));
      }),
  };
}

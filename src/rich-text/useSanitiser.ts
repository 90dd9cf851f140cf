import { useEffect, useState } from 'react';
import { loadSanitiser } from './sanitise.ts';

/**
 * Fetches what writes authors' texts before one is asked for: a text that comes only when a visitor has chosen something is then
 * written without a connection, too. Where it stays away it is fetched again once there is a connection.
 *
 * @returns whether it is there
 */
export function useSanitiser(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted || isThere) return undefined;
    let isOver = false;
    const load = () =>
      void loadSanitiser().then(
        () => isOver || setThere(true),
        () => undefined,
      );
    load();
    window.addEventListener('online', load);
    return () => {
      isOver = true;
      window.removeEventListener('online', load);
    };
  }, [isWanted, isThere]);
  return isThere;
}

import { useEffect, useState } from 'react';
import { loadSanitiser } from '#src/rich-text/sanitise.ts';

/** Fetches what authors' HTML is sanitised with, and says whether it is there. */
export function useSanitiser(isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    loadSanitiser().then(
      () => isOver || setThere(true),
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return isThere;
}

import { useEffect, useState } from 'react';
import { loadSanitiser } from '#src/rich-text/sanitise.ts';

/**
 * Fetches what authors' HTML is sanitised with, so that a text that comes late comes whole.
 *
 * @returns undefined until it is there or has failed
 */
export function useSanitiser(isWanted: boolean): 'there' | 'failed' | undefined {
  const [state, setState] = useState<'there' | 'failed'>();
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    const settle = (next: 'there' | 'failed') => () => {
      if (!isOver) setState(next);
    };
    loadSanitiser().then(settle('there'), settle('failed'));
    return () => {
      isOver = true;
    };
  }, [isWanted]);
  return state;
}

import { useCallback, useEffect, useRef } from 'react';
import { usePage } from '#src/widget/context.ts';
import { announce, prepareRegions, type Urgency } from './announce.ts';

/** Ms for which a newer message of the same part replaces an older one: of a burst only the last is read. */
const pause = 150;

/**
 * Has messages read out by assistive technology, and by nothing else. They are in the page's language already.
 *
 * @returns takes a message; an empty one takes back the last: what is no longer so is found by nobody
 */
export function useAnnounce(): (message: string, urgency?: Urgency) => void {
  const page = usePage();
  const waiting = useRef<{ readonly timer: ReturnType<typeof setTimeout>; readonly say: () => void }>(
    undefined,
  );
  const takeBack = useRef<() => void>(undefined);

  useEffect(() => {
    prepareRegions(page);
    return () => {
      // A message is still read out after the part that announced it has gone.
      clearTimeout(waiting.current?.timer);
      waiting.current?.say();
    };
  }, [page]);

  return useCallback(
    (message, urgency = 'polite') => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      if (!message) {
        takeBack.current?.();
        return;
      }
      prepareRegions(page);
      const say = () => {
        waiting.current = undefined;
        takeBack.current = announce(page, message, urgency);
      };
      waiting.current = { say, timer: setTimeout(say, pause) };
    },
    [page],
  );
}

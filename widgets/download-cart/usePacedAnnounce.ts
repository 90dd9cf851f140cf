import { useCallback, useEffect, useRef } from 'react';
import { useAnnounce } from '#src/ui/useAnnounce.ts';

/** Milliseconds between two announcements (catalogue, 75). */
const pause = 10_000;

/**
 * Has messages read out at most once in ten seconds; of those that come sooner the last waits.
 *
 * @returns takes a message in the page's language
 */
export function usePacedAnnounce(): (message: string) => void {
  const say = useAnnounce();
  const last = useRef(-Infinity);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return useCallback(
    (message) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(
        () => {
          last.current = Date.now();
          say(message);
        },
        Math.max(0, last.current + pause - Date.now()),
      );
    },
    [say],
  );
}

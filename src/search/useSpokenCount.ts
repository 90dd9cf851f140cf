import { useEffect, useRef } from 'react';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useSearchMessages } from './messages.ts';
import type { Suggestions } from './useSuggestions.ts';

/**
 * Has read out how many suggestions there are, once for each text that was asked about, and that the line is down, once
 * until it is up again.
 */
export function useSpokenCount({ list, isAnswered, isOffline }: Suggestions, isOpen: boolean): void {
  const t = useSearchMessages();
  const announce = useAnnounce();
  const count = list.length;
  useEffect(() => {
    // A count that has not been read out yet belongs to an earlier text.
    if (!isOpen || !isAnswered) announce('');
    else announce(count > 0 ? t('suggestions', { count }) : t('none'));
  }, [announce, t, isOpen, isAnswered, count]);

  const announceLine = useAnnounce();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isOffline) {
      isSaid.current = false;
      announceLine('');
    }
    if (!isOffline || !isOpen || isSaid.current) return;
    isSaid.current = true;
    announceLine(t('offline'));
  }, [announceLine, t, isOpen, isOffline]);
}

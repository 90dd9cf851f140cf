import { useEffect, useRef } from 'react';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import type { Suggestions } from './useSuggestions.ts';
import type { SearchTranslate } from './search-messages.ts';

/**
 * Has read out how many suggestions there are, once for each text that was asked about, and that the line is down, once
 * until it is up again.
 */
export function useSpokenCount(
  { list, isAnswered, isOffline }: Suggestions,
  isOpen: boolean,
  t: SearchTranslate | undefined,
): void {
  const announce = useAnnounce();
  const count = list.length;
  useEffect(() => {
    // What has not been read out yet is of a text that has gone.
    if (!t || !isOpen || !isAnswered) announce('');
    else announce(count > 0 ? t('suggestions', { count }) : t('none'));
  }, [announce, t, isOpen, isAnswered, count]);

  const announceLine = useAnnounce();
  const isSaid = useRef(false);
  useEffect(() => {
    if (!isOffline) {
      isSaid.current = false;
      announceLine('');
    }
    if (!t || !isOffline || !isOpen || isSaid.current) return;
    isSaid.current = true;
    announceLine(t('offline'));
  }, [announceLine, t, isOpen, isOffline]);
}

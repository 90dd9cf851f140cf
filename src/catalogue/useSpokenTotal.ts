import { useEffect, useRef } from 'react';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useCatalogueMessages } from './messages.ts';
import type { Catalogue } from './useAnswers.ts';

/** Has the number of results read out once for each question, what went wrong, and that the list waits while it does. */
export function useSpokenTotal(
  catalogue: Pick<Catalogue, 'status' | 'missing' | 'key' | 'isOld' | 'isWaiting' | 'total'>,
): void {
  const { key, isOld, isWaiting, total } = catalogue;
  const status = catalogue.missing ?? catalogue.status;
  const t = useCatalogueMessages();
  const announce = useAnnounce();
  const said = useRef('');

  useEffect(() => {
    const now = `${key} ${status}`;
    const isUnknown = status === 'idle' || status === 'loading' || status === 'offline';
    if (isOld || isUnknown || said.current === now) return;
    said.current = now;
    if (status === 'failed') announce(t('failed'));
    else if (total !== undefined) announce(t('results', { count: total }));
  }, [announce, t, key, status, isOld, total]);

  const announceLine = useAnnounce();
  const waits = isWaiting || status === 'offline';
  useEffect(() => announceLine(waits ? t('offline') : ''), [announceLine, t, waits]);
}

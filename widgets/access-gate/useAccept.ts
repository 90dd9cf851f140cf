import { useEffect, useRef, useState } from 'react';
import { acceptTerms } from '#src/access/access-endpoints.ts';
import { ApiError } from '#src/api/errors.ts';
import { useApi } from '#src/session/useApi.ts';
import { useTrack } from '#src/widget/useTrack.ts';

/** How far an answer to the terms is; `changed`: the service's terms are another version than those of the page. */
type AcceptState = 'open' | 'sending' | 'failed' | 'changed';

/**
 * Accepts terms, once however often it is pressed. What follows is the service's to say: it is asked for access anew.
 *
 * @param onAccepted called when the service has taken the answer
 */
export function useAccept(termsVersion: string, onAccepted: () => void) {
  const api = useApi();
  const track = useTrack();
  const isAuthor = api.page.cmsMode === 'author';
  const [state, setState] = useState<AcceptState>('open');
  const call = useRef<AbortController>(undefined);
  useEffect(() => () => call.current?.abort(), []);

  const send = async () => {
    const controller = new AbortController();
    call.current = controller;
    setState('sending');
    try {
      await api.send(acceptTerms(termsVersion), { signal: controller.signal });
      track({ event: 'form_submit', clickText: 'terms' });
      setState('open');
      onAccepted();
    } catch (error) {
      if (controller.signal.aborted) return;
      const isChanged = error instanceof ApiError && error.status === 409;
      setState(isChanged ? 'changed' : 'failed');
    } finally {
      call.current = undefined;
    }
  };
  return { state, accept: () => void (isAuthor || call.current || send()) };
}

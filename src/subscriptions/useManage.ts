import { useEffect, useRef, useState } from 'react';
import { managedAnswer } from './subscriptions.schema.ts';
import { ApiError } from '#src/api/errors.ts';
import { readFormAnswer } from '#src/api/read-form-answer.ts';
import { manageSubscriptions, type SubscriptionChanges } from './subscription-endpoints.ts';
import { useApi } from '#src/session/useApi.ts';

/** Why changes were not taken. */
export interface Trouble {
  readonly error: ApiError;
  /** When they may be sent again, in ms since 1970. */
  readonly until: number | undefined;
}

/** What sends changes of subscriptions, and how far that is. */
export interface Managing {
  /**
   * Sends changes (N2), once however often it is called meanwhile; not before the service takes them again.
   *
   * @returns the ids that could not be changed; undefined where nothing was sent or nothing was taken
   */
  readonly manage: (changes: SubscriptionChanges) => Promise<readonly string[] | undefined>;
  readonly isSending: boolean;
  /** Of the last attempt. */
  readonly trouble: Trouble | undefined;
  /** Forgets it: what it was about is no more. */
  readonly forgetTrouble: () => void;
}

/** Gives what sends changes of subscriptions. On an author's page nothing is sent. */
export function useManage(): Managing {
  const api = useApi();
  const running = useRef<AbortController>(undefined);
  const [isSending, setSending] = useState(false);
  const [trouble, setTrouble] = useState<Trouble>();

  useEffect(() => () => running.current?.abort(), []);

  const manage = async (changes: SubscriptionChanges) => {
    const isTooEarly = (trouble?.until ?? 0) > Date.now();
    if (api.page.cmsMode === 'author' || running.current || isTooEarly) return undefined;
    const controller = new AbortController();
    running.current = controller;
    setSending(true);
    setTrouble(undefined);
    try {
      const call = manageSubscriptions(changes);
      const text = await api.fetchText(call, { signal: controller.signal });
      const { ok, failed } = readFormAnswer(text, managedAnswer, { ok: true, failed: [] }, call.address);
      if (!ok && failed.length === 0) throw new ApiError('Not accepted', { status: 200, url: call.address });
      return failed;
    } catch (reason) {
      // A call that ended with the widget or the session is not shown as an error.
      if (reason instanceof ApiError && !controller.signal.aborted) {
        const { retryAfter } = reason;
        setTrouble({ error: reason, until: retryAfter === undefined ? undefined : Date.now() + retryAfter });
      }
      return undefined;
    } finally {
      running.current = undefined;
      setSending(false);
    }
  };

  return { manage, isSending, trouble, forgetTrouble: () => setTrouble(undefined) };
}

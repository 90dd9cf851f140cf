import { QueryClientContext, type QueryClient } from '@tanstack/react-query';
import { use, useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import { identityOf } from '#src/api/user.ts';
import { draftKey } from '#src/drafts/draft-key.ts';
import { onSessionEnd } from '#src/session/end-session.ts';
import { guardSession } from '#src/session/guard.ts';
import { useApi } from '#src/session/useApi.ts';
import { subscribeUser, userIn } from '#src/session/queries.ts';
import { useScope } from '#src/widget/context.ts';
import type { Receipt } from './field.schema.ts';

/** An answer, and whose it is: empty for an anonymous visitor's. */
interface Kept {
  readonly owner: string;
  readonly answer: object;
}

/** What services have answered on this page, by the form: a form that is mounted anew still shows it. */
const receipts = new Map<string, Kept>();

/** The session of the member who was here has expired, and nobody has signed in since. */
let hasExpired = false;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const tell = () => {
  for (const listener of listeners) listener();
};

const ownerIn = (client: QueryClient | undefined): string => {
  const user = client && userIn(client);
  return user ? identityOf(user) : '';
};

/**
 * Leaves whoever is here now only what is theirs. What an anonymous visitor was answered becomes that of the member who
 * signs in; what a member was answered stays while the session has expired.
 */
function leaveOwn(client: QueryClient): void {
  const owner = ownerIn(client);
  if (owner) hasExpired = false;
  for (const [key, kept] of receipts) {
    if (owner && !kept.owner) receipts.set(key, { ...kept, owner });
    else if (kept.owner !== owner && !hasExpired) receipts.delete(key);
  }
  tell();
}

/**
 * The answer to a form that was sent from this page; kept until the page goes, the visitor signs out, or another member
 * takes over.
 *
 * @param inside an element of the widget
 * @typeParam Answer what is kept, where that is more than the answer
 * @returns the answer, and what keeps one or, without one, forgets it
 */
export function useReceipt<Answer extends object = Receipt>(
  inside: RefObject<Element | null>,
): [Answer | undefined, (receipt: Answer | undefined) => void] {
  const { page, name } = useScope();
  const client = use(QueryClientContext);
  const api = useApi();
  const lastKey = useRef('');
  const keyOf = () => {
    const mount = inside.current?.closest('[data-component],[data-widget]');
    // A mount element that its host has taken off the page has no number among its kind.
    if (mount?.isConnected) lastKey.current = draftKey(page, name, mount);
    return lastKey.current;
  };
  const receipt = useSyncExternalStore(
    subscribe,
    () => receipts.get(keyOf())?.answer as Answer | undefined,
    () => undefined,
  );
  const keep = (next: Answer | undefined) => {
    if (next) receipts.set(keyOf(), { owner: ownerIn(client), answer: next });
    else receipts.delete(keyOf());
    tell();
  };
  useEffect(
    () =>
      onSessionEnd((reason) => {
        hasExpired = reason === 'expired';
        if (hasExpired) return;
        receipts.clear();
        tell();
      }),
    [],
  );
  useEffect(() => {
    if (!client) return undefined;
    // Later than what is told of the end of the session, which says why nobody is here.
    const follow = () =>
      queueMicrotask(() => {
        if (userIn(client) !== undefined) leaveOwn(client);
      });
    follow();
    const stop = subscribeUser(client, follow);
    // The form, which follows other tabs, is gone while its answer is shown.
    const unguard = guardSession(client, api);
    return () => {
      stop();
      unguard();
    };
  }, [client, api]);
  return [receipt, keep];
}

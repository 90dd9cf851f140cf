import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isUnreachable } from '#src/session/unreachable.ts';
import { noQuestion, useAfterHydration } from '#src/session/useAfterHydration.ts';
import { useUser } from '#src/session/useUser.ts';
import { isHeldBack, onPageChange } from '#src/slots/slots.ts';

/** What is known of a visitor's permission. */
export interface Permission<Answer> {
  /** For the `Gate`: where it stands decides whether anything is asked. */
  readonly place: (gate: Element | null) => void;
  /** Undefined while it is asked, and where that failed. */
  readonly answer: Answer | undefined;
  readonly isPending: boolean;
  /** Why nobody knows; it stays while it is asked again. */
  readonly failure: Failure | undefined;
  readonly isAsking: boolean;
  /**
   * The page was left, or has come back from the back/forward cache and the new answer is not there yet: what a gate showed
   * is hidden.
   */
  readonly isLeft: boolean;
  /** Asks once more. */
  readonly askAgain: () => void;
}

/** Why a gate does not open: the service does not answer as it should, or the device is offline. */
export type Failure = 'failed' | 'offline';

export const failureOf = (error: Error | null): Failure | undefined =>
  error ? (isUnreachable(error) ? 'offline' : 'failed') : undefined;

const nowhere = () => false;

/**
 * Asks for permission once it is known who the visitor is. An answer that was repeated and failed counts no longer, whatever
 * the one before said. A page that comes back from the back/forward cache asks anew (contract, section 2). A gate in an
 * element that its author has hidden, as what is behind another gate is, asks once that is shown, and closes with it.
 *
 * @param isWanted whether the answer counts; without that nobody is asked
 */
export function usePermission<Answer, Key extends QueryKey>(
  query: UseQueryOptions<Answer, Error, Answer, Key>,
  isWanted = true,
): Permission<Answer> {
  const client = useQueryClient();
  const { isPending: isUserPending } = useUser();
  const { enabled = true, queryKey } = query;
  const [place, setPlace] = useState<Element | null>(null);
  const isShown = useSyncExternalStore(onPageChange, () => place !== null && !isHeldBack(place), nowhere);
  const result = useQuery(
    useAfterHydration({
      ...query,
      // The answer of before does not outlive the place.
      queryKey: isShown ? queryKey : (noQuestion as Key),
      enabled: isShown && isWanted && !isUserPending && enabled,
    }),
  );
  const [left, setLeft] = useState<'left' | 'asked'>();
  if (left === 'asked' && !result.isPending) setLeft(undefined);

  const onReturn = useEffectEvent(() => {
    void client.resetQueries({ queryKey, exact: true });
    setLeft('asked');
  });
  useEffect(() => {
    // Before the page is frozen: it is painted as it was, before anything of it runs again.
    const onHide = () => flushSync(() => setLeft('left'));
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
    };
  }, []);

  const { error, refetch } = result;
  useEffect(() => {
    if (error) console.error(`tourism-widgets: ${error.message}`);
  }, [error]);
  return {
    place: setPlace,
    answer: error ? undefined : result.data,
    isPending: result.isPending,
    failure: failureOf(error),
    isAsking: result.isFetching,
    isLeft: isShown && left !== undefined,
    askAgain: () => void refetch(),
  };
}

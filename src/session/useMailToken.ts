import { useLayoutEffect, useSyncExternalStore } from 'react';
import { usePage } from '#src/widget/context.ts';

/** What a mail's link carried to this page. */
export interface MailToken {
  /** Undefined where the address had none, or one that no service of ours writes. */
  readonly token: string | undefined;
  /** The address had something in its place: the link was cut or changed. */
  readonly isMalformed: boolean;
}

/** Tokens that stood in this page's address, by their parameter. A widget that is mounted anew still has them. */
const taken = new Map<string, string>();

const pattern = /^[A-Za-z0-9._~-]{8,512}$/;

const standsIn = (parameter: string): string =>
  taken.get(parameter) ?? new URLSearchParams(location.search).get(parameter) ?? '';

/** Takes a token out of the address and the history entry; from then on it is in memory alone. */
function take(parameter: string): void {
  const address = new URL(location.href);
  const found = address.searchParams.get(parameter);
  if (found === null) return;
  taken.set(parameter, found);
  address.searchParams.delete(parameter);
  history.replaceState(history.state, '', address);
}

const subscribe = () => () => {};

/**
 * The token of the mail whose link led here (catalogue, 65 and 69). It leaves the address before anything is asked or
 * told by the widget: call nothing and push nothing before this has a result. Undefined on the server and while the
 * server's HTML is brought to life; on an author's page there is never one.
 *
 * @param parameter of the address that carries it
 */
export function useMailToken(parameter: string): MailToken | undefined {
  const isAuthor = usePage().cmsMode === 'author';
  const text = useSyncExternalStore(
    subscribe,
    () => (isAuthor ? '' : standsIn(parameter)),
    () => undefined,
  );
  useLayoutEffect(() => {
    if (!isAuthor) take(parameter);
  }, [parameter, isAuthor]);
  if (text === undefined) return undefined;
  const isSound = pattern.test(text);
  return { token: isSound ? text : undefined, isMalformed: text !== '' && !isSound };
}

import { useSyncExternalStore } from 'react';
import { isOwnHref, ownHref, subscribeToAddress } from '#src/page/history.ts';

const never = () => () => {};

/**
 * An address as it may stand in an `href`: one of this page (`#place`, `?query`) leads to this page, whatever the page's
 * `<base>` says. A server writes it as it is.
 */
export const useOwnHref = (href: string): string =>
  useSyncExternalStore(
    isOwnHref(href) ? subscribeToAddress : never,
    () => ownHref(href),
    () => href,
  );

import { useLayoutEffect, useSyncExternalStore } from 'react';
import { pageAddress, writeEntry } from '#src/page/history.ts';
import type { Page } from '#src/page/page.ts';
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
  taken.get(parameter) ?? pageAddress().searchParams.get(parameter) ?? '';

const without = (parameter: string, href: string): URL => {
  const address = new URL(href);
  address.searchParams.delete(parameter);
  return address;
};

/**
 * Takes a token out of the address and the history entry; from then on it is in memory alone. Where the browser refuses to
 * write the address, it leaves with the next write that succeeds, and nobody reads it there meanwhile. The page's address was
 * read before: links to other languages and to places of the page are made of it.
 */
function take(parameter: string, page: Page): void {
  const address = pageAddress();
  const found = address.searchParams.get(parameter);
  if (found === null) return;
  taken.set(parameter, found);
  writeEntry('replace', { search: without(parameter, address.href).search });
  Object.assign(page, { url: without(parameter, page.url).href } satisfies Partial<Page>);
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
  const page = usePage();
  const isAuthor = page.cmsMode === 'author';
  const text = useSyncExternalStore(
    subscribe,
    () => (isAuthor ? '' : standsIn(parameter)),
    () => undefined,
  );
  useLayoutEffect(() => {
    if (!isAuthor) take(parameter, page);
  }, [parameter, isAuthor, page]);
  if (text === undefined) return undefined;
  const isSound = pattern.test(text);
  return { token: isSound ? text : undefined, isMalformed: text !== '' && !isSound };
}

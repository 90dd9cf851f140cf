import { pageElement } from './dom.ts';

/**
 * The page's address and the present entry of the history. A browser may refuse to write them: in the `srcdoc` frame of a
 * preview always, Safari after a hundred writes within 30 s, Chromium after two hundred without an error. What was refused is
 * kept in memory, where readers find it, and is written with the next write that succeeds.
 */

/** What the present entry of the history is to be. */
interface Unwritten {
  readonly href: string;
  readonly state: unknown;
  readonly how: 'push' | 'replace';
  /** The browser's address when it refused: at another one the visitor has left the entry. */
  readonly at: string;
}

let unwritten: Unwritten | undefined;

function readUnwritten(): Unwritten | undefined {
  if (unwritten && withoutHash(unwritten.at) !== withoutHash(location.href)) unwritten = undefined;
  return unwritten;
}

const withoutHash = (href: string) => href.split('#', 1)[0];

/**
 * The address of this page as it is now. A document without an address of the web, as the frame of a preview, says by its
 * base where the page is.
 */
export function pageAddress(): URL {
  const { href, hash } = location;
  const refused = readUnwritten();
  if (!refused) return new URL(href.startsWith('http') ? href : pageElement().baseURI);
  // With another `#` the browser has followed a link on this page.
  return href === refused.at ? new URL(refused.href) : new URL(hash, refused.href);
}

const listeners = new Set<() => void>();

/** Calls back when the page's address is another one: we have written it, or Back and Forward have. @returns ends it */
export function subscribeToAddress(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
  };
}

/** Whether an address is of this page by its form: a place on it, or the page with another query. */
export const isOwnHref = (href: string): boolean => /^[#?]/.test(href);

/** An address of this page as it may stand in an `href`: the browser would go by the page's `<base>`. Others stay as they are. */
export function ownHref(href: string): string {
  if (!isOwnHref(href)) return href;
  const address = pageAddress();
  const isBase = withoutHash(pageElement().baseURI) === withoutHash(address.href);
  return isBase ? href : new URL(href, address).href;
}

/** What the present entry of the history keeps. */
export function entryState(): unknown {
  const refused = readUnwritten();
  return refused?.at === location.href ? refused.state : history.state;
}

/** Names under which widgets keep something in an entry. */
const ownName = /^tw[A-Z]/;

/**
 * What an entry keeps once its address is another one. A router of the site (Turbo, swup, Vue, Next) knows by what it keeps which
 * page an entry shows: without it Back would show the address of our entry over another page. Where it keeps the address, it is to
 * find the new one.
 *
 * @param isNew what widgets keep stays in the entry before
 */
function moveState(state: unknown, from: URL, to: URL, isNew: boolean): unknown {
  if (typeof state !== 'object' || state === null || Object.getPrototypeOf(state) !== Object.prototype)
    return state;
  const [before, after] = [formsOf(from), formsOf(to)];
  const kept = Object.entries(state)
    .filter(([name]) => !isNew || !ownName.test(name))
    .map(([name, value]: [string, unknown]) => [name, after[before.indexOf(value as string)] ?? value]);
  return kept.length > 0 ? Object.fromEntries(kept) : null;
}

/** An address as routers write it. */
const formsOf = ({ href, pathname, search, hash }: URL): readonly string[] => [
  href,
  pathname + search + hash,
  pathname + search,
];

/**
 * Writes the present entry of the history, or a new one.
 *
 * @param how `push` for what Back is to undo, `replace` for what only goes on
 * @param change what becomes other in the page's address
 * @param state what the entry keeps: unless it is given, the present one what it has, a new one what the page keeps in the present one
 */
export function writeEntry(
  how: 'push' | 'replace',
  change: Partial<Pick<URL, 'search' | 'hash'>>,
  state?: object,
): void {
  const address = Object.assign(pageAddress(), change);
  const { href } = address;
  const kept = state ?? moveState(entryState(), pageAddress(), address, how === 'push');
  const at = location.href;
  // A new entry that was refused is still to come.
  const isNew = how === 'push' || readUnwritten()?.how === 'push';
  unwritten = { href, state: kept, how: isNew ? 'push' : 'replace', at };
  try {
    if (isNew) history.pushState(kept, '', href);
    else history.replaceState(kept, '', href);
    if (location.href === href) unwritten = undefined;
  } catch {}
  for (const notify of listeners) notify();
}

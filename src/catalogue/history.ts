import { useSyncExternalStore } from 'react';

/** Listeners for each change of the address that `goTo` makes; for Back and Forward the browser has an event. */
const listeners = new Set<() => void>();

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
  };
}

/**
 * The query of the page's address, as it changes. Empty on a server and while its HTML is brought to life: a CMS keeps a
 * page once for all queries.
 */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    subscribe,
    () => location.search,
    () => '',
  );

/**
 * Changes the query of the page's address in place.
 *
 * @param query with its `?`
 * @param how `push` for what Back is to undo, `replace` for what only goes on
 */
export function goTo(query: string, how: 'push' | 'replace'): void {
  if (how === 'push') {
    rememberScroll();
    history.pushState(null, '', addressWith(query));
  } else {
    history.replaceState(history.state, '', addressWith(query) + location.hash);
  }
  for (const notify of listeners) notify();
}

/** An address that has no query ends without a question mark. */
const addressWith = (query: string) => (query === '?' ? location.pathname : query);

/**
 * Names under which an entry of the history keeps how far its page was scrolled, and which item was followed. The loader reads
 * the first (`loader/triggers.ts`): lists above the place are to be as long as they were.
 */
const scrollKey = 'twTop';
const itemKey = 'twItem';

/** Notes something in the present entry of the history. What a page keeps there itself stays. */
function note(key: string, value: unknown): void {
  const state: unknown = history.state;
  if (state !== null && (typeof state !== 'object' || Array.isArray(state))) return;
  history.replaceState({ ...state, [key]: value }, '');
}

const noted = (key: string): unknown => (history.state as Record<string, unknown> | null)?.[key];

/** Notes in the present entry of the history how far the page is scrolled. */
export const rememberScroll = (): void => note(scrollKey, Math.round(window.scrollY));

/** Px that the page was scrolled when this entry of the history was left; undefined for a page that is new. */
export function rememberedScroll(): number | undefined {
  const top = noted(scrollKey);
  return typeof top === 'number' ? top : undefined;
}

/** Notes in the present entry of the history which item of the page's lists is followed; undefined for none. */
export const rememberItem = (item: string | undefined): void => note(itemKey, item);

/** The item by which this entry of the history was left. */
export const rememberedItem = (): unknown => noted(itemKey);

import { useSyncExternalStore } from 'react';

/** Told of every change of the address that `goTo` makes; the browser tells of Back and Forward by itself. */
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
    history.pushState(null, '', query);
  } else {
    history.replaceState(history.state, '', `${query}${location.hash}`);
  }
  for (const notify of listeners) notify();
}

/** Name under which an entry of the history keeps how far its page was scrolled. */
const scrollKey = 'tourismWidgetsScroll';

/** Notes in the present entry of the history how far the page is scrolled. What a page keeps there itself stays. */
export function rememberScroll(): void {
  const state: unknown = history.state;
  if (state !== null && (typeof state !== 'object' || Array.isArray(state))) return;
  history.replaceState({ ...state, [scrollKey]: Math.round(window.scrollY) }, '');
}

/** Px that the page was scrolled when this entry of the history was left; undefined for a page that is new. */
export function rememberedScroll(): number | undefined {
  const top: unknown = (history.state as Record<string, unknown> | null)?.[scrollKey];
  return typeof top === 'number' ? top : undefined;
}

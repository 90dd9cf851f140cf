import { useSyncExternalStore } from 'react';
import { entryState, pageAddress, subscribeToAddress, writeEntry } from '#src/page/history.ts';
import { scrollerOf, scrollTopOf } from '#src/page/scroller.ts';

/**
 * The query of the page's address, as it changes. Empty on a server and while its HTML is brought to life: a CMS keeps a
 * page once for all queries.
 */
export const useAddressQuery = (): string =>
  useSyncExternalStore(
    subscribeToAddress,
    () => pageAddress().search,
    () => '',
  );

/**
 * Changes the query of the page's address in place.
 *
 * @param query with its `?`
 * @param how `push` for what Back is to undo, `replace` for what only goes on
 */
export function goTo(query: string, how: 'push' | 'replace'): void {
  // An address that has no query ends without a question mark.
  const search = query === '?' ? '' : query;
  if (how === 'push') {
    rememberScroll();
    writeEntry('push', { search, hash: '' });
  } else writeEntry('replace', { search });
}

/**
 * Names under which an entry of the history keeps how far its page was scrolled, and which item was followed. The loader reads
 * the first (`loader/triggers.ts`): lists above the place are to be as long as they were.
 */
const scrollKey = 'twTop';
const itemKey = 'twItem';

/** Notes something in the present entry of the history. What a page keeps there itself stays. */
function note(key: string, value: unknown): void {
  const state = entryState();
  if (state !== null && (typeof state !== 'object' || Array.isArray(state))) return;
  writeEntry('replace', {}, { ...state, [key]: value });
}

const noted = (key: string): unknown => (entryState() as Record<string, unknown> | null)?.[key];

/** Finds an element of the page's lists: how far the page is scrolled is how far what scrolls around it is. */
let findList = (): Element | null => null;

export const rememberScrollAround = (find: typeof findList): void => {
  findList = find;
};

/** What scrolls around the page's lists; undefined for the window. */
export const listScroller = (): HTMLElement | undefined => scrollerOf(findList());

/** Px that it is scrolled. */
export const listScrollTop = (): number => scrollTopOf(findList());

/** Notes in the present entry of the history how far the page is scrolled. */
export const rememberScroll = (): void => note(scrollKey, Math.round(listScrollTop()));

/** Px that the page was scrolled when this entry of the history was left; undefined for a page that is new. */
export function rememberedScroll(): number | undefined {
  const top = noted(scrollKey);
  return typeof top === 'number' ? top : undefined;
}

/** Notes in the present entry of the history which item of the page's lists is followed; undefined for none. */
export const rememberItem = (item: string | undefined): void => note(itemKey, item);

/** The item by which this entry of the history was left. */
export const rememberedItem = (): unknown => noted(itemKey);

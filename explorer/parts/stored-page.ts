import { jsonKey } from '#src/storage/key.ts';
import { readKey, subscribe as subscribeKey, writeKey } from '#src/storage/store.ts';
import { emptyPage, readOwnPage, type OwnPage } from './parts.ts';

/** The author's own page, as this browser keeps it for all pages of the explorer. */
export const pageKey = jsonKey('local', 'explorer-page', readOwnPage);

export const readPage = (): OwnPage => readKey(pageKey) ?? emptyPage;

/** Takes a change over. @returns whether the browser keeps it; if not, it lives as long as its window */
export function changePage(change: (page: OwnPage) => OwnPage): boolean {
  const before = readPage();
  const page = change(before);
  return page === before || writeKey(pageKey, page);
}

/** Calls `tell` whenever the page changes, here or in another window. @returns what ends that */
export const subscribe = (tell: () => void): (() => void) => subscribeKey(pageKey, tell);

import type { QueryClient } from '@tanstack/react-query';
import type { Favourite } from './favourites.schema.ts';
import { isKeepable, withItem, withoutRepeated } from './favourite-list.ts';

/** What a visitor wants of an item. */
export interface Wish {
  readonly item: Favourite;
  readonly isOn: boolean;
  /** Whose it is, once the service has it and no list is known yet that could show it. */
  readonly doneFor?: string | undefined;
}

/** What is wanted on a page and not kept yet, so that all hearts of an item show the same. */
export interface Board {
  /** By the item's id; another map after each change. */
  wishes: ReadonlyMap<string, Wish>;
  /** Whether an anonymous visitor's favourites are being joined with the account's. */
  isJoining: boolean;
  /** Who watches over the page's favourites; the first does it. */
  watchers: readonly object[];
  readonly listeners: Set<() => void>;
}

const boards = new WeakMap<QueryClient, Board>();

/** The board of a page. */
export function boardOf(client: QueryClient): Board {
  const known = boards.get(client);
  if (known) return known;
  const board: Board = { wishes: new Map(), isJoining: false, watchers: [], listeners: new Set() };
  boards.set(client, board);
  return board;
}

/** Changes the board, and tells who listens. */
export function change(
  board: Board,
  changes: Partial<Pick<Board, 'wishes' | 'isJoining' | 'watchers'>>,
): void {
  Object.assign(board, changes);
  for (const listener of board.listeners) listener();
}

/** Calls back after each change. @returns ends it */
export function subscribeBoard(board: Board, listener: () => void): () => void {
  board.listeners.add(listener);
  return () => void board.listeners.delete(listener);
}

/** Puts a wish on the board, or takes it from there. */
export function putWish(board: Board, id: string, wish: Wish | undefined): void {
  const wishes = new Map(board.wishes);
  if (wish) wishes.set(id, wish);
  else wishes.delete(id);
  change(board, { wishes });
}

/** A list of favourites as it is shown. */
export interface Shown {
  readonly items: readonly Favourite[];
  readonly ids: ReadonlySet<string>;
}

const lastShown = new WeakMap<
  Board,
  { list: readonly Favourite[]; wishes: Board['wishes']; owner: string; shown: Shown }
>();

/**
 * What is kept, with what is wanted; the same object as long as nothing changes.
 *
 * @param owner whose list it is; empty for an anonymous visitor
 */
export function shownOf(board: Board, list: readonly Favourite[], owner: string): Shown {
  const { wishes } = board;
  const last = lastShown.get(board);
  if (last && last.list === list && last.wishes === wishes && last.owner === owner) return last.shown;
  let items = withoutRepeated(list);
  for (const { item, isOn, doneFor } of wishes.values()) {
    const isOthers = doneFor !== undefined && doneFor !== owner;
    if (!isOthers && isKeepable(item)) items = withItem(items, item, isOn);
  }
  const shown = { items, ids: new Set(items.map(({ id }) => id)) };
  lastShown.set(board, { list, wishes, owner, shown });
  return shown;
}

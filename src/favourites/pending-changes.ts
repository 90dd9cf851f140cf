import type { QueryClient } from '@tanstack/react-query';
import type { Favourite } from './favourites.schema.ts';
import { isStorable, withItem, withoutRepeated } from './favourite-list.ts';

/** A favourite that a visitor has added or removed, and that is not saved yet. */
export interface PendingChange {
  readonly item: Favourite;
  readonly isOn: boolean;
  /** Whose it is, once the service has it and no list is known yet that could show it. */
  readonly doneFor?: string | undefined;
}

/** All changes of a page that are not saved yet, so that all hearts of an item show the same. */
export interface PendingChanges {
  /** By the item's id; another map after each change. */
  changes: ReadonlyMap<string, PendingChange>;
  /** Whether an anonymous visitor's favourites are being joined with the account's. */
  isJoining: boolean;
  /** Who watches over the page's favourites; the first does it. */
  watchers: readonly object[];
  readonly listeners: Set<() => void>;
}

const ofPages = new WeakMap<QueryClient, PendingChanges>();

/** The pending changes of a page. */
export function pendingChangesOf(client: QueryClient): PendingChanges {
  const known = ofPages.get(client);
  if (known) return known;
  const pending: PendingChanges = {
    changes: new Map(),
    isJoining: false,
    watchers: [],
    listeners: new Set(),
  };
  ofPages.set(client, pending);
  return pending;
}

/** Updates the pending changes of a page, and calls their listeners. */
export function updatePending(
  pending: PendingChanges,
  update: Partial<Pick<PendingChanges, 'changes' | 'isJoining' | 'watchers'>>,
): void {
  Object.assign(pending, update);
  for (const listener of pending.listeners) listener();
}

/** Calls back after each update. @returns ends it */
export function subscribeToPending(pending: PendingChanges, listener: () => void): () => void {
  pending.listeners.add(listener);
  return () => void pending.listeners.delete(listener);
}

/** Sets the pending change of an item, or removes it. */
export function putChange(pending: PendingChanges, id: string, change: PendingChange | undefined): void {
  const changes = new Map(pending.changes);
  if (change) changes.set(id, change);
  else changes.delete(id);
  updatePending(pending, { changes });
}

/** A list of favourites as it is shown. */
export interface Shown {
  readonly items: readonly Favourite[];
  readonly ids: ReadonlySet<string>;
}

const lastShown = new WeakMap<
  PendingChanges,
  { list: readonly Favourite[]; changes: PendingChanges['changes']; owner: string; shown: Shown }
>();

/**
 * What is saved, with what is pending; the same object as long as nothing changes.
 *
 * @param owner whose list it is; empty for an anonymous visitor
 */
export function shownOf(pending: PendingChanges, list: readonly Favourite[], owner: string): Shown {
  const { changes } = pending;
  const last = lastShown.get(pending);
  if (last && last.list === list && last.changes === changes && last.owner === owner) return last.shown;
  let items = withoutRepeated(list);
  for (const { item, isOn, doneFor } of changes.values()) {
    const isOthers = doneFor !== undefined && doneFor !== owner;
    if (!isOthers && isStorable(item)) items = withItem(items, item, isOn);
  }
  const shown = { items, ids: new Set(items.map(({ id }) => id)) };
  lastShown.set(pending, { list, changes, owner, shown });
  return shown;
}

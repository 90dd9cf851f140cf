import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { alerts } from '#src/alert/store.ts';
import type { Favourite } from './favourites.schema.ts';
import { useKeptOffer } from '#src/sign-in/useKeptOffer.ts';
import { pendingChangesOf, updatePending, subscribeToPending } from './pending-changes.ts';
import { isStorable, mostFavourites } from './favourite-list.ts';
import { removeLocal, none, readLocal, subscribeLocal } from './local-favourites.ts';
import { useFavouriteMessages } from './messages.ts';
import { useSaveFavourites } from './useSaveFavourites.ts';

/** Tells tabs that join the same favourites from one another. */
const lockName = 'tourism-widgets-favourites';

/**
 * Offers a signed-in visitor what was kept in this browser before (contract, section 5). An item leaves the browser when
 * the account has it; what the account has no room for stays, and that is said.
 *
 * @param account the account's list; undefined for an anonymous visitor, and while it is not known
 */
export function useFavouritesOffer(account: readonly Favourite[] | undefined): void {
  const client = useQueryClient();
  const pending = pendingChangesOf(client);
  const t = useFavouriteMessages();
  const save = useSaveFavourites();
  const kept = useSyncExternalStore(subscribeLocal, readLocal, () => none);
  const isJoining = useSyncExternalStore(
    useCallback((listener) => subscribeToPending(pending, listener), [pending]),
    () => pending.isJoining,
    () => false,
  );

  const has = new Set(account?.map(({ id }) => id));
  const missing = account ? kept.filter((item) => isStorable(item) && !has.has(item.id)) : [];
  const room = Math.max(0, mostFavourites - (account?.length ?? 0));
  const fitting = Math.min(missing.length, room);

  useEffect(() => {
    if (account && !isJoining) removeLocal(new Set(account.map(({ id }) => id)));
  }, [account, isJoining]);

  useKeptOffer({
    name: 'favourites',
    count: isJoining ? 0 : fitting,
    text: t('offer', { count: missing.length }),
    label: t('join', { count: fitting }),
    accept: () => void join(),
  });

  async function join(): Promise<void> {
    updatePending(pending, { isJoining: true });
    try {
      await withLock(() => add(missing.slice(0, fitting), missing.length - fitting));
    } finally {
      updatePending(pending, { isJoining: false });
    }
  }

  async function add(wanted: readonly Favourite[], left: number): Promise<void> {
    // Another tab may have added some while this one waited.
    const still = new Set(readLocal().map(({ id }) => id));
    const items = wanted.filter(({ id }) => still.has(id));
    const added = await save(items, true);
    removeLocal(new Set(added.map(({ id }) => id)));
    if (added.length > 0)
      alerts.raise({ type: 'success', description: t('joined', { count: added.length }) });
    if (left > 0) {
      const description = t('stay', { count: left, most: mostFavourites });
      alerts.raise({ type: 'warning', description, autoClose: false });
    }
  }
}

/** One tab after the other, where the browser can tell them apart; a page in a sandbox may have no locks. */
const withLock = (act: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(lockName, act).catch(act) : act();

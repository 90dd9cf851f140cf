import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, useCallback } from 'react';
import { pendingChangesOf, updatePending, putChange, subscribeToPending } from './pending-changes.ts';
import { useFavourites } from './useFavourites.ts';
import { useFavouritesOffer } from './useFavouritesOffer.ts';
import { useOtherTabs } from './useOtherTabs.ts';

/**
 * Watches over the favourites of a page, once, however many are drawn: asks for them (F1), follows other tabs, and offers
 * after sign-in what was kept before. Shows nothing of its own.
 */
export function FavouritesWatch() {
  const pending = pendingChangesOf(useQueryClient());
  const [watcher] = useState(() => ({}));
  useEffect(() => {
    updatePending(pending, { watchers: [...pending.watchers, watcher] });
    return () => updatePending(pending, { watchers: pending.watchers.filter((other) => other !== watcher) });
  }, [pending, watcher]);
  const isFirst = useSyncExternalStore(
    useCallback((listener) => subscribeToPending(pending, listener), [pending]),
    () => pending.watchers[0] === watcher,
    () => false,
  );
  return isFirst ? <Watch /> : null;
}

function Watch() {
  const pending = pendingChangesOf(useQueryClient());
  const { account } = useFavourites();
  useOtherTabs();
  useFavouritesOffer(account);
  useEffect(() => {
    // Now there is a list that shows what was done while none was known.
    if (account)
      for (const [id, { doneFor }] of pending.changes)
        if (doneFor !== undefined) putChange(pending, id, undefined);
  }, [account, pending]);
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore, useCallback } from 'react';
import { boardOf, change, putWish, subscribeBoard } from './board.ts';
import { useFavourites } from './useFavourites.ts';
import { useFavouritesOffer } from './useFavouritesOffer.ts';
import { useOtherTabs } from './useOtherTabs.ts';

/**
 * Watches over the favourites of a page, once, however many are drawn: asks for them (F1), follows other tabs, and offers
 * after sign-in what was kept before. Shows nothing of its own.
 */
export function FavouritesWatch() {
  const board = boardOf(useQueryClient());
  const [watcher] = useState(() => ({}));
  useEffect(() => {
    change(board, { watchers: [...board.watchers, watcher] });
    return () => change(board, { watchers: board.watchers.filter((other) => other !== watcher) });
  }, [board, watcher]);
  const isFirst = useSyncExternalStore(
    useCallback((listener) => subscribeBoard(board, listener), [board]),
    () => board.watchers[0] === watcher,
    () => false,
  );
  return isFirst ? <Watch /> : null;
}

function Watch() {
  const board = boardOf(useQueryClient());
  const { account } = useFavourites();
  useOtherTabs();
  useFavouritesOffer(account);
  useEffect(() => {
    // Now there is a list that shows what was done while none was known.
    if (account)
      for (const [id, { doneFor }] of board.wishes) if (doneFor !== undefined) putWish(board, id, undefined);
  }, [account, board]);
  return null;
}

import { useQueryClient } from '@tanstack/react-query';
import { alerts } from '#src/alert/store.ts';
import type { Favourite } from './favourites.schema.ts';
import { useApi } from '#src/session/useApi.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { isStorable } from './favourite-list.ts';
import { useFavouriteMessages } from './messages.ts';
import { saveFavourite } from './save.ts';
import { saveErrorText } from './save-error.ts';

/**
 * Adds items to the favourites, or removes them. What fails is shown again as it was, and an alert says so once.
 *
 * @returns the items that are as they were wanted
 */
export type SaveFavourites = (items: readonly Favourite[], isOn: boolean) => Promise<readonly Favourite[]>;

/** Milliseconds for which a failure is shown: it has two sentences. */
const duration = 10_000;

/** Gives what changes the visitor's favourites; on an author's page it does nothing. */
export function useSaveFavourites(): SaveFavourites {
  const api = useApi();
  const client = useQueryClient();
  const track = useTrack();
  const t = useFavouriteMessages();

  return async (items, isOn) => {
    if (api.page.cmsMode === 'author') return [];
    const saves = items.filter(isStorable).map(async (item) => {
      const outcome = await saveFavourite(client, api, item, isOn);
      if (outcome === 'added') track({ event: 'favourite_add', clickText: item.title });
      if (outcome === 'removed') track({ event: 'favourite_remove', clickText: item.title });
      return item;
    });
    const results = await Promise.allSettled(saves);
    const failed = items.filter((_, index) => results[index]?.status === 'rejected');
    const reason = results.find((result) => result.status === 'rejected')?.reason as unknown;
    const text = saveErrorText(t, reason);
    const [first] = failed;
    if (first && text !== undefined) {
      const one = t(isOn ? 'notAdded' : 'notRemoved', { title: first.title });
      const several = t(isOn ? 'notAddedMany' : 'notRemovedMany', { count: failed.length });
      const title = failed.length > 1 ? several : one;
      alerts.raise({ type: 'error', title, description: text, duration });
    }
    return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  };
}

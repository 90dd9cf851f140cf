import { useEffect, useRef, type RefObject } from 'react';
import { alerts } from '#src/alert/store.ts';
import { assetErrorText } from '#src/assets/asset-error.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import type { FavouriteAssets } from '#src/assets/useFavouriteAssets.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type { Entry } from './entries.ts';
import type en from './messages/en.json';

/** Milliseconds in which a removal can be undone; they stand still while the alert is read. */
const undoTime = 6000;

/**
 * Removes a file at once, offers to undo it, and leads the focus to the button that removes the next one. A refused removal is
 * undone, and said.
 *
 * @param list holds the entries, each with its id as `data-id`; takes the focus where none is left
 * @param shown ids in the order of the page
 * @returns removes an entry; the title names it
 */
export function useRemoval(
  list: RefObject<HTMLElement | null>,
  shown: readonly string[],
  favourites: FavouriteAssets,
): (entry: Entry, title: string) => Promise<void> {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const track = useTrack();
  const heir = useRef<{ readonly id: string | undefined; readonly after: string }>(undefined);
  const offers = useRef(new Set<number>());

  // What was removed is nothing for the next visitor: the list is drawn anew for each.
  useEffect(() => {
    const { current } = offers;
    return () => {
      current.forEach(alerts.dismiss);
      current.clear();
    };
  }, []);

  useEffect(() => {
    const { current } = heir;
    if (!current || shown.includes(current.after)) return;
    heir.current = undefined;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const next = entries.find(({ dataset }) => dataset['id'] === current.id);
    // Its first button removes it.
    (next?.querySelector('button') ?? list.current)?.focus();
  }, [shown, list]);

  const refuse = (reason: unknown) =>
    void alerts.raise({ type: 'error', description: assetErrorText(assets, reason) });

  return async ({ id, asset }, title) => {
    const at = shown.indexOf(id);
    heir.current = { id: shown[at + 1] ?? shown[at - 1], after: id };
    const undo = async () => {
      try {
        await (asset ? favourites.keep([asset]) : favourites.restoreGone(id));
        track({ event: 'favourite_add', clickText: title });
      } catch (reason) {
        refuse(reason);
      }
    };
    const offer = alerts.raise({
      type: 'info',
      description: assets('unkept', { title }),
      duration: undoTime,
      button: { label: t('undo'), onPress: () => void undo() },
    });
    offers.current.add(offer);
    try {
      await favourites.remove(id);
      track({ event: 'favourite_remove', clickText: title });
    } catch (reason) {
      heir.current = undefined;
      alerts.dismiss(offer);
      refuse(reason);
    }
  };
}

import { useEffect, useRef, type RefObject } from 'react';
import { alerts } from '#src/alert/store.ts';
import type { Favourite } from '#src/favourites/favourites.schema.ts';
import { useSaveFavourites } from '#src/favourites/useSaveFavourites.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';

/** Milliseconds in which a removal can be undone (catalogue, 48); they stand still while the alert is read. */
const undoTime = 6000;

/**
 * Removes favourites at once, offers for six seconds to undo it, and leads the focus to the next one.
 *
 * @param shown ids in the order of the page
 */
export function useRemoval(
  list: RefObject<HTMLElement | null>,
  shown: readonly string[],
): (items: readonly Favourite[]) => void {
  const t = useMessages<typeof en>();
  const save = useSaveFavourites();
  const heir = useRef<{ readonly id: string | undefined; readonly after: readonly string[] }>(undefined);
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
    if (!current || current.after.some((id) => shown.includes(id))) return;
    heir.current = undefined;
    const entries = [...(list.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const next = entries.find(({ dataset }) => dataset['id'] === current.id);
    (next?.querySelector<HTMLElement>('a[href], button') ?? list.current)?.focus();
  }, [shown, list]);

  return (items) => {
    const ids = items.map(({ id }) => id);
    const [first] = items;
    if (!first) return;
    const left = shown.filter((id) => !ids.includes(id));
    const at = shown.findIndex((id) => ids.includes(id));
    heir.current = { id: left[at] ?? left.at(-1), after: ids };
    const offer = alerts.raise({
      type: 'info',
      description:
        items.length > 1 ? t('removedMany', { count: items.length }) : t('removed', { title: first.title }),
      duration: undoTime,
      button: { label: t('undo'), onPress: () => void save(items, true) },
    });
    offers.current.add(offer);
    void save(items, false).then((done) => {
      if (done.length === 0) alerts.dismiss(offer);
    });
  };
}

/** Something that can be moved. */
export interface Entry {
  /** Unique in all lists of one `Reorder`. */
  readonly id: string;
  /** As visitors read it. */
  readonly name: string;
}

/** A list whose entries have an order. */
export interface EntryList<Member extends { readonly id: string } = Entry> {
  readonly id: string;
  readonly entries: readonly Member[];
}

/** Where an entry is: the id of its list, and its index there. */
export interface Place {
  readonly list: string;
  readonly index: number;
}

/** `to` counts without the moved entry, so that the two exchanged are the move back. */
export interface Move {
  readonly from: Place;
  readonly to: Place;
}

/** One step from a place: within its list, or to the end of the list before or behind it. */
export type Step = 'up' | 'down' | 'toPrevious' | 'toNext';

type Lists = readonly EntryList<{ readonly id: string }>[];

/** Where the entry with this id is; undefined where it is in none of the lists. */
export function placeOf(lists: Lists, entry: string): Place | undefined {
  for (const { id, entries } of lists) {
    const index = entries.findIndex((member) => member.id === entry);
    if (index >= 0) return { list: id, index };
  }
  return undefined;
}

/**
 * The move as it can be made: an index past either end of the list is the end.
 *
 * @returns undefined where nothing would change: the place is the same, a list is unknown, or no entry is at `from`
 */
export function possibleMove(lists: Lists, { from, to }: Move): Move | undefined {
  const target = lists.find(({ id }) => id === to.list);
  const isThere = lists.some(({ id, entries }) => id === from.list && from.index in entries);
  if (!target || !isThere) return undefined;
  const last = target.entries.length - (from.list === to.list ? 1 : 0);
  const index = Math.max(0, Math.min(to.index, last));
  if (from.list === to.list && from.index === index) return undefined;
  return { from, to: { list: to.list, index } };
}

/** The move that one step makes; undefined at the first and last place, and without a list on that side. */
export function stepFrom(lists: Lists, from: Place, step: Step): Move | undefined {
  if (step === 'up' || step === 'down')
    return possibleMove(lists, { from, to: { ...from, index: from.index + (step === 'up' ? -1 : 1) } });
  const at = lists.findIndex(({ id }) => id === from.list);
  const target = lists[step === 'toPrevious' ? at - 1 : at + 1];
  return at < 0 || !target ? undefined : moveToEnd(lists, from, target.id);
}

/** The move to the end of a list; undefined where the entry is there already. */
export const moveToEnd = (lists: Lists, from: Place, list: string): Move | undefined =>
  possibleMove(lists, { from, to: { list, index: Infinity } });

/**
 * The lists after a move. Lists that it does not concern stay the same objects.
 *
 * @returns the same array where the move changes nothing (see `possibleMove`)
 */
export function moved<List extends EntryList<{ readonly id: string }>>(
  lists: readonly List[],
  move: Move,
): readonly List[] {
  const possible = possibleMove(lists, move);
  const entry = lists.find(({ id }) => id === move.from.list)?.entries[move.from.index];
  if (!possible || !entry) return lists;
  const { from, to } = possible;
  return lists.map((list) => {
    if (list.id !== from.list && list.id !== to.list) return list;
    const kept = list.id === from.list ? list.entries.toSpliced(from.index, 1) : list.entries;
    return { ...list, entries: list.id === to.list ? kept.toSpliced(to.index, 0, entry) : kept };
  });
}

import { useState } from 'react';
import type { Favourite } from '#src/favourites/favourites.schema.ts';
import { useFavourites, type Favourites } from '#src/favourites/useFavourites.ts';
import { addStop, moveStop, removeStop } from '#src/planner/moves.ts';
import type { Stop } from '#src/planner/plan.ts';
import { toStop } from '#src/planner/plan.ts';
import { usePlanItems, type PlanItem, type PlanItems } from '#src/planner/usePlanItems.ts';
import { moved, type EntryList, type Move } from '#src/ui/reorder/moves.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import type { Planner } from './usePlanner.ts';
import { usePlanWords } from './usePlanWords.ts';

/** Something to see: on a day, or in the tray. */
export interface PlanEntry {
  /** Stays the same while it is moved. */
  readonly id: string;
  readonly name: string;
  readonly stop: Stop;
  readonly item: PlanItem;
  /** The key of its day; undefined in the tray. */
  readonly day: number | undefined;
  /** As it is saved, where it is. */
  readonly favourite: Favourite | undefined;
}

export type PlanList = EntryList<PlanEntry>;

/** The lists between which visitors move things. */
export interface Entries {
  readonly tray: PlanList;
  /** In the order of the days. */
  readonly days: readonly PlanList[];
  readonly items: PlanItems;
  readonly favourites: Favourites;
  /** Nothing is saved, and nothing was put back. */
  readonly hasNothing: boolean;
  readonly move: (move: Move) => void;
  readonly remove: (entry: PlanEntry) => void;
}

export const trayId = 'tray';

/** What is saved and not planned, and what is on each day. */
export function useEntries({ days, plan, run }: Planner): Entries {
  const t = useMessages<typeof en>();
  const words = usePlanWords();
  const favourites = useFavourites();
  /** Ids of entries by their list and item, where they were moved: a moved entry keeps its id, and so its button. */
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  /** What was put back and is not saved. */
  const [aside, setAside] = useState<readonly Stop[]>([]);
  /** Ids of items in the order in which the visitor has put the tray. */
  const [order, setOrder] = useState<readonly string[]>([]);

  const planned = new Set(plan.days.flatMap(({ stops }) => stops.map(({ id }) => id)));
  const kept = new Map(favourites.items.toReversed().map(({ id, title }) => [id, toStop({ id, title })]));
  for (const stop of aside) kept.set(stop.id, stop);
  const place = ({ id }: Stop) => (order.includes(id) ? order.indexOf(id) : order.length);
  const waiting = [...kept.values()]
    .filter(({ id }) => !planned.has(id))
    .toSorted((one, other) => place(one) - place(other));

  const items = usePlanItems({ days: [...plan.days, { key: 0, title: '', stops: waiting }] });
  const entriesOf = (list: string, stops: readonly Stop[], day?: number): PlanList => ({
    id: list,
    entries: stops.map((stop) => {
      const item = items.of(stop);
      const key = `${list}/${stop.id}`;
      const favourite = favourites.items.find(({ id }) => id === stop.id);
      return { id: names.get(key) ?? key, name: item.title, stop, item, day, favourite };
    }),
  });
  const tray = entriesOf(trayId, waiting);
  const lists = days.map(({ key, stops }) => entriesOf(String(key), stops, key));

  const move = (wanted: Move) => {
    const all = [tray, ...lists];
    const entry = all.find(({ id }) => id === wanted.from.list)?.entries[wanted.from.index];
    if (!entry) return;
    const { stop, name, day } = entry;
    const { list, index: at } = wanted.to;
    const sort = () => setOrder(moved(all, wanted)[0]?.entries.map(({ stop: { id } }) => id) ?? []);
    if (day === undefined && list === trayId) return sort();
    const from = `${wanted.from.list}/${stop.id}`;
    const keepName = () =>
      list !== wanted.from.list &&
      setNames((before) =>
        new Map(before).set(`${list}/${stop.id}`, entry.id).set(from, `${from}~${before.size}`),
      );
    if (list === trayId && day !== undefined) {
      void run(removeStop({ day, id: stop.id }), t('stepRemoved', { title: name }), {
        isSilent: true,
        onDone() {
          keepName();
          sort();
          setAside((before) => [...before.filter(({ id }) => id !== stop.id), { ...stop, title: name }]);
        },
      });
      return;
    }
    const target = Number(list);
    const dayName = words.dayOf(days, target);
    void (day === undefined
      ? run(
          addStop({ ...stop, title: name }, { ...(plan.days.length > 0 && { day: target }), at }),
          t('stepAdded', { title: name, day: dayName }),
          { isSilent: true, onDone: keepName },
        )
      : run(
          moveStop({ day, id: stop.id }, { day: target, at }),
          day === target ? t('stepOrdered', { day: dayName }) : t('stepMoved', { title: name, day: dayName }),
          { isSilent: true, onDone: keepName },
        ));
  };

  return {
    tray,
    days: lists,
    items,
    favourites,
    hasNothing: kept.size === 0,
    move,
    remove({ day, stop, name }) {
      if (day !== undefined) void run(removeStop({ day, id: stop.id }), t('stepRemoved', { title: name }));
    },
  };
}

import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react';
import type { MenuItem } from '../MenuButton.tsx';
import { useAnnounce } from '../useAnnounce.ts';
import { ReorderContext, type ReorderWords } from './context.ts';
import { watchPresses } from './drag.ts';
import { placeOf, possibleMove, type Entry, type EntryList, type Move } from './moves.ts';
import styles from './reorder.module.css';

interface Props {
  /** As they are now, in the order in which they are on the page. */
  readonly lists: readonly EntryList[];
  readonly words: ReorderWords;
  /** What stands below the moves in an entry's menu: "Remove". */
  readonly actionsOf?: (entry: Entry) => readonly MenuItem[];
  /** A visitor moves an entry. If the next drawing has it at another place, that is said. */
  readonly onMove: (move: Move) => void;
  readonly children: ReactNode;
}

/**
 * Lists whose entries visitors move: by a menu in each entry, by Alt with arrows on its button, by dragging. Each way gives the
 * same `Move`. Whoever uses it holds the order, and draws the entries and what is around the lists:
 *
 *     <Reorder lists={days} words={words} onMove={(move) => setDays((days) => moved(days, move))}>
 *       {days.map((day) => (
 *         <section key={day.id}>
 *           <h3 id={day.id}>{day.title}</h3>
 *           <ReorderList list={day} labelledBy={day.id} empty={t('nothingPlanned')}>
 *             {(stop, button) => <Stop stop={stop} menu={button} />}
 *           </ReorderList>
 *         </section>
 *       ))}
 *     </Reorder>
 *
 * The move back is the same move with `from` and `to` exchanged.
 */
export function Reorder({ lists, words, actionsOf, onMove, children }: Props) {
  const announce = useAnnounce();
  const label = useRef<HTMLDivElement>(null);
  const now = useRef({ lists, onMove });
  const waiting = useRef<{ readonly entry: string; readonly move: Move; readonly takesFocus: boolean }>(
    undefined,
  );

  const stable = useMemo(() => {
    const zones = new Map<string, HTMLElement>();
    const buttons = new Map<string, HTMLElement>();
    const move = (entry: string, move: Move, takesFocus = true) => {
      waiting.current = { entry, move, takesFocus };
      now.current.onMove(move);
    };
    const watch = (list: string, zone: HTMLElement) => {
      zones.set(list, zone);
      const end = watchPresses(zone, {
        zones,
        label,
        nameOf: (id) =>
          now.current.lists.flatMap(({ entries }) => entries).find((entry) => entry.id === id)?.name,
        onDrop(entry, to, hasFocus) {
          const from = placeOf(now.current.lists, entry);
          const possible = from && possibleMove(now.current.lists, { from, to });
          if (possible) move(entry, possible, hasFocus);
        },
      });
      return () => {
        end();
        zones.delete(list);
      };
    };
    return { buttons, move, watch };
  }, []);

  useLayoutEffect(() => {
    now.current = { lists, onMove };
    if (!waiting.current) return;
    const { entry, move, takesFocus } = waiting.current;
    waiting.current = undefined;
    const place = placeOf(lists, entry);
    if (!place || (place.list === move.from.list && place.index === move.from.index)) return;
    // React has put it, and its button, into another place or list: it has lost the focus there.
    if (takesFocus) stable.buttons.get(entry)?.focus();
    const total = lists.find(({ id }) => id === place.list)?.entries.length ?? 0;
    announce(words.moved({ list: place.list, position: place.index + 1, total }));
  });

  return (
    <ReorderContext value={{ ...stable, lists, words, actionsOf }}>
      {children}
      <div
        ref={label}
        className={styles['label']}
        popover="manual"
        dir="ltr"
        aria-hidden="true"
        data-tw-root=""
      >
        <bdi />
      </div>
    </ReorderContext>
  );
}

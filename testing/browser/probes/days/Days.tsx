import { useState } from 'react';
import { moved, type EntryList } from '#src/ui/reorder/moves.ts';
import { Reorder } from '#src/ui/reorder/Reorder.tsx';
import { ReorderList } from '#src/ui/reorder/ReorderList.tsx';
import styles from './days.module.css';

const names: Readonly<Record<string, readonly string[]>> = {
  Tray: ['Farasan Islands', 'Jubbah'],
  'Day 1': ['Diriyah', 'National Museum', 'Masmak Fort'],
  'Day 2': ['Edge of the World', 'Sudus'],
  'Day 3': ['Hegra', 'Dadan', 'Elephant Rock', 'Old Town'],
  'Day 4': [],
};

const words = {
  button: (name: string) => `Move ${name}`,
  up: 'Move up',
  down: 'Move down',
  toList: (list: string) => `Move to ${list}`,
  help: 'Alt with the up or down arrow moves it without this menu, with Shift to the list before or after.',
  moved: ({ list, position, total }: { list: string; position: number; total: number }) =>
    `Moved to ${list}, position ${position} of ${total}`,
};

/** A tray, and days in columns that scroll sideways; one below another on a phone. */
export function Days() {
  const [lists, setLists] = useState<readonly EntryList[]>(() =>
    Object.entries(names).map(([id, members]) => ({
      id,
      entries: members.map((name) => ({ id: name, name })),
    })),
  );
  const [tray, ...days] = lists.map((list) => (
    <section key={list.id} className={styles['day']}>
      <h2 id={`of-${list.id.replace(' ', '-')}`}>{list.id}</h2>
      <ReorderList list={list} labelledBy={`of-${list.id.replace(' ', '-')}`} empty="Nothing planned yet">
        {({ name }, button) => (
          <div className={styles['stop']}>
            <p>{name}</p>
            <a href="/en/more.html">More</a>
            {button}
          </div>
        )}
      </ReorderList>
    </section>
  ));
  return (
    <Reorder
      lists={lists}
      words={words}
      actionsOf={({ id }) => [
        {
          label: 'Remove',
          onChoose: () =>
            setLists((lists) =>
              lists.map((list) => ({ ...list, entries: list.entries.filter((entry) => entry.id !== id) })),
            ),
        },
      ]}
      onMove={(move) => setLists((lists) => moved(lists, move))}
    >
      {tray}
      <div className={styles['days']}>{days}</div>
    </Reorder>
  );
}

import { useState, useSyncExternalStore } from 'react';
import { readKey, subscribe, writeKey } from '#src/storage/store.ts';
import { packing } from './storage.ts';

type Kept = NonNullable<ReturnType<typeof packing.decode>>;

/** What is remembered of a list. */
export type KeptList = Kept['lists'][number];

const nothing: Kept = { lists: [] };
const read = (): Kept => readKey(packing) ?? nothing;
const onChange = (listener: () => void) => subscribe(packing, listener);

/** What is remembered of a list, where nothing is: nothing is packed. */
const listIn = ({ lists }: Kept, key: string): KeptList =>
  lists.find((list) => list.key === key) ?? { key, packed: [], own: [] };

interface Packing {
  /** Key of the list that was looked at last, in this tab or another; undefined at first, and on a server. */
  readonly chosen: string | undefined;
  /** What is remembered of a list. */
  readonly of: (key: string) => KeptList;
  readonly choose: (key: string) => void;
  /** Changes what is remembered of a list, as it is now in all tabs. @returns the list then */
  readonly change: (key: string, how: (list: KeptList) => Partial<KeptList>) => KeptList;
  /** False as soon as the browser has refused to keep something: it is kept for as long as the page is open. */
  readonly isStored: boolean;
}

/** What the visitor has packed and added, as this browser remembers it. */
export function usePacking(): Packing {
  const kept = useSyncExternalStore(onChange, read, () => nothing);
  const [isStored, setStored] = useState(true);
  const write = (next: Kept) => setStored(writeKey(packing, next));
  return {
    chosen: kept.chosen,
    of: (key) => listIn(kept, key),
    choose: (chosen) => write({ ...read(), chosen }),
    change(key, how) {
      const now = read();
      const before = listIn(now, key);
      const list = { ...before, ...how(before) };
      write({ ...now, lists: [...now.lists.filter((other) => other.key !== key), list] });
      return list;
    },
    isStored,
  };
}

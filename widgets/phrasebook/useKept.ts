import { useSyncExternalStore } from 'react';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';
import { phrasebook } from './storage.ts';

const none: readonly string[] = [];
/** The key would grow for ever: the oldest beyond this many are forgotten. */
const most = 500;

const read = (): readonly string[] => readKey(phrasebook) ?? none;
const onChange = (listener: () => void) => subscribe(phrasebook, listener);

/** Keys of the phrases that the visitor keeps, in this tab or another, the last one last; none on a server. */
export const useKept = (): readonly string[] => useSyncExternalStore(onChange, read, () => none);

/** Keeps a phrase, or keeps it no longer. Where the browser stores nothing, that lasts for the page. */
export function keep(key: string, isToKeep: boolean): void {
  const others = read().filter((other) => other !== key);
  const next = isToKeep ? [...others, key].slice(-most) : others;
  if (next.length > 0) writeKey(phrasebook, next);
  else removeKey(phrasebook);
}

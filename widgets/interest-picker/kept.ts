import { useSyncExternalStore } from 'react';
import { anonymousInterests } from '#src/session/own-keys.ts';
import { readKey, removeKey, subscribe, writeKey } from '#src/storage/store.ts';

/** Without it the list would be another one at each reading. */
const none: readonly string[] = [];
const onChange = (listener: () => void) => subscribe(anonymousInterests, listener);
const read = () => readKey(anonymousInterests) ?? none;

/** What an anonymous visitor of this browser chose; nothing on a server. */
export const useKept = (): readonly string[] => useSyncExternalStore(onChange, read, () => none);

/** Keeps what an anonymous visitor chooses. */
export const keepInterests = (keys: readonly string[]): void =>
  keys.length > 0 ? void writeKey(anonymousInterests, keys) : removeKey(anonymousInterests);

/** Takes interests out of them that are in a profile now. */
export function forgetKept(keys: readonly string[]): void {
  const kept = read();
  const left = kept.filter((key) => !keys.includes(key));
  if (left.length < kept.length) keepInterests(left);
}

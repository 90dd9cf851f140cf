import { readKey, removeKey, writeKey } from '#src/storage/store.ts';
import { anonymousInterests } from './storage.ts';

/** Interests that the server keeps of a visitor (contract, section 5). */
export const maximumInterests = 100;

/** Keeps what an anonymous visitor chooses. */
export const keepInterests = (keys: readonly string[]): void =>
  keys.length > 0 ? void writeKey(anonymousInterests, keys) : removeKey(anonymousInterests);

/** Takes interests out of them that are in a profile now. */
export function forgetKept(keys: readonly string[]): void {
  const kept = readKey(anonymousInterests) ?? [];
  const left = kept.filter((key) => !keys.includes(key));
  if (left.length < kept.length) keepInterests(left);
}

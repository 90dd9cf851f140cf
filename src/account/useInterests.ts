import { useMemo, useSyncExternalStore } from 'react';
import { readKey, subscribe } from '#src/storage/store.ts';
import { anonymousInterests } from './storage.ts';
import { useUser } from '#src/session/useUser.ts';

/** Without it the list would be another one at each reading. */
const none: readonly string[] = [];
const onChange = (listener: () => void) => subscribe(anonymousInterests, listener);
const read = () => readKey(anonymousInterests) ?? none;

/** What an anonymous visitor of this browser chose; nothing on a server. */
export const useKeptInterests = (): readonly string[] => useSyncExternalStore(onChange, read, () => none);

/** What a key of an interest looks like. What another script has left in our place is none, and nothing is asked for it. */
const isKey = (text: string) => text.length <= 64 && /^[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’._-]*$/u.test(text);

/** The visitor's interests, which are categories of the search: those of the account, else those of this browser. */
export function useInterests(): { readonly interests: readonly string[]; readonly isPending: boolean } {
  const { user, isPending } = useUser();
  const stored = useKeptInterests();
  const kept = useMemo(() => stored.filter(isKey), [stored]);
  return { interests: user ? user.interests : kept, isPending };
}

import { useSyncExternalStore } from 'react';
import { readKey, subscribe } from '#src/storage/store.ts';
import { anonymousInterests } from './storage.ts';
import { useUser } from '#src/session/useUser.ts';

/** Without it the list would be another one at each reading. */
const none: readonly string[] = [];
const onChange = (listener: () => void) => subscribe(anonymousInterests, listener);
const read = () => readKey(anonymousInterests) ?? none;

/** What an anonymous visitor of this browser chose; nothing on a server. */
export const useKeptInterests = (): readonly string[] => useSyncExternalStore(onChange, read, () => none);

/** The visitor's interests, which are categories of the search: those of the account, else those of this browser. */
export function useInterests(): { readonly interests: readonly string[]; readonly isPending: boolean } {
  const { user, isPending } = useUser();
  const kept = useKeptInterests();
  return { interests: user ? user.interests : kept, isPending };
}

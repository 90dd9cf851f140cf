import { clearedKeys } from 'virtual:cleared-keys';
import type { Clearing } from '#src/storage/define-storage.ts';
import { isObject } from '#src/schema/coerce.ts';
import { readKey, removeKey, writeKey, type AnyKey } from '#src/storage/store.ts';
import { toJson } from '#src/text/json.ts';

/** What is forgotten when (contract, section 5): each `storage.ts` says it of its keys, and the build gives their names. */

const forget = (clearing: Clearing, isMeant: (key: AnyKey) => boolean = () => true): void => {
  for (const key of clearedKeys)
    if (key.clearedOn.includes(clearing) && isMeant(key)) (key.isByOwner ? keepNobodys : removeKey)(key);
};

const decode = (text: string): Readonly<Record<string, unknown>> | undefined => {
  const value: unknown = JSON.parse(text);
  return isObject(value) ? value : undefined;
};

/** Removes what is somebody's from a key that holds an object by owner. */
function keepNobodys({ store, name }: AnyKey): void {
  const key = { store, name, decode, encode: toJson };
  const { '': nobodys } = readKey(key) ?? {};
  if (nobodys) writeKey(key, { '': nobodys });
  else removeKey(key);
}

/** User info is absent or failed: the visitor is anonymous. */
export const clearUser = (): void => forget('anonymous');

/** Somebody else is signed in than the last time in this browser. */
export const clearOtherUser = (): void => forget('other-user');

/** The session has expired. */
export const clearSession = (): void => forget('expired');

/** The visitor signs out. */
export const clearAtSignOut = (): void => forget('sign-out');

/**
 * Another tab has ended the session, and cleared what tabs share; this one clears what only it holds. Tokens stay: they
 * may be those of a visitor who has signed in since.
 */
export function clearAfterOtherTab(reason: 'signed-out' | 'expired'): void {
  clearUser();
  forget(reason === 'expired' ? 'expired' : 'sign-out', ({ store }) => store === 'session');
}

/** The visitor is about to sign in. */
export const clearBeforeSignIn = (): void => forget('sign-in');

/** Calls that are made for a user, and the end of the session: each may end the other (trust, row 34). */

let session = new AbortController();

/** Aborted when the session that runs now has ended. */
export const sessionSignal = (): AbortSignal => session.signal;

/** Aborts all calls that are made for the user. */
export function abortUserCalls(): void {
  session.abort();
  session = new AbortController();
}

const listeners = new Set<() => void>();

/** Calls back when a host has refused the visitor's token. @returns ends it */
export function onTokenRefused(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Reports that a host has refused the visitor's token. */
export function reportTokenRefused(): void {
  for (const listener of listeners) listener();
}

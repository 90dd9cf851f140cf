/** What stops calls that are made for a user when the session ends (trust, row 34). */

let session = new AbortController();

/** Aborted when the session that runs now has ended. */
export const sessionSignal = (): AbortSignal => session.signal;

/** Aborts all calls that are made for the user. */
export function abortUserCalls(): void {
  session.abort();
  session = new AbortController();
}

/** The longest that a timer waits, in ms: browsers count in 32 bits, and call at once what is further away. */
const longest = 2 ** 31 - 1;

/**
 * Calls at a moment, however far away; again at the next one while there is one.
 *
 * @param next the next moment, in ms since 1970; asked after each call
 * @param last no call is made after the first one at or past this moment; without it the first call is the last
 * @returns ends it
 */
export function callAt(next: () => number, call: () => void, last = -Infinity): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (moment: number) => {
    timer = setTimeout(
      () => {
        if (Date.now() < moment) return wait(moment);
        call();
        if (Date.now() < last) wait(next());
      },
      Math.min(Math.max(moment - Date.now(), 0), longest),
    );
  };
  const moment = next();
  if (moment > Date.now()) wait(moment);
  return () => clearTimeout(timer);
}

import { setTimeout as wait } from 'node:timers/promises';

/**
 * Asks again until there is an answer: for a system that says nothing when it has finished.
 *
 * @param what is waited for, for the error
 * @param seconds after which it is given up
 * @throws Error when the time is over
 */
export async function eventually<Value>(
  what: string,
  ask: () => Promise<Value | undefined>,
  seconds = 240,
): Promise<Value> {
  const end = Date.now() + seconds * 1000;
  for (;;) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    if (Date.now() > end) throw new Error(`${what}: not after ${seconds} s.`);
    await wait(250);
  }
}

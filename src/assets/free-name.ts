import { ApiError } from '#src/api/errors.ts';
import { cutGraphemes } from '#src/text/cut.ts';
import { longestName } from './collection-name.ts';

interface Named {
  readonly name: string;
}

/** How often a name is tried while other tabs and people take the free ones. */
const mostTries = 5;

/** A name that none of the sets has: with a blank and a number from 2 behind it, where it is taken. */
export function freeName(name: string, others: readonly Named[]): string {
  const taken = new Set(others.map((other) => other.name.toLowerCase()));
  let free = name;
  for (let number = 2; taken.has(free.toLowerCase()); number += 1) {
    const suffix = ` ${number}`;
    free = cutGraphemes(name, longestName - suffix.length).trimEnd() + suffix;
  }
  return free;
}

/**
 * Sends a name that is free, and another one where the service says that it is taken.
 *
 * @param known sets whose names are taken, as far as they are known
 * @param ask sets as they are now, asked for after such a refusal
 * @throws ApiError
 */
export async function underFreeName<Answer>(
  name: string,
  known: readonly Named[],
  ask: () => Promise<readonly Named[]>,
  send: (name: string) => Promise<Answer>,
): Promise<Answer> {
  let others = known;
  for (let tries = 1; ; tries += 1) {
    const free = freeName(name, others);
    try {
      return await send(free);
    } catch (reason) {
      const isTaken = reason instanceof ApiError && reason.error === 'duplicate';
      if (!isTaken || tries === mostTries) throw reason;
      others = others.concat({ name: free }, await ask());
    }
  }
}

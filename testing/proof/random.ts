import { createHash } from 'node:crypto';

/** Numbers that look random and are the same for the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** One of a list that is not empty. */
  of<Entry>(list: readonly Entry[]): Entry;
}

export function randomOf(seed: number): Random {
  let count = 0;
  const next = () => createHash('sha256').update(`${seed}:${count++}`).digest().readUInt32BE() / 2 ** 32;
  return { next, of: (list) => list[Math.floor(next() * list.length)]! };
}

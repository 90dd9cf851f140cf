import type { OriginState } from './state.ts';

/** All parts of all origins. */
const memories: WeakMap<OriginState, unknown>[] = [];

/**
 * A part of what an origin remembers, made when it is first asked for: each handler keeps its own, so that a further one
 * needs no other file.
 *
 * @param make what is there at first
 */
export function memory<Part>(make: (state: OriginState) => Part): (state: OriginState) => Part {
  const parts = new WeakMap<OriginState, { part: Part }>();
  memories.push(parts);
  return (state) => {
    const kept = parts.get(state) ?? { part: make(state) };
    parts.set(state, kept);
    return kept.part;
  };
}

/** An origin forgets everything that has happened in it. */
export const forgetAll = (state: OriginState): void => {
  for (const parts of memories) parts.delete(state);
};

import type { OriginState } from './state.ts';

/**
 * A part of what an origin remembers, made when it is first asked for: each handler keeps its own, so that a further one
 * needs no other file.
 *
 * @param make what is there at first
 */
export function memory<Part>(make: (state: OriginState) => Part): (state: OriginState) => Part {
  const parts = new WeakMap<OriginState, { part: Part }>();
  return (state) => {
    const kept = parts.get(state) ?? { part: make(state) };
    parts.set(state, kept);
    return kept.part;
  };
}

import { useEffect, useMemo, useState } from 'react';
import { isWithin, type Bounds } from '#src/geo/bounds.ts';
import type { MapPlace } from '../map.ts';
import { isCluster, type Cluster } from './cluster.ts';

type Mark = MapPlace | Cluster;

/** Marks that come with one picture of the screen: a phone draws so many within a task that nobody notices. */
const portion = 16;

const keyOf = (mark: Mark) => (isCluster(mark) ? mark.first : mark.id);

/**
 * Marks as they are drawn: those that were there stay, new ones come in portions, picture by picture, those in view before those
 * around it. Hundreds at once would hold up the page.
 *
 * @param chosen id of the place that comes first: its card is open
 */
export function useGradually(
  marks: readonly Mark[],
  inside: Bounds,
  chosen: string | undefined,
): readonly Mark[] {
  const [before, setBefore] = useState<readonly Mark[]>([]);
  const drawn = useMemo(() => grow(before, marks, inside, chosen), [before, marks, inside, chosen]);
  useEffect(() => {
    if (drawn === before) return undefined;
    const frame = requestAnimationFrame(() => setBefore(drawn));
    return () => cancelAnimationFrame(frame);
  }, [drawn, before]);
  return drawn;
}

/** What is drawn next: what was there before and still belongs, and a portion of the rest. All of `marks`, itself, in the end. */
export function grow(
  before: readonly Mark[],
  marks: readonly Mark[],
  inside: Bounds,
  chosen: string | undefined,
): readonly Mark[] {
  const known = new Set(before.map(keyOf));
  const fresh = marks.filter((mark) => !known.has(keyOf(mark)));
  if (fresh.length <= portion) return marks;
  const rankOf = (mark: Mark) => (keyOf(mark) === chosen ? 0 : isWithin(mark, inside) ? 1 : 2);
  const next = fresh.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(0, portion);
  for (const mark of next) known.add(keyOf(mark));
  return marks.filter((mark) => known.has(keyOf(mark)));
}

import { useState } from 'react';
import { listOf } from '#src/text/list-of.ts';

/**
 * Slides that are or were near the view: their pictures are fetched, and stay.
 *
 * @param isNear whether a slide is near now
 */
export function useNear(count: number, isNear: (slide: number) => boolean): (slide: number) => boolean {
  const [near, setNear] = useState<readonly number[]>([]);
  const isNew = (slide: number) => !near.includes(slide) && isNear(slide);
  const added = listOf(count, (slide) => slide).filter(isNew);
  if (added.length > 0) setNear([...near, ...added]);
  return (slide) => near.includes(slide) || isNear(slide);
}

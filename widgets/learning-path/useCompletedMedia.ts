import { useEffect, useEffectEvent, useRef } from 'react';
import type { Step } from '#src/learning/learning.schema.ts';
import { useTrack } from '#src/widget/useTrack.ts';

/** Reports each film that is done since the last answer: it is played at its own address, and its visitor comes back. */
export function useCompletedMedia(steps: readonly Step[]): void {
  const track = useTrack();
  const open = useRef<ReadonlySet<string>>(new Set());
  const compare = useEffectEvent((now: readonly Step[]) => {
    for (const { id, title, state } of now)
      if (state === 'done' && open.current.has(id))
        track({ event: 'media_complete', clickText: title || id });
    open.current = new Set(
      now.filter(({ kind, state }) => kind === 'video' && state !== 'done').map(({ id }) => id),
    );
  });
  useEffect(() => compare(steps), [steps]);
}

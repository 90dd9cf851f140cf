import { useRef } from 'react';
import { useTrack } from '#src/widget/useTrack.ts';

/** In percent. */
const marks = [25, 50, 75] as const;

/**
 * Tells analytics how far a film or a sound was played (catalogue, conventions: "Analytics"): each event once for each
 * time that it is played from its beginning.
 */
export function usePlayReports(title: string) {
  const track = useTrack();
  const told = useRef({ title, events: new Set<string>(), isOver: false });

  const tell = (
    event: 'media_play' | 'media_progress' | 'media_complete',
    position?: number,
    trigger?: 'auto' | 'user',
  ) => {
    const key = `${event} ${position}`;
    if (told.current.title !== title) told.current = { title, events: new Set(), isOver: false };
    if (told.current.events.has(key)) return;
    told.current.events.add(key);
    track({ event, clickText: title, trigger, ...(position !== undefined && { dataLayer: { position } }) });
  };

  return {
    /** @param trigger whether the visitor has pressed something, or it has started by itself */
    played(trigger: 'auto' | 'user') {
      if (told.current.isOver) told.current.events.clear();
      told.current.isOver = false;
      tell('media_play', undefined, trigger);
    },
    /** @param share of its length, from 0 to 1 */
    reached(share: number) {
      for (const mark of marks) if (share * 100 >= mark) tell('media_progress', mark);
    },
    /** @param repeats it goes on by itself, which is no other playing */
    ended(repeats: boolean) {
      tell('media_complete');
      told.current.isOver = !repeats;
    },
  };
}

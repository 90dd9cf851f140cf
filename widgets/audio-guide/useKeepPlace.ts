import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';

/**
 * Tells the second that a recording has reached when it is paused and when its visitor leaves: another page, another tab,
 * the guide taken off the page. One that has not begun, or has come to its end, has no such place.
 */
export function useKeepPlace(
  media: RefObject<HTMLMediaElement | null>,
  onPlace: (seconds: number) => void,
): void {
  const tell = useEffectEvent((sound: HTMLMediaElement) => {
    const { currentTime, duration } = sound;
    if (currentTime > 0 && !(currentTime >= duration)) onPlace(currentTime);
  });
  // Before the elements are gone: the guide is known by its place on the page.
  useLayoutEffect(() => {
    const { current } = media;
    if (!current) return undefined;
    const onRest = () => tell(current);
    const onVisibility = () => {
      if (readDocument('visibilityState') === 'hidden') tell(current);
    };
    current.addEventListener('pause', onRest);
    window.addEventListener('pagehide', onRest);
    window.addEventListener('visibilitychange', onVisibility);
    return () => {
      current.removeEventListener('pause', onRest);
      window.removeEventListener('pagehide', onRest);
      window.removeEventListener('visibilitychange', onVisibility);
      tell(current);
    };
  }, [media]);
}

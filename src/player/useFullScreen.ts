import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import type { Toggle } from './PlayerBar.tsx';

/** What telephones have in place of full screen: it shows the film alone, with controls of its own. */
interface OwnFullScreen {
  webkitEnterFullscreen?: () => void;
}

const never = () => () => {};

/** Shows a player on the whole screen; undefined where the browser does not. */
export function useFullScreen(
  frame: RefObject<HTMLElement | null>,
  media: RefObject<HTMLElement | null>,
): Toggle | undefined {
  const [isOn, setOn] = useState(false);
  const isPossible = useSyncExternalStore(
    never,
    () => document.fullscreenEnabled || 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    () => false,
  );

  useEffect(() => {
    const follow = () =>
      setOn(document.fullscreenElement !== null && document.fullscreenElement === frame.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [frame]);

  if (!isPossible) return undefined;
  return {
    isOn,
    toggle() {
      if (isOn) void document.exitFullscreen();
      // A page in a frame may be refused it.
      else if (document.fullscreenEnabled) frame.current?.requestFullscreen().catch(() => {});
      else (media.current as OwnFullScreen | null)?.webkitEnterFullscreen?.();
    },
  };
}

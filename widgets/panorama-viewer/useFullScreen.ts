import { useSyncExternalStore, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';

function subscribe(notify: () => void): () => void {
  window.addEventListener('fullscreenchange', notify, true);
  return () => window.removeEventListener('fullscreenchange', notify, true);
}

interface FullScreen {
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly toggle: () => void;
}

/** Lets an element fill the screen, where the platform gives it. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const isOn = useSyncExternalStore(
    subscribe,
    () => element.current !== null && readDocument('fullscreenElement') === element.current,
    () => false,
  );
  return {
    isOffered: readDocument('fullscreenEnabled') === true,
    isOn,
    // What a browser refuses stays as it is.
    toggle: () =>
      void (isOn ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {}),
  };
}

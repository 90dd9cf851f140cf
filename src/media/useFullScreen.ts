import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { readDocument } from '#src/page/dom.ts';

/** What telephones have in place of full screen: a film fills the screen, with controls of their own. */
interface OwnFullScreen {
  webkitEnterFullscreen?: () => void;
}

/** Whether something fills the screen. */
export interface FullScreen {
  readonly isOn: boolean;
  readonly toggle: () => void;
}

const never = () => () => {};

/**
 * Lets an element fill the screen; undefined where the browser offers that to none.
 *
 * @param film fills it in place of the element where a browser offers that to films alone
 */
export function useFullScreen(
  element: RefObject<HTMLElement | null>,
  film?: RefObject<HTMLVideoElement | null>,
): FullScreen | undefined {
  const [isOn, setOn] = useState(false);
  const isForAll = useSyncExternalStore(
    never,
    () => readDocument('fullscreenEnabled'),
    () => false,
  );
  const isForFilms = useSyncExternalStore(
    never,
    () => 'webkitEnterFullscreen' in HTMLVideoElement.prototype,
    () => false,
  );

  useEffect(() => {
    const follow = () =>
      setOn(element.current !== null && readDocument('fullscreenElement') === element.current);
    window.addEventListener('fullscreenchange', follow, true);
    return () => window.removeEventListener('fullscreenchange', follow, true);
  }, [element]);

  if (!isForAll && !(film && isForFilms)) return undefined;
  return {
    isOn,
    toggle() {
      if (!isForAll) (film?.current as OwnFullScreen | null | undefined)?.webkitEnterFullscreen?.();
      // What a browser refuses stays as it is.
      else void (isOn ? document.exitFullscreen() : element.current?.requestFullscreen())?.catch(() => {});
    },
  };
}

import { useEffect, useEffectEvent } from 'react';
import { chooseImage } from '#src/media/choose-image.ts';
import type { Stop } from './widget.ts';

interface Played {
  readonly stop: Stop;
  /** Title of the guide. */
  readonly guide: string;
}

/**
 * Tells the device what is played, for its lock screen and its keys, which lead to the stops before and after it.
 *
 * @param played undefined while nothing is
 */
export function useMediaSession(played: Played | undefined, onMove: (by: -1 | 1) => void): void {
  const move = useEffectEvent(onMove);
  const title = played?.stop.title;
  const album = played?.guide;
  const picture = played?.stop.image && chooseImage(played.stop.image)?.src;

  useEffect(() => {
    const session = (navigator as { readonly mediaSession?: MediaSession }).mediaSession;
    if (title === undefined || !session || typeof MediaMetadata !== 'function') return undefined;
    session.metadata = new MediaMetadata({
      title,
      album: album ?? '',
      artwork: picture === undefined ? [] : [{ src: picture }],
    });
    session.setActionHandler('previoustrack', () => move(-1));
    session.setActionHandler('nexttrack', () => move(1));
    return () => {
      session.metadata = null;
      session.setActionHandler('previoustrack', null);
      session.setActionHandler('nexttrack', null);
    };
  }, [title, album, picture]);
}

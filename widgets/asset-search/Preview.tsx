import { useEffect, useRef } from 'react';
import type { Asset } from '#src/assets/asset.schema.ts';
import styles from './asset-search.module.css';

/** Ms for which a recording is heard: nothing that begins by itself sounds for longer (WCAG 1.4.2). */
const soundLife = 3000;

/** A file that a browser plays, by its ending. */
const played = /\.(?:mp4|m4v|webm|ogv|mp3|m4a|ogg|wav)(?:[?#]|$)/i;

/** Whether there is anything to play of an asset. */
export const isPlayed = ({ type, preview }: Asset): boolean =>
  (type === 'video' || type === 'audio') && preview !== undefined && played.test(preview);

/** Plays a film without sound, or the beginning of a recording, for as long as it is there. What cannot be played shows nothing. */
export function Preview({ asset: { type, preview } }: { readonly asset: Asset }) {
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);

  useEffect(() => {
    const { current } = media;
    if (!current) return undefined;
    // A browser may refuse what the visitor has not pressed.
    void Promise.resolve(current.play()).catch(() => {});
    const timer = type === 'audio' ? setTimeout(() => current.pause(), soundLife) : undefined;
    return () => {
      clearTimeout(timer);
      current.pause();
    };
  }, [type]);

  // oxlint-disable-next-line jsx-a11y/media-has-caption -- Only its beginning is heard.
  if (type === 'audio') return <audio ref={media} src={preview} preload="none" />;
  return (
    <video
      ref={media}
      className={styles['preview']}
      src={preview}
      preload="none"
      muted
      loop
      playsInline
      disableRemotePlayback
      aria-hidden="true"
      tabIndex={-1}
    />
  );
}

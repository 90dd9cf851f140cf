import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { pause as pauseGlyph, play as playGlyph } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePageVisible } from '#src/time/usePageVisible.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget-context.ts';
import { chooseVideo, type VideoReference } from './choose-video.ts';
import type { Ratio } from './Image.tsx';
import { useInView } from './useInView.ts';
import styles from './video.module.css';

interface Props {
  readonly video: VideoReference;
  /** What the film shows, for those who do not see it; the poster needs no words of its own. */
  readonly label: string;
  /** Names of the button that stops and starts a film which moves by itself. */
  readonly words: { readonly play: string; readonly pause: string };
  readonly ratio?: Ratio;
}

/** Whether the visitor's browser asks for little data; so it does until it can be asked. */
const useSavesData = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => (navigator as { connection?: { readonly saveData?: boolean } }).connection?.saveData === true,
    () => true,
  );

/**
 * A film in a box of fixed shape, its poster below it: until it plays, and for good where it fails. Off screen nothing
 * of it is fetched. One that starts by itself is muted, has a button to stop it (WCAG 2.2.2) and waits for that button
 * where a visitor wants less motion or less data, and while an author edits the page; it rests while it cannot be
 * seen. Any other has the browser's own controls.
 */
export function Video({ video, label, words, ratio = '16:9' }: Props) {
  const { url, cmsMode } = usePage();
  const sources = chooseVideo(video, url);
  const box = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const isNear = useInView(box, '200px');
  const isInView = useInView(box, '0px', true);
  const isPageVisible = usePageVisible();
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const savesData = useSavesData();
  const [failures, setFailures] = useState(0);
  const [isPosterBroken, setPosterBroken] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  /** What the visitor has decided by the button. */
  const [choice, setChoice] = useState<'play' | 'pause'>();

  const src = sources[failures];
  const movesByItself = video.autoplay;
  const startsByItself = !wantsStillness && !savesData && cmsMode !== 'author';
  const mayStart = choice === undefined ? startsByItself : choice === 'play';
  const isFetchable = isNear && src !== undefined;
  const playing = movesByItself && mayStart && isFetchable && isInView && isPageVisible ? src : undefined;

  useEffect(() => {
    const { current } = film;
    if (!current || !isFetchable) return undefined;
    current.src = src;
    return () => {
      // A film that has left the page goes on loading until it is told to stop.
      current.pause();
      current.removeAttribute('src');
      current.load();
    };
  }, [isFetchable, src]);

  useEffect(() => {
    const { current } = film;
    if (!current || playing === undefined) return undefined;
    // React writes `muted` as a property only, and a browser refuses a start with sound.
    current.muted = true;
    current.play().catch(({ name }: Error) => {
      if (name === 'NotAllowedError') setChoice('pause');
    });
    return () => current.pause();
  }, [playing]);

  useEffect(() => {
    if (!isPageVisible) film.current?.pause();
  }, [isPageVisible]);

  return (
    <div ref={box} className={styles['box']} data-ratio={ratio} data-playing={isPlaying || undefined}>
      {video.poster && !isPosterBroken && (
        <img
          className={styles['picture']}
          src={video.poster}
          alt={src === undefined ? label : ''}
          width={1600}
          height={900}
          loading="lazy"
          decoding="async"
          onError={() => setPosterBroken(true)}
        />
      )}
      {src !== undefined && (
        <video
          key={src}
          ref={film}
          className={styles['film']}
          aria-label={label || undefined}
          preload="none"
          controls={!movesByItself}
          muted={movesByItself}
          loop={video.autorerun}
          playsInline
          disablePictureInPicture={movesByItself}
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onEnded={() => {
            setPlaying(false);
            setChoice('pause');
          }}
          onError={() => setFailures((count) => count + 1)}
        >
          <track kind="captions" />
        </video>
      )}
      {movesByItself && src !== undefined && (
        <button
          type="button"
          className={styles['button']}
          onClick={() => setChoice(isPlaying ? 'pause' : 'play')}
        >
          <Icon glyph={isPlaying ? pauseGlyph : playGlyph} size={20} />
          <VisuallyHidden>{isPlaying ? words.pause : words.play}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { readValue } from '#src/schema/read.ts';
import { image as imageField, type ImageReference } from '#src/schema/common.schema.ts';
import { pause as pauseGlyph, play as playGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePageVisible } from '#src/time/usePageVisible.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { chooseVideo } from './choose-video.ts';
import type { VideoReference } from './video.schema.ts';
import { Image, type Ratio } from './Image.tsx';
import { useMediaMessages } from './messages.ts';
import { stopLoading } from './stop-loading.ts';
import { useInView } from './useInView.ts';
import { useSavesData } from './useSavesData.ts';
import styles from './video.module.css';

interface Props {
  readonly video: VideoReference;
  /** What the film shows, for those who do not see it; the poster needs no text of its own. */
  readonly label: string;
  readonly ratio?: Ratio;
  /** Stands in for the poster of a film that has none. */
  readonly image?: (ImageReference & { readonly drawing?: boolean }) | undefined;
  /** How wide the box is on screen, as in `sizes` of an img. */
  readonly sizes?: string;
  /** When the poster is fetched, as in `Image`. */
  readonly loading?: 'eager' | 'lazy';
  readonly isFirst?: boolean;
  /** False while a carousel shows something else: nothing of the film is fetched, and it rests. */
  readonly isShown?: boolean;
  /** It lies behind text: it has the button below in place of the browser's controls, which the text would cover. */
  readonly isBackdrop?: boolean;
}

/**
 * A film in a box of fixed shape, its poster below it: until it plays, and for good where it fails. Off screen nothing
 * of it is fetched. One that starts by itself is muted, has a button to stop it (WCAG 2.2.2) and waits for that button
 * where a visitor wants less motion or less data, and while an author edits the page; it rests while it cannot be
 * seen. Any other has the browser's own controls.
 */
export function Video({
  video,
  label,
  ratio = '16:9',
  image,
  sizes = '100vw',
  loading = 'lazy',
  isFirst = false,
  isShown = true,
  isBackdrop = false,
}: Props) {
  const { url, cmsMode } = usePage();
  const t = useMediaMessages();
  const sources = chooseVideo(video, url);
  const box = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const isNear = useInView(box, '200px');
  const isInView = useInView(box, '0px', true);
  const isPageVisible = usePageVisible();
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const savesData = useSavesData();
  const [failures, setFailures] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  /** What the visitor has decided by the button. */
  const [choice, setChoice] = useState<'play' | 'pause'>();

  const src = sources[failures];
  const { autoplay } = video;
  const hasButton = autoplay || isBackdrop;
  const startsByItself = autoplay && !wantsStillness && !savesData && cmsMode !== 'author';
  const mayStart = choice === undefined ? startsByItself : choice === 'play';
  const isFetchable = isNear && isShown && src !== undefined;
  const playing = hasButton && mayStart && isFetchable && isInView && isPageVisible ? src : undefined;
  const poster = video.poster ? readValue(imageField, { desktopImage: video.poster }) : image;

  useEffect(() => {
    const { current } = film;
    if (!current || !isFetchable) return undefined;
    current.src = src;
    return () => stopLoading(current);
  }, [isFetchable, src]);

  useEffect(() => {
    const { current } = film;
    if (!current || playing === undefined) return undefined;
    // React writes `muted` as a property only, and a browser refuses a start with sound.
    current.muted = autoplay;
    // Not every browser promises anything.
    Promise.resolve(current.play()).catch(({ name }: Error) => {
      if (name === 'NotAllowedError') setChoice('pause');
    });
    return () => current.pause();
  }, [playing, autoplay]);

  useEffect(() => {
    if (!isPageVisible) film.current?.pause();
  }, [isPageVisible]);

  return (
    <div ref={box} className={styles['box']} data-ratio={ratio} data-playing={isPlaying || undefined}>
      {poster && (
        <div className={styles['picture']}>
          <Image
            image={
              src === undefined ? { ...poster, alt: label || poster.alt } : { ...poster, decorative: true }
            }
            ratio="fill"
            sizes={sizes}
            loading={loading}
            isFirst={isFirst}
            isDrawing={poster === image && (image?.drawing ?? false)}
          />
        </div>
      )}
      {src !== undefined && (
        <video
          key={src}
          ref={film}
          className={styles['film']}
          aria-label={label || undefined}
          preload="none"
          controls={!hasButton}
          muted={autoplay}
          loop={video.autorerun}
          playsInline
          disablePictureInPicture={hasButton}
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
      {hasButton && src !== undefined && (
        <button
          form=""
          type="button"
          className={styles['button']}
          onClick={() => setChoice(isPlaying ? 'pause' : 'play')}
        >
          <Icon glyph={isPlaying ? pauseGlyph : playGlyph} size={20} />
          <VisuallyHidden>{t(isPlaying ? 'pauseFilm' : 'playFilm')}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}

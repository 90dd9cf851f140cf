import { useRef, type ReactNode } from 'react';
import { play as playGlyph } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useFullScreen } from '#src/media/useFullScreen.ts';
import { Link } from '#src/ui/Link.tsx';
import { useHydrated } from '#src/ui/useHydrated.ts';
import { usePlayerMessages } from './messages.ts';
import { PlayerBar, type Toggle } from './PlayerBar.tsx';
import styles from './player.module.css';
import type { Captions } from './useCaptions.ts';
import type { Playback } from './usePlayback.ts';
import { usePlayerKeys } from './usePlayerKeys.ts';

interface Props {
  readonly kind: 'film' | 'sound';
  /** What is played, of `usePlayback`. */
  readonly playback: Playback;
  /** Names the player. */
  readonly label: string;
  readonly speeds?: readonly number[];
  /** Of `useCaptions`. */
  readonly captions?: Captions | undefined;
  /** Whether the described film is played in place of the usual one. */
  readonly description?: Toggle | undefined;
  /** Shape of a film's box. */
  readonly aspect?: '16:9' | '9:16' | '1:1';
  /** Where the file itself can be had, for where it cannot be played. */
  readonly link?: string | undefined;
  /** Fills the box of a film until it plays. */
  readonly poster?: ReactNode;
}

const usualSpeeds = [0.75, 1, 1.25, 1.5] as const;

/**
 * A film or a sound with its controls and its keys (`usePlayerKeys`). Before it comes to life it has the browser's own.
 */
export function Player({
  kind,
  playback,
  label,
  speeds = usualSpeeds,
  captions,
  description,
  aspect = '16:9',
  link,
  poster,
}: Props) {
  const { media, src, preload, handlers, hasStarted, isPlaying, hasFailed, toggle } = playback;
  const t = usePlayerMessages();
  const isHydrated = useHydrated();
  const frame = useRef<HTMLDivElement>(null);
  const fullScreen = useFullScreen(frame, media);
  const isFilm = kind === 'film';

  /** A sound has no picture to show them on: its transcript follows by them. */
  const shownCaptions = isFilm ? captions : undefined;

  const onKeyDown = usePlayerKeys(playback, shownCaptions, isFilm ? fullScreen : undefined);

  const properties = { ...handlers, ref: media, src, preload, controls: !isHydrated, 'aria-label': label };
  const tracks = captions?.tracks.map(({ lang, src: address, label: name }) => (
    <track key={`${lang} ${address}`} kind="captions" srcLang={lang} src={address} label={name} />
  ));

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Keys of the controls in it.
    <div
      ref={frame}
      className={styles['player']}
      role="group"
      aria-label={label}
      data-kind={kind}
      data-ground={isFilm ? 'night' : undefined}
      data-live={isHydrated || undefined}
      onKeyDown={onKeyDown}
    >
      {isFilm ? (
        <div
          className={styles['stage']}
          data-aspect={aspect}
          data-started={(hasStarted && !hasFailed) || undefined}
        >
          {poster && <div className={styles['poster']}>{poster}</div>}
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Its captions are the author's. */}
          <video {...properties} className={styles['film']} tabIndex={-1} playsInline onClick={toggle}>
            {tracks}
          </video>
          {!isPlaying && src !== undefined && (
            <span className={styles['sign']}>
              <Icon glyph={playGlyph} />
            </span>
          )}
        </div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- Its transcript is the author's.
        <audio {...properties} className={styles['audio']}>
          {tracks}
        </audio>
      )}
      {hasFailed && (
        <div className={styles['trouble']} role="alert">
          <p>{t(isFilm ? 'failedFilm' : 'failedSound')}</p>
          {link && (
            <Link href={link} event={{ event: 'cta_click', clickText: t('openFile') }}>
              {t('openFile')}
            </Link>
          )}
        </div>
      )}
      <PlayerBar
        playback={playback}
        label={label}
        speeds={speeds}
        captions={shownCaptions}
        description={description}
        fullScreen={isFilm ? fullScreen : undefined}
      />
    </div>
  );
}

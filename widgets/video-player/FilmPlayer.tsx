import { useMemo, useState } from 'react';
import { nativeNameOf } from '#src/i18n/native-name.ts';
import { Chapters } from '#src/player/Chapters.tsx';
import { Player } from '#src/player/Player.tsx';
import { Transcript } from '#src/player/Transcript.tsx';
import { useCaptions } from '#src/player/useCaptions.ts';
import { usePlayback } from '#src/player/usePlayback.ts';
import { Poster } from './Poster.tsx';
import styles from './video-player.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly label: string;
  /** Addresses of the film, in the order in which they are tried. */
  readonly sources: readonly string[];
}

/** A film of the page's own, with what belongs to it. Where it cannot be played its transcript is open. */
export function FilmPlayer({ config, label, sources: usual }: Props) {
  const { video, audioDescriptionSrc, aspect, transcript } = config;
  const [isDescribed, setDescribed] = useState(false);
  const [isOpen, setOpen] = useState<boolean>();
  const tracks = useMemo(
    () =>
      distinct(config.captions, ({ lang, src }) => `${lang} ${src}`).map((track) => ({
        ...track,
        label: track.label || nativeNameOf(track.lang),
      })),
    [config.captions],
  );
  const chapters = useMemo(
    () =>
      distinct(config.chapters, ({ time, title }) => `${time} ${title}`).toSorted(
        (one, other) => one.time - other.time,
      ),
    [config.chapters],
  );
  const playback = usePlayback({
    title: label,
    // Without the described film the usual one goes on.
    sources: isDescribed && audioDescriptionSrc ? [audioDescriptionSrc, ...usual] : usual,
    autoplay: video?.autoplay,
    repeats: video?.autorerun,
  });
  const captions = useCaptions(playback, tracks);

  const description = audioDescriptionSrc
    ? {
        isOn: playback.src === audioDescriptionSrc,
        toggle() {
          playback.prepare({ plays: playback.isPlaying, at: playback.time });
          setDescribed(!isDescribed);
        },
      }
    : undefined;

  return (
    <div className={styles['body']} data-aspect={aspect}>
      <div className={styles['film']} data-aspect={aspect}>
        <Player
          kind="film"
          playback={playback}
          label={label}
          captions={captions}
          description={description}
          aspect={aspect}
          link={usual[0]}
          poster={video?.poster && <Poster address={video.poster} />}
        />
      </div>
      <div className={styles['extras']}>
        <Chapters chapters={chapters} playback={playback} />
        <Transcript
          html={transcript}
          cues={captions.cues}
          lang={captions.lang}
          time={playback.time}
          onSeek={playback.seek}
          isOpen={isOpen ?? playback.hasFailed}
          onToggle={setOpen}
        />
      </div>
    </div>
  );
}

/** A list without what repeats an earlier entry. */
const distinct = <Entry,>(entries: readonly Entry[], keyOf: (entry: Entry) => string): readonly Entry[] =>
  [...new Map(entries.toReversed().map((entry) => [keyOf(entry), entry])).values()].toReversed();

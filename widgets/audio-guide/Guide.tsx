import { useId, useRef, useState } from 'react';
import { Player } from '#src/player/Player.tsx';
import { Transcript } from '#src/player/Transcript.tsx';
import { useCaptions } from '#src/player/useCaptions.ts';
import { usePlayback } from '#src/player/usePlayback.ts';
import { exactly, useVisitorPoint } from '#src/geolocation/useVisitorPoint.ts';
import { Section } from '#src/section/Section.tsx';
import type { ItemWithLink } from '#src/ui/deep-link-items.ts';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import styles from './audio-guide.module.css';
import { fromPoint, isSomewhere } from './from-point.ts';
import type en from './messages/en.json';
import { NearestStop } from './NearestStop.tsx';
import { Playlist } from './Playlist.tsx';
import { ResumeOffer } from './ResumeOffer.tsx';
import { StopHead } from './StopHead.tsx';
import { textLanguage } from './stop-languages.ts';
import { useKeepPlace } from './useKeepPlace.ts';
import { useMediaSession } from './useMediaSession.ts';
import { useResume } from './useResume.ts';
import { useStopTracks } from './useStopTracks.ts';
import type { Config, Stop } from './widget.ts';

interface Props {
  readonly config: Config;
  /** At least one. */
  readonly stops: readonly ItemWithLink<Stop>[];
}

/** A guide: the chosen stop with its player and transcript, and beside it the list of all stops. */
export function Guide({ config, stops }: Props) {
  const { id, title, continueNext, speeds } = config;
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const { cmsMode } = usePage();
  const isAuthor = cmsMode === 'author';
  const section = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const [chosen, setChosen] = useState(0);
  const index = Math.min(chosen, stops.length - 1);
  const { key, item: stop } = stops[index] as ItemWithLink<Stop>;
  const resume = useResume(section, id, stops);
  const visitor = useVisitorPoint(exactly);

  const played = usePlayback({
    title: stop.title,
    sources: stop.src === undefined || isAuthor ? [] : [stop.src],
    onTime: (seconds) => resume.keep(index, seconds),
    onEnd() {
      resume.keep(index + 1, 0);
      if (continueNext && index + 1 < stops.length) choose(index + 1, true);
    },
  });
  useKeepPlace(played.media, (seconds) => resume.keep(index, seconds, true));
  // Most of a guide's recordings are never played: nothing of one is fetched before it is.
  const hasFailed = stop.src !== undefined && !isAuthor && played.hasFailed;
  const playback = { ...played, hasFailed, preload: 'none' } as const;
  const captions = useCaptions(playback, useStopTracks(stop));

  const choose = (next: number, plays: boolean, at?: number) => {
    if (next === index) {
      if (at !== undefined) playback.seek(at);
      if (plays && hasFailed) playback.retry();
      else if (plays && stop.src !== undefined) playback.play();
      return;
    }
    // One that is only read takes the address away, which stops nothing.
    if (stops[next]?.item.src === undefined) playback.pause();
    playback.prepare({ plays: plays && !isAuthor, at });
    setChosen(next);
  };
  const show = (next: number, plays: boolean, at?: number) => {
    choose(next, plays, at);
    // What was pressed may go; and what it has led to may be out of view.
    panel.current?.focus();
  };
  useMediaSession(playback.isPlaying ? { stop, guide: title } : undefined, (by) => {
    if (stops[index + by]) choose(index + by, true);
  });

  const distances = fromPoint(visitor.point, stops);
  const mustRead = stop.src === undefined || hasFailed;
  const [wantsText, setWantsText] = useState(false);
  /** The stop whose text was closed, though there is nothing else of it. */
  const [closed, setClosed] = useState<string>();
  const { offer } = resume;
  const [hasAnswered, setAnswered] = useState(false);
  const hasOffer = offer !== undefined && !hasAnswered && !playback.hasStarted && !isAuthor;
  const hasPlaces = stops.some(({ item }) => isSomewhere(item));

  return (
    <Section
      config={config}
      className={styles['section']}
      ref={section}
      label={t('guide')}
      head={{ space: 'close' }}
    >
      {(hasOffer || hasPlaces) && (
        <div className={styles['tools']}>
          {hasOffer && (
            <ResumeOffer
              offer={offer}
              onGoOn={() => {
                setAnswered(true);
                show(offer.index, true, offer.seconds);
              }}
            />
          )}
          {hasPlaces && (
            <NearestStop
              visitor={visitor}
              stops={stops}
              distances={distances}
              onGoTo={(nearest) => show(nearest, false)}
            />
          )}
        </div>
      )}
      <div className={styles['guide']}>
        <div ref={panel} className={styles['stop']} role="group" aria-labelledby={titleId} tabIndex={-1}>
          <StopHead id={titleId} stop={stop} number={index + 1} distance={distances[index]} />
          <div className={styles['listen']}>
            <div hidden={stop.src === undefined}>
              <Player
                kind="sound"
                playback={playback}
                label={stop.title}
                speeds={speeds}
                captions={captions}
              />
            </div>
            {hasFailed && (
              <div className={styles['retry']}>
                <Button look="stroke" size="small" onClick={playback.retry}>
                  {shared('tryAgain')}
                </Button>
              </div>
            )}
            <Transcript
              key={key}
              html={captions.cues.length > 0 ? '' : stop.transcript}
              cues={captions.cues}
              lang={textLanguage(stop)}
              time={playback.time}
              onSeek={(seconds) => choose(index, true, seconds)}
              isOpen={mustRead ? closed !== key : wantsText}
              onToggle={(isOpen) => (mustRead ? setClosed(isOpen ? undefined : key) : setWantsText(isOpen))}
            />
          </div>
        </div>
        {stops.length > 1 && (
          <Playlist
            stops={stops}
            current={index}
            isPlaying={playback.isPlaying}
            distances={distances}
            onPress={(next) => (next === index && playback.isPlaying ? playback.pause() : choose(next, true))}
          />
        )}
      </div>
    </Section>
  );
}

import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { stopLoading } from '#src/media/stop-loading.ts';
import { useInView } from '#src/media/useInView.ts';
import { useSavesData } from '#src/media/useSavesData.ts';
import { usePageVisible } from '#src/time/usePageVisible.ts';
import { useMediaQuery } from '#src/ui/useMediaQuery.ts';
import { usePage } from '#src/widget/context.ts';
import { endTurn, isOtherRunning, takeTurn } from './one-at-a-time.ts';
import { usePlayReports } from './usePlayReports.ts';

export interface PlaybackOptions {
  /** What analytics calls it. Another title is another film or sound, whose events are told anew. */
  readonly title: string;
  /** Addresses in the order in which they are tried. Others may follow: see `prepare`. */
  readonly sources: readonly string[];
  /** Second at which it begins. */
  readonly resumeAt?: number | undefined;
  /** Starts muted as it comes into view, unless the visitor wants less motion or less data, or an author edits the page. */
  readonly autoplay?: boolean | undefined;
  /** Begins anew at its end. */
  readonly repeats?: boolean | undefined;
  /** Is told the second that was reached, some four times a second, as it plays and where the visitor goes. */
  readonly onTime?: ((seconds: number) => void) | undefined;
  readonly onEnd?: (() => void) | undefined;
}

/** A film or a sound: how it stands, and what can be done with it. */
export interface Playback {
  /** For the `<video>` or `<audio>`, which must stay as long as the component does. */
  readonly media: RefObject<(HTMLVideoElement & HTMLAudioElement) | null>;
  /** The address that is played; undefined where all have failed. */
  readonly src: string | undefined;
  readonly preload: 'none' | 'metadata';
  readonly isPlaying: boolean;
  /** It has been played, by the visitor or by itself, and may stand still since. */
  readonly hasStarted: boolean;
  readonly time: number;
  /** In seconds; 0 while it is not known, and of what has no end. */
  readonly duration: number;
  readonly speed: number;
  readonly isMuted: boolean;
  /** None of the addresses can be played. */
  readonly hasFailed: boolean;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  seek: (seconds: number) => void;
  setSpeed: (speed: number) => void;
  setMuted: (isMuted: boolean) => void;
  /** Tries all addresses again, and plays. */
  retry: () => void;
  /** What happens with the next sources: call it together with the state that changes `sources`. */
  prepare: (next: { readonly plays: boolean; readonly at?: number | undefined }) => void;
  /** For the element: it follows what happens to it. */
  readonly handlers: MediaHandlers;
}

/** Properties of the `<video>` or `<audio>`. */
interface MediaHandlers {
  readonly onPlay: () => void;
  readonly onPause: () => void;
  readonly onEnded: () => void;
  readonly onTimeUpdate: () => void;
  readonly onSeeking: () => void;
  readonly onLoadedMetadata: () => void;
  readonly onDurationChange: () => void;
  readonly onRateChange: () => void;
  readonly onVolumeChange: () => void;
  readonly onError: () => void;
}

const atRest = { isPlaying: false, hasStarted: false, time: 0, duration: 0, speed: 1, isMuted: false };

/**
 * Plays one film or sound: whoever starts pauses the others of the page. Nothing of it is fetched before it is near, and
 * with little data to spend not before it is played. It reports `media_play`, `media_progress` and `media_complete`, each
 * once until it is played anew. Spread its parts on an element (`Player` does).
 */
export function usePlayback(options: PlaybackOptions): Playback {
  const { title, sources, resumeAt = 0, autoplay = false, repeats = false, onTime, onEnd } = options;
  const { cmsMode } = usePage();
  const media = useRef<HTMLVideoElement & HTMLAudioElement>(null);
  const [state, setState] = useState(atRest);
  const [failed, setFailed] = useState<readonly string[]>([]);
  /** How the next source begins. */
  const next = useRef({ plays: false, at: resumeAt });
  const isNear = useInView(media, '200px');
  const isInView = useInView(media, '0px', true);
  const isPageVisible = usePageVisible();
  const wantsStillness = useMediaQuery('(prefers-reduced-motion: reduce)', true);
  const savesData = useSavesData();
  const reports = usePlayReports(title);

  const isAuthoring = cmsMode === 'author';
  const src = sources.find((source) => !failed.includes(source));
  const startsByItself =
    autoplay && isInView && isPageVisible && !wantsStillness && !savesData && !isAuthoring;

  const follow = () => {
    const { current } = media;
    if (!current) return;
    const { paused, currentTime, duration, playbackRate, muted } = current;
    setState(({ hasStarted }) => ({
      isPlaying: !paused,
      hasStarted: hasStarted || !paused,
      // Until it knows how long it is, a browser may not say where it will begin.
      time: currentTime || next.current.at,
      duration: Number.isFinite(duration) ? duration : 0,
      speed: playbackRate,
      isMuted: muted,
    }));
  };

  /** The visitor has pressed something: from then on nothing starts or rests by itself. */
  const chosen = useRef(false);

  const start = () => {
    const { current } = media;
    if (!current) return;
    // Not every browser promises anything; a refusal leaves it paused, and an address that fails is heard as an error.
    void Promise.resolve(current.play()).catch(() => follow());
  };
  const play = () => {
    chosen.current = true;
    start();
  };
  const pause = () => {
    chosen.current = true;
    media.current?.pause();
  };
  const retry = () => {
    chosen.current = true;
    next.current.plays = true;
    setFailed([]);
  };
  const seek = (seconds: number) => {
    const { current } = media;
    if (!current) return;
    const end = Number.isFinite(current.duration) ? current.duration : Infinity;
    const to = Math.min(end, Math.max(0, seconds));
    next.current.at = current.readyState === 0 ? to : 0;
    current.currentTime = to;
    follow();
    onTime?.(to);
  };

  const applySource = useEffectEvent((current: HTMLMediaElement) => {
    // React writes it once: an effect that ran twice has taken it away.
    if (src !== undefined && !current.hasAttribute('src')) current.src = src;
    follow();
    if (next.current.plays) start();
  });
  useEffect(() => {
    const { current } = media;
    if (current && src !== undefined) applySource(current);
  }, [src]);

  useEffect(() => {
    const { current } = media;
    return () => {
      if (!current) return;
      endTurn(current);
      stopLoading(current);
    };
  }, []);

  const startOrRest = useEffectEvent((isToStart: boolean) => {
    const { current } = media;
    if (!current || chosen.current) return;
    if (!isToStart) {
      if (state.hasStarted) current.pause();
    } else if (!isOtherRunning(current)) {
      // A browser lets nothing start by itself that is heard.
      current.muted = true;
      start();
    }
  });
  useEffect(() => startOrRest(startsByItself), [startsByItself]);

  return {
    ...state,
    // A browser calls one that has failed no paused one.
    isPlaying: state.isPlaying && src !== undefined,
    media,
    src,
    preload: isNear && !savesData && !isAuthoring ? 'metadata' : 'none',
    hasFailed: src === undefined,
    play,
    pause,
    // When nothing could be played, the pressed button tries again and keeps the focus.
    toggle: () => (src === undefined ? retry() : media.current?.paused ? play() : pause()),
    seek,
    setSpeed(speed) {
      const { current } = media;
      if (!current) return;
      // The next source has it, too.
      current.defaultPlaybackRate = speed;
      current.playbackRate = speed;
      follow();
    },
    setMuted(isMuted) {
      chosen.current = true;
      if (media.current) media.current.muted = isMuted;
      follow();
    },
    retry,
    prepare({ plays, at = 0 }) {
      next.current = { plays, at };
    },
    handlers: {
      onPlay() {
        if (media.current) takeTurn(media.current);
        next.current.plays = true;
        reports.played(chosen.current ? 'user' : 'auto');
        follow();
      },
      onPause() {
        next.current.plays = false;
        follow();
      },
      onEnded() {
        reports.ended(repeats);
        if (repeats) return start();
        next.current = { plays: false, at: 0 };
        follow();
        onEnd?.();
      },
      onTimeUpdate() {
        const { current } = media;
        if (!current) return;
        reports.reached(current.currentTime / current.duration);
        follow();
        if (current.currentTime > 0) onTime?.(current.currentTime);
      },
      onSeeking: follow,
      onLoadedMetadata() {
        const { current } = media;
        const { at } = next.current;
        if (current && at > 0 && at < current.duration) current.currentTime = at;
        next.current.at = 0;
        follow();
      },
      onDurationChange: follow,
      onRateChange: follow,
      onVolumeChange: follow,
      onError() {
        if (src === undefined) return;
        next.current.at ||= media.current?.currentTime ?? 0;
        setFailed((before) => [...before, src]);
      },
    },
  };
}

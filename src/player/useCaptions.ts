import { useEffect, useState } from 'react';
import { usePage } from '#src/widget/context.ts';
import type { Playback } from './usePlayback.ts';

/** What is said in a film, in one language, as a WebVTT file. */
export interface CaptionTrack {
  readonly lang: string;
  readonly src: string;
  readonly label: string;
}

/** One line of a track. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The captions of a film, and which of them are shown. */
export interface Captions {
  readonly tracks: readonly CaptionTrack[];
  /** Index of the track that is shown; -1 for none. */
  readonly shown: number;
  /** Indices of tracks that could not be had. */
  readonly failed: ReadonlySet<number>;
  readonly show: (index: number) => void;
  /** Shows those of the page's language, or the last that were shown; or none. */
  readonly toggle: () => void;
  /** Lines of the track that is shown, else of the page's language, else of the first; none until they have come. */
  readonly cues: readonly Cue[];
  /** Language of these lines. */
  readonly lang: string | undefined;
}

const none: readonly Cue[] = [];

/** Two tags name the same language, whatever else they say. */
const isSameLanguage = (one: string, other: string) =>
  one.split('-')[0]?.toLowerCase() === other.split('-')[0]?.toLowerCase();

/**
 * Chooses captions: at first those of the page's language. A file is fetched when the film is near and its captions are
 * wanted; one that cannot be had is offered no more, and the film goes on.
 */
export function useCaptions(
  { media, preload, hasStarted }: Playback,
  tracks: readonly CaptionTrack[],
): Captions {
  const { language } = usePage();
  const own = tracks.findIndex(({ lang }) => isSameLanguage(lang, language));
  const [chosen, setChosen] = useState<number>();
  const [last, setLast] = useState<number>();
  /** Both by the address of a track: what is played may change, and its tracks with it. */
  const [failedSources, setFailedSources] = useState<ReadonlySet<string>>(new Set());
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly Cue[]>>(new Map());
  const failed = new Set(tracks.flatMap(({ src }, index) => (failedSources.has(src) ? [index] : [])));
  const isWanted = hasStarted || preload !== 'none';
  const wanted = chosen ?? own;
  const shown = failed.has(wanted) ? -1 : wanted;
  /** The lines are read beside the film even where none are shown on it, in whatever language there are. */
  const read = shown < 0 ? (last ?? Math.max(0, own)) : shown;

  useEffect(() => {
    const { current } = media;
    if (!current) return undefined;
    const sourceOf = ({ target }: Event) =>
      target instanceof HTMLTrackElement ? target.getAttribute('src') : null;
    const onError = (event: Event) => {
      const source = sourceOf(event);
      if (source !== null) setFailedSources((before) => new Set(before).add(source));
    };
    const onLoad = (event: Event) => {
      const source = sourceOf(event);
      if (source === null) return;
      // The event forgets its target before React asks.
      const cues = cuesOf(event.target as HTMLTrackElement);
      setLoaded((before) => new Map(before).set(source, cues));
    };
    // Neither of them bubbles.
    current.addEventListener('error', onError, true);
    current.addEventListener('load', onLoad, true);
    return () => {
      current.removeEventListener('error', onError, true);
      current.removeEventListener('load', onLoad, true);
    };
  }, [media]);

  useEffect(() => {
    const { current } = media;
    return () => {
      // Chromium keeps a film that has gone as long as lines of it may be shown.
      current?.querySelectorAll('track').forEach(({ track }) => {
        if (track) track.mode = 'disabled';
      });
    };
  }, [media]);

  const shownSource = tracks[shown]?.src;
  const readSource = tracks[read]?.src;
  useEffect(() => {
    media.current?.querySelectorAll('track').forEach((element) => {
      const source = element.getAttribute('src');
      const { track } = element;
      // Some browsers without films have none.
      if (!track) return;
      if (!isWanted) track.mode = 'disabled';
      else track.mode = source === shownSource ? 'showing' : source === readSource ? 'hidden' : 'disabled';
    });
  }, [media, shownSource, readSource, isWanted]);

  const show = (index: number) => {
    setChosen(index);
    if (index >= 0) setLast(index);
  };
  return {
    tracks,
    shown,
    failed,
    show,
    toggle: () =>
      show(shown >= 0 ? -1 : ([last ?? own, own, 0].find((index) => index >= 0 && !failed.has(index)) ?? -1)),
    cues: loaded.get(tracks[read]?.src ?? '') ?? none,
    lang: tracks[read]?.lang,
  };
}

/** Lines of a track that has come, without the marks of speakers and of voices. */
const cuesOf = ({ track }: HTMLTrackElement): readonly Cue[] =>
  [...(track.cues ?? [])].map((cue) => ({
    start: cue.startTime,
    end: cue.endTime,
    text: (cue as VTTCue).getCueAsHTML().textContent.trim(),
  }));

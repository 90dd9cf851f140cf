import { useMemo } from 'react';
import type { CaptionTrack } from '#src/player/useCaptions.ts';
import { usePage } from '#src/widget/context.ts';
import { textLanguage } from './stop-languages.ts';
import type { Stop } from './widget.ts';

/** The timed transcript of a stop as a track of its recording. */
export function useStopTracks(stop: Stop): readonly CaptionTrack[] {
  const { language } = usePage();
  const { src, cues, title } = stop;
  const lang = textLanguage(stop) ?? language;
  return useMemo(
    () => (src === undefined || cues === undefined ? [] : [{ lang, src: cues, label: title }]),
    [src, cues, lang, title],
  );
}

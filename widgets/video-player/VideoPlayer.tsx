import { useMemo } from 'react';
import { chooseVideo } from '#src/media/choose-video.ts';
import { Transcript } from '#src/player/Transcript.tsx';
import { Section } from '#src/section/Section.tsx';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { usePage } from '#src/widget/context.ts';
import type { WidgetProps } from '#src/widget/definition.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { FilmLink } from './FilmLink.tsx';
import { FilmPlayer } from './FilmPlayer.tsx';
import type en from './messages/en.json';
import { usePlaysStreams } from './usePlaysStreams.ts';
import styles from './video-player.module.css';
import { useVideoId } from './useVideoId.ts';
import type widget from './widget.ts';

/** Fetched for films that others host. Until then, and where it stays away, their poster and a link stand in its place. */
const HostedFilm = lazyComponent(async () => (await import('./HostedFilm.tsx')).HostedFilm, FilmLink);

/** Where visitors watch a hosted film outside the page. */
const watchAddresses = { youtube: 'https://youtu.be/', vimeo: 'https://vimeo.com/' } as const;

/**
 * A film with captions, chapters and transcript. One of a provider is shown behind its consent; one that the browser does not
 * play, or of a provider that nobody knows, has a link.
 */
export function VideoPlayer({ config }: WidgetProps<typeof widget>) {
  const { title, video, provider, transcript, aspect } = config;
  const { url } = usePage();
  const t = useMessages<typeof en>();
  const sources = useMemo(() => (video ? chooseVideo(video, url) : []), [video, url]);
  const host = provider === 'youtube' || provider === 'vimeo' ? provider : undefined;
  const videoId = useVideoId(host && config.videoId);
  const playsStreams = usePlaysStreams();

  const hosted = host && videoId ? { host, videoId } : undefined;
  const link = hosted ? watchAddresses[hosted.host] + hosted.videoId : sources[0];
  // A refused id leaves what stands beside the film.
  if (link === undefined && !(host && config.videoId && (video?.poster || transcript))) return null;

  const isPlayed = !host && (provider === 'file' || (provider === 'hls' && playsStreams));
  const label = title || t('film');
  const film = { label, link, poster: video?.poster, aspect };
  return (
    <Section config={config} label={label} className={styles['section']}>
      {isPlayed ? (
        <FilmPlayer config={config} label={label} sources={sources} />
      ) : (
        <>
          {hosted ? <HostedFilm {...film} {...hosted} /> : <FilmLink {...film} />}
          <Transcript html={transcript} />
        </>
      )}
    </Section>
  );
}

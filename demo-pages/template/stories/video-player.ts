import { attributes, escape } from '../../html.ts';
import type { PageOptions } from '../../options.ts';

/** The film as its author wrote it, as far as the CMS shows it. */
interface Film {
  readonly title: string;
  readonly description: string;
  readonly video: { readonly videoFileReference: string; readonly poster: string };
  readonly captions: readonly { readonly lang: string; readonly src: string; readonly label: string }[];
  readonly chapters: readonly { readonly time: number; readonly title: string }[];
  readonly transcript: string;
}

/** The film with the browser's own controls, its chapters and its transcript. */
export function fallback(film: Film, { language }: Pick<PageOptions, 'language'>): string {
  const { title, description, video, captions, chapters, transcript } = film;
  const tracks = captions.map(
    ({ lang, src, label }) =>
      `<track${attributes({ kind: 'captions', srclang: lang, src, label, default: lang === language || undefined })}>`,
  );
  const marks = attributes({
    class: 'site-film',
    controls: true,
    preload: 'none',
    src: video.videoFileReference,
    poster: video.poster,
    width: '1280',
    height: '720',
    'aria-label': title,
  });
  return `<section class="site-column">
    <div class="site-section">
      <div class="site-head">
        <div><h2>${escape(title)}</h2><p>${escape(description)}</p></div>
      </div>
      <video${marks}>${tracks.join('')}</video>
      <ol>${chapters.map((chapter) => `<li>${escape(chapter.title)}</li>`).join('')}</ol>
      ${transcript}
    </div>
  </section>`;
}

import { ConsentFrame } from '#src/embeds/ConsentFrame.tsx';
import { hostedFilm } from '#src/embeds/embed-of.ts';
import { image } from '#src/schema/common.schema.ts';
import { readValue } from '#src/schema/read.ts';
import { usePage } from '#src/widget/context.ts';
import { FilmLink, type Still } from './FilmLink.tsx';
import styles from './video-player.module.css';

interface Props extends Still {
  readonly host: 'youtube' | 'vimeo';
  readonly videoId: string;
}

/** A film that others host: nothing is asked of them before the visitor has pressed its button, whatever they allow. */
export function HostedFilm({ host, videoId, ...still }: Props) {
  const { label, poster, aspect } = still;
  const embed = hostedFilm(host, videoId, usePage());
  if (!embed) return <FilmLink {...still} />;
  return (
    <div className={styles['film']} data-aspect={aspect}>
      <ConsentFrame
        embed={embed}
        title={label}
        ratio={aspect}
        waitsForPress
        poster={poster ? readValue(image, { desktopImage: poster, decorative: true }) : undefined}
      />
    </div>
  );
}

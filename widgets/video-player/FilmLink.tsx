import { play } from '#src/icon/common-glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import { Poster } from './Poster.tsx';
import styles from './video-player.module.css';
import type { Config } from './widget.ts';

/** A film as it is shown where it is not played. */
export interface Still {
  readonly label: string;
  /** Where it can be watched; none where its author named no right place. */
  readonly link: string | undefined;
  readonly poster: string | undefined;
  readonly aspect: Config['aspect'];
}

/** The poster of a film, and a link to it. */
export function FilmLink({ label, link, poster, aspect }: Still) {
  const t = useMessages<typeof en>();
  const words = t('watch');
  return (
    <div className={styles['still']} data-aspect={aspect} data-ground="night">
      {poster && (
        <div className={styles['picture']}>
          <Poster address={poster} />
        </div>
      )}
      {link !== undefined && (
        <Button href={link} icon={play} event={{ event: 'cta_click', clickText: `${words}: ${label}` }}>
          {words}
        </Button>
      )}
    </div>
  );
}

import styles from './image-gallery.module.css';
import type { GalleryPicture } from './pictures.ts';

interface Props {
  readonly picture: GalleryPicture;
  /** Where what stands around it has another direction than the page. */
  readonly dir?: 'ltr' | 'rtl';
}

/** Caption and credit of a picture; nothing where there is neither. */
export const Words = ({ picture: { caption, credit }, dir }: Props) =>
  caption || credit ? (
    <figcaption className={styles['words']} dir={dir}>
      {caption && <p>{caption}</p>}
      {credit && <p className={styles['credit']}>{credit}</p>}
    </figcaption>
  ) : null;

import styles from './image-gallery.module.css';
import type { GalleryPicture } from './pictures.ts';

/** Caption and credit of a picture; nothing where there is neither. */
export const Words = ({ picture: { caption, credit } }: { readonly picture: GalleryPicture }) =>
  caption || credit ? (
    <figcaption className={styles['words']}>
      {caption && <p>{caption}</p>}
      {credit && <p className={styles['credit']}>{credit}</p>}
    </figcaption>
  ) : null;

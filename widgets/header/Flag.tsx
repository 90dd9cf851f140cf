import { chooseImage } from '#src/media/choose-image.ts';
import styles from './flag.module.css';
import type { LanguageItem } from './widget.ts';

/** The picture that an author gave a language; its name stands beside it. */
export function Flag({ image }: { readonly image: NonNullable<LanguageItem['image']> }) {
  const picture = chooseImage(image);
  return picture ? <img className={styles['flag']} src={picture.src} alt="" width={24} height={24} /> : null;
}

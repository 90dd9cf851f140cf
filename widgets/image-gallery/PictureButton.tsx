import type { Ref } from 'react';
import { FramedPicture } from './FramedPicture.tsx';
import styles from './image-gallery.module.css';
import type { GalleryPicture } from './pictures.ts';

interface Props {
  readonly picture: GalleryPicture;
  readonly ratio: '1:1' | '4:3' | 'fill';
  /** How wide it is drawn, as in `sizes` of an img. */
  readonly sizes: string;
  readonly ref: Ref<HTMLButtonElement>;
  readonly onOpen: () => void;
}

/** A picture that opens in large. */
export const PictureButton = ({ picture, ratio, sizes, ref, onOpen }: Props) => (
  <button
    ref={ref}
    form=""
    type="button"
    className={styles['button']}
    aria-haspopup="dialog"
    onClick={onOpen}
  >
    <FramedPicture picture={picture} ratio={ratio} frameRatio={ratio} sizes={sizes} isLabel />
  </button>
);

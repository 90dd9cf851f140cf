import type { ReactNode } from 'react';
import { SlideRow } from '#src/slider/SlideRow.tsx';
import styles from './image-gallery.module.css';
import type { GalleryPicture } from './pictures.ts';

interface Props {
  readonly pictures: readonly GalleryPicture[];
  /** Names it. */
  readonly label: string;
  /** Its arrows stand beside the head of the section. */
  readonly isUnderHead: boolean;
  /** The picture that is shown, counted from 0. */
  readonly index: number;
  /** The visitor has moved to another picture. */
  readonly onShow: (index: number) => void;
  readonly children: (picture: GalleryPicture, index: number) => ReactNode;
}

/** One large picture and the beginning of the next, by arrows, bullets and swipes. */
export const PictureCarousel = ({ pictures, label, isUnderHead, index, onShow, children }: Props) => (
  <SlideRow
    label={label}
    slides={pictures.map((picture, place) => ({
      key: picture.key,
      label: picture.name,
      content: children(picture, place),
    }))}
    perView={{ desktop: 1.25, tablet: 1.25, mobile: 1.15 }}
    isUnderHead={isUnderHead}
    index={index}
    onIndexChange={onShow}
    className={styles['carousel']}
  />
);

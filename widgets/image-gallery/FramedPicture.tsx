import { useRef, useState, type RefObject } from 'react';
import { Image, type Ratio } from '#src/media/Image.tsx';
import { useInView } from '#src/media/useInView.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
import styles from './image-gallery.module.css';
import type { GalleryPicture } from './pictures.ts';
import { useCmsPicture } from './useCmsPicture.ts';
import { useIsPrinted } from './useIsPrinted.ts';

interface Props {
  readonly picture: GalleryPicture;
  readonly ratio: Ratio;
  /** Shape of the frame, where it gives the picture its own. */
  readonly frameRatio?: '1:1' | '4:3' | 'fill' | undefined;
  /** How wide it is drawn, as in `sizes` of an img. */
  readonly sizes: string;
  /** It names a button: the picture says nothing, and its name is read. Else the picture has its own words. */
  readonly isLabel?: boolean;
}

/**
 * A picture in its frame. The CMS's own stays over it until it is decoded; its name is seen where all its files fail, and
 * never before.
 */
export function FramedPicture({ picture, ratio, frameRatio, sizes, isLabel = false }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNear(frame);
  const before = useCmsPicture(frame, picture);
  const words = isLabel ? { decorative: true } : { alt: picture.text };
  return (
    <span ref={frame} className={styles['frame']} data-ratio={frameRatio}>
      {(isNear || !isLabel) && <Image image={{ ...picture.image, ...words }} ratio={ratio} sizes={sizes} />}
      {before && <img className={styles['cms']} src={before} alt="" decoding="sync" />}
      <span className={styles['missing']} aria-hidden={!isLabel || undefined}>
        {picture.name}
      </span>
    </span>
  );
}

/**
 * Whether an element is at most a screen away, or printed; a browser's own `loading="lazy"` asks for pictures up to 2,500 px
 * ahead. What a server wrote has its pictures from the start: they are there without script, too.
 */
function useNear(element: RefObject<HTMLElement | null>): boolean {
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const isInView = useInView(element, '100% 0%');
  const isPrinted = useIsPrinted();
  return wasServed || isInView || isPrinted;
}

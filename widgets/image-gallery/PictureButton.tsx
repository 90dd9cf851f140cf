import { useRef, useState, type Ref } from 'react';
import { Image } from '#src/media/Image.tsx';
import { useInView } from '#src/media/useInView.ts';
import { useHydrated } from '#src/ui/useHydrated.ts';
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

/** A picture that opens in large. Where its file fails, its name stands in its place. */
export function PictureButton({ picture, ratio, sizes, ref, onOpen }: Props) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNear(frame);
  return (
    <button ref={ref} type="button" className={styles['button']} aria-haspopup="dialog" onClick={onOpen}>
      <span ref={frame} className={styles['frame']} data-ratio={ratio}>
        {isNear && <Image image={{ ...picture.image, decorative: true }} ratio={ratio} sizes={sizes} />}
        <span className={styles['missing']}>{picture.name}</span>
      </span>
    </button>
  );
}

/**
 * Whether an element is at most a screen away; a browser's own `loading="lazy"` asks for pictures up to 2,500 px ahead. What a
 * server wrote has its pictures from the start: they are there without script, too.
 */
function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const isHydrated = useHydrated();
  const [wasServed] = useState(!isHydrated);
  const isInView = useInView(element, '100% 0%');
  return wasServed || isInView;
}

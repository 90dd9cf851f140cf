import { useEffect, useState } from 'react';
import { createElement } from '#src/page/dom.ts';

/** Size of a picture in px. */
interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** How far from 2:1 a panorama may be. */
const tolerance = 0.02;

/** Whether a picture is so far from twice as wide as high that a sphere of it looks wrong. */
export const isWrongRatio = ({ width, height }: PictureSize): boolean =>
  Math.abs(width / height / 2 - 1) > tolerance;

/**
 * The size of a panorama that is not twice as wide as high, for its author.
 *
 * @param src undefined where nobody wants to know
 */
export function useWrongRatio(src: string | undefined): PictureSize | undefined {
  const [size, setSize] = useState<PictureSize>();
  useEffect(() => {
    if (src === undefined) return undefined;
    const image = createElement('img');
    image.addEventListener('load', () => setSize({ width: image.naturalWidth, height: image.naturalHeight }));
    image.src = src;
    return () => {
      setSize(undefined);
      image.removeAttribute('src');
    };
  }, [src]);
  return size && isWrongRatio(size) ? size : undefined;
}

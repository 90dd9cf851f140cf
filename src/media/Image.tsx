import { useLayoutEffect, useRef, useState } from 'react';
import type { ImageReference } from '#src/schema/common.schema.ts';
import { chooseImage, type Picture } from './choose-image.ts';
import styles from './image.module.css';

/** Shape of the box; `fill` takes the shape of what stands around it. */
export type Ratio = '1:1' | '4:3' | '16:9' | 'fill';

interface Props {
  readonly image: ImageReference;
  readonly ratio?: Ratio;
  /** How wide the box is on screen, as in `sizes` of an img. */
  readonly sizes?: string;
  /** `eager` for what is in view at once. */
  readonly loading?: 'eager' | 'lazy';
  /**
   * The picture that a visitor sees first: asked for before all others, and drawn in the same frame as what stands around
   * it, so that it takes the place of the CMS's own without a flash.
   */
  readonly isFirst?: boolean;
  /** A drawing, which mirrors on right-to-left pages; a photograph only moves its focal point. */
  readonly isDrawing?: boolean;
}

/** Size of the file that a browser reckons with until it knows better, in px. */
const sizesByRatio = {
  '1:1': [900, 900],
  '4:3': [1200, 900],
  '16:9': [1600, 900],
  fill: [1600, 900],
} as const;

/**
 * A picture in a box of fixed shape: what loads late, or never, moves nothing (trust, row 15). Where it fails the
 * author's stand-in is shown, and where that fails, too, the quiet box remains.
 */
export function Image({
  image,
  ratio = '4:3',
  sizes = '100vw',
  loading = 'lazy',
  isFirst = false,
  isDrawing = false,
}: Props) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const element = useRef<HTMLImageElement>(null);
  const picture = chooseUnfailed(image, failed);
  const src = picture?.src;
  const alt = image.decorative ? '' : image.alt;
  const [width, height] = sizesByRatio[ratio];

  useLayoutEffect(() => {
    // Server-rendered, it may have failed before anybody listened. A drawing without a size of its own measures 0, too.
    const { current } = element;
    if (src && current?.complete && current.naturalWidth === 0 && !/\.svg\b/.test(src)) {
      setFailed((before) => [...before, src]);
    }
  }, [src]);

  return (
    <div
      className={styles['box']}
      data-ratio={ratio}
      {...(!picture && alt !== '' && { role: 'img', 'aria-label': alt })}
    >
      {picture && (
        <picture>
          {picture.sources.map(({ srcSet, media, sizes: own }) => (
            <source key={`${media} ${srcSet}`} srcSet={srcSet} media={media} sizes={own ?? sizes} />
          ))}
          <img
            key={src}
            ref={element}
            className={styles['image']}
            src={src}
            srcSet={picture.srcSet}
            sizes={picture.srcSet && sizes}
            alt={alt}
            width={width}
            height={height}
            loading={isFirst ? 'eager' : loading}
            fetchPriority={isFirst ? 'high' : undefined}
            decoding={isFirst ? 'sync' : 'async'}
            data-drawing={isDrawing || undefined}
            onError={() => src && setFailed((before) => [...before, src])}
          />
        </picture>
      )}
    </div>
  );
}

function chooseUnfailed(image: ImageReference, failed: readonly string[]): Picture | undefined {
  const picture = chooseImage(image);
  if (!picture || !failed.includes(picture.src)) return picture;
  const { defaultImage } = image;
  return defaultImage && !failed.includes(defaultImage) ? { sources: [], src: defaultImage } : undefined;
}

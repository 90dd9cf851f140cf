import { useLayoutEffect, useRef } from 'react';
import { Image } from '#src/media/Image.tsx';
import type { ImageReference } from '#src/schema/common.schema.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './panorama-viewer.module.css';

interface Props {
  readonly image: ImageReference;
}

/** A panorama as a flat strip, scrolled sideways where it is wider than its box; it begins in the middle. */
export function FlatPicture({ image }: Props) {
  const t = useMessages<typeof en>();
  const { direction } = usePage();
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = strip;
    const flow = direction === 'rtl' ? -1 : 1;
    if (current) current.scrollLeft = (flow * (current.scrollWidth - current.clientWidth)) / 2;
  }, [direction]);
  return (
    // A keyboard scrolls what has the focus.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={strip} className={styles['strip']} role="region" aria-label={t('flatPicture')} tabIndex={0}>
      <div className={styles['whole']}>
        <Image image={image} ratio="fill" sizes="200vw" />
      </div>
    </div>
  );
}

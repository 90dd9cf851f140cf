import { useLayoutEffect, useRef, useState } from 'react';
import { chevron } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { FramedPicture } from './FramedPicture.tsx';
import styles from './image-gallery.module.css';
import type en from './messages/en.json';
import type { GalleryPicture } from './pictures.ts';
import { Words } from './Words.tsx';

interface Props {
  readonly before: GalleryPicture;
  readonly after: GalleryPicture;
}

/**
 * Two pictures on each other, and a divider that visitors move (APG: slider). Left and right mean the same in all languages:
 * the first picture is on the left.
 */
export function Comparison({ before, after }: Props) {
  const { direction } = usePage();
  const t = useMessages<typeof en>();
  const frame = useRef<HTMLDivElement>(null);
  const [percent, setPercent] = useState(50);
  useLayoutEffect(() => {
    frame.current?.style.setProperty('--tourism-gallery-divider', `${percent}%`);
  }, [percent]);

  const names = { before: before.name, after: after.name };
  return (
    <div className={styles['comparison']} dir="ltr">
      <div ref={frame} className={styles['pair']}>
        {[after, before].map((picture) => (
          <div key={picture.key} className={styles[picture === before ? 'before' : 'after']}>
            <FramedPicture
              picture={picture}
              ratio="fill"
              frameRatio="fill"
              sizes="(min-width: 1440px) 1440px, 100vw"
            />
          </div>
        ))}
        <input
          form=""
          className={styles['range']}
          type="range"
          min={0}
          max={100}
          value={percent}
          aria-label={t('compare', names)}
          aria-valuetext={t('compared', { percent, ...names })}
          onChange={({ currentTarget }) => setPercent(Number(currentTarget.value))}
        />
        <span className={styles['divider']}>
          <span className={styles['handle']}>
            <Icon glyph={chevron} size={16} />
            <Icon glyph={chevron} size={16} />
          </span>
        </span>
      </div>
      <div className={styles['sides']}>
        {[before, after].map((picture) => (
          <figure key={picture.key}>
            <Words picture={picture} dir={direction} />
          </figure>
        ))}
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { pictureAt } from '#src/cards/item.ts';
import { play } from '#src/icon/common-glyphs.ts';
import { download, image, lock, video } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import type { Asset } from './asset.schema.ts';
import styles from './asset-tile.module.css';
import type { Kept } from './licence.ts';
import { useAssetMessages } from './messages.ts';
import { assetPixels, assetSize } from './size.ts';

/** As much of an asset as its tile shows. */
type Shown = Pick<Asset, 'id' | 'title' | 'type' | 'thumbnail' | 'bytes' | 'licence'> &
  Partial<Pick<Asset, 'width' | 'height'>>;

interface Props {
  readonly asset: Shown;
  /** Address of its own page; without one its title is no link. */
  readonly href: string | undefined;
  /** Level of its heading in the outline of the page. */
  readonly level: HeadingLevel;
  /** Its place in its list, from 1, which a click reports. */
  readonly position: number;
  /** Picture above its words, beside them, or behind them, in the shape of what stands around it. */
  readonly look?: 'tile' | 'row' | 'mosaic' | undefined;
  /** Why it may not be chosen. */
  readonly kept?: Kept | undefined;
  /** Whether it is selected, for the eye alone. */
  readonly isSelected?: boolean | undefined;
  /** A control of 44 px at the start of its picture, as a checkbox. */
  readonly start?: ReactNode;
  /** A control of 44 px at the end of its picture, as a heart. */
  readonly end?: ReactNode;
  /** Lies over its picture and lets the press through, as a film that plays without sound. */
  readonly preview?: ReactNode;
  /** Links and controls under its words. */
  readonly foot?: ReactNode;
}

const glyphs = { image, video, audio: play, document: download } as const;

/** An asset: its picture, kind, size and licence. Its title is the one link of the whole tile. */
export function AssetTile({
  asset,
  href,
  level,
  position,
  look = 'tile',
  kept,
  isSelected = false,
  start,
  end,
  preview,
  foot,
}: Props) {
  const t = useAssetMessages();
  const format = useFormat();
  const { title, type, thumbnail, bytes, licence } = asset;
  const picture = pictureAt(thumbnail);
  const pixels = assetPixels({ width: asset.width, height: asset.height }, format);
  const size = bytes ? assetSize(bytes, format) : '';
  return (
    <article className={styles[look]} data-selected={isSelected ? '' : undefined}>
      <div className={styles['picture']}>
        {picture ? (
          <Image
            image={{ ...picture, decorative: true }}
            ratio={look === 'mosaic' ? 'fill' : '4:3'}
            sizes="320px"
            isDrawing={picture.drawing}
          />
        ) : (
          <span className={styles['none']}>
            <Icon glyph={glyphs[type]} size={24} />
          </span>
        )}
        {preview}
        <span className={styles['kind']}>
          <Icon glyph={glyphs[type]} size={16} />
          <span>{t(type)}</span>
        </span>
        {start && <span className={styles['start']}>{start}</span>}
        {end && <span className={styles['end']}>{end}</span>}
      </div>
      <div className={styles['body']}>
        <Heading level={level} look="h4">
          <Link
            className={styles['link']}
            href={href}
            event={{ event: 'item_click', clickText: title, dataLayer: { position } }}
          >
            <span dir="auto">{title}</span>
          </Link>
        </Heading>
        <ul className={styles['facts']}>
          {pixels && (
            <li>
              <bdi dir="ltr">{pixels}</bdi>
            </li>
          )}
          {size && (
            <li>
              <bdi>{size}</bdi>
            </li>
          )}
          {kept ? (
            <li className={styles['kept']}>
              <Icon glyph={lock} size={16} />
              <span>{t(kept)}</span>
            </li>
          ) : (
            licence && (
              <li>
                <bdi>{licence}</bdi>
              </li>
            )
          )}
        </ul>
        {foot && <div className={styles['foot']}>{foot}</div>}
      </div>
    </article>
  );
}

import type { ReactNode } from 'react';
import type { Asset } from '#src/assets/asset.schema.ts';
import type { Kept } from '#src/assets/licence.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { assetSize } from '#src/assets/size.ts';
import { pictureAt } from '#src/cards/item.ts';
import { detailHref } from '#src/events/detail-href.ts';
import { lock } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import styles from './asset-collections.module.css';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly asset: Asset;
  /** Its place in the set, from 1. */
  readonly position: number;
  /** Why it may not be taken. */
  readonly kept: Kept | undefined;
  /** Moves and removes it. */
  readonly button: ReactNode;
}

/** A file of an own set, on one line. Its picture and words drag it, its title is the link. */
export function FileRow({ config: { detailPath }, asset, position, kept, button }: Props) {
  const words = useAssetMessages();
  const format = useFormat();
  const level = levelBelow(useHeadingLevel());
  const { id, title, type, thumbnail, bytes, licence } = asset;
  const picture = pictureAt(thumbnail);
  const facts = [words(type), bytes ? assetSize(bytes, format) : '', kept ? '' : licence].filter(Boolean);
  return (
    <article className={styles['row']}>
      <span className={styles['picture']}>
        {picture && (
          <Image
            image={{ ...picture, decorative: true }}
            ratio="4:3"
            sizes="112px"
            isDrawing={picture.drawing}
          />
        )}
      </span>
      <div className={styles['rowWords']}>
        <Heading level={level} look="h4">
          <Link
            href={detailPath && detailHref(detailPath, id)}
            event={{ event: 'item_click', clickText: title, dataLayer: { position } }}
          >
            <span dir="auto">{title}</span>
          </Link>
        </Heading>
        <ul className={styles['facts']} role="list">
          {facts.map((fact) => (
            <li key={fact}>
              <bdi>{fact}</bdi>
            </li>
          ))}
          {kept && (
            <li className={styles['barred']}>
              <Icon glyph={lock} size={16} />
              <span>{words(kept)}</span>
            </li>
          )}
        </ul>
      </div>
      {button}
    </article>
  );
}

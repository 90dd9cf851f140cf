import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { pictureAt } from '#src/cards/item.ts';
import { play } from '#src/icon/common-glyphs.ts';
import { download, image, video } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import styles from './asset-details.module.css';

const glyphs = { image, video, audio: play, document: download } as const;

/** The picture that stands for a file; its sign where there is none. */
export function Picture({ asset: { type, preview, thumbnail } }: { readonly asset: AssetDetails }) {
  const picture = pictureAt(preview ?? thumbnail);
  return picture ? (
    <div className={styles['picture']}>
      <Image
        image={{ ...picture, decorative: true }}
        ratio="4:3"
        sizes="(min-width: 900px) 800px, 100vw"
        isDrawing={picture.drawing}
        loading="eager"
      />
    </div>
  ) : (
    <div className={styles['none']}>
      <Icon glyph={glyphs[type]} size={24} />
    </div>
  );
}

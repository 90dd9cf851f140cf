import { download } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { DownloadLink } from '#src/lightbox/DownloadLink.tsx';
import arrowLink from '#src/section/arrow-link.module.css';
import { useMessages } from '#src/widget/useMessages.ts';
import { FramedPicture } from './FramedPicture.tsx';
import styles from './image-gallery.module.css';
import type en from './messages/en.json';
import type { GalleryPicture } from './pictures.ts';
import { Words } from './Words.tsx';

/** One picture alone, as wide as its column. */
export function PictureFigure({ picture }: { readonly picture: GalleryPicture }) {
  const t = useMessages<typeof en>();
  return (
    <figure className={styles['figure']}>
      <FramedPicture picture={picture} ratio="16:9" sizes="(min-width: 1440px) 1440px, 100vw" />
      <Words picture={picture} />
      {picture.download && (
        <DownloadLink className={arrowLink['link']} href={picture.download} text={picture.name}>
          <Icon glyph={download} size={20} />
          <span>{t('download')}</span>
        </DownloadLink>
      )}
    </figure>
  );
}

import { useState } from 'react';
import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { pictureAt } from '#src/cards/item.ts';
import { LazyLightbox } from '#src/lightbox/LazyLightbox.ts';
import { lazyComponent } from '#src/ui/lazy-component.ts';
import { Link } from '#src/ui/Link.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './asset-details.module.css';
import type en from './messages/en.json';
import type { MediaPreviewProps } from './MediaPreview.tsx';
import { Picture } from './Picture.tsx';
import { previewOf } from './renditions.ts';

interface Props {
  readonly asset: AssetDetails;
  /** Only its picture is shown. */
  readonly isKept: boolean;
}

/** Players are fetched for films and recordings alone. */
const MediaPreview = lazyComponent<MediaPreviewProps>(
  async () => (await import('./MediaPreview.tsx')).MediaPreview,
  ({ asset }) => <Picture asset={asset} />,
);

/** What a file looks or sounds like: a picture that opens in large, a film, a recording, or a link to a document. */
export function Preview({ asset, isKept }: Props) {
  const t = useMessages<typeof en>();
  const { type, renditions } = asset;
  if (type === 'image') return <LargePicture asset={asset} />;
  const address = isKept ? undefined : previewOf(renditions, kinds[type]);
  if (address && type !== 'document') return <MediaPreview asset={asset} kind={type} address={address} />;
  return (
    <div className={styles['preview']}>
      <Picture asset={asset} />
      {address && (
        <Link
          className={styles['textLink']}
          href={address}
          opensNewWindow
          event={{ event: 'item_click', clickText: t('openDocument') }}
        >
          <span>{t('openDocument')}</span>
        </Link>
      )}
    </div>
  );
}

/** Beginnings of media types. */
const kinds = { video: 'video/', audio: 'audio/', document: '' } as const;

function LargePicture({ asset }: Pick<Props, 'asset'>) {
  const t = useMessages<typeof en>();
  const track = useTrack();
  const [isWanted, want] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyLightbox, isWanted, () => {
    want(false);
    setMissing(true);
  });
  const { id, title, description, preview, thumbnail, licence } = asset;
  const picture = pictureAt(preview ?? thumbnail);
  if (!picture) return <Picture asset={asset} />;
  const text = description || title;
  return (
    <div className={styles['preview']}>
      <button
        form=""
        type="button"
        className={styles['enlarge']}
        aria-haspopup="dialog"
        onClick={() => {
          setMissing(false);
          want(true);
          track({ event: 'item_click', clickText: title });
        }}
      >
        <Picture asset={asset} />
        <VisuallyHidden>{t('enlarge', { title })}</VisuallyHidden>
      </button>
      {isMissing && <NotLoaded className={styles['said']} />}
      {isOpen && (
        <LazyLightbox
          title={title}
          pictures={[{ key: id, image: picture, text, caption: title, credit: licence.credit }]}
          startIndex={0}
          onShow={() => {}}
          onClose={() => want(false)}
        />
      )}
    </div>
  );
}

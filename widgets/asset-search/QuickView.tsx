import type { Asset } from '#src/assets/asset.schema.ts';
import type { Kept } from '#src/assets/licence.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { assetPixels, assetSize } from '#src/assets/size.ts';
import { pictureAt } from '#src/cards/item.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { Image } from '#src/media/Image.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { FactList } from '#src/ui/FactList.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './quick-view.module.css';
import type en from './messages/en.json';
import { isPlayed } from './Preview.tsx';

export interface QuickViewProps {
  readonly asset: Asset;
  /** Address of its page. */
  readonly href: string | undefined;
  readonly kept: Kept | undefined;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onClose: () => void;
}

/** What an asset is, at a glance: its picture in large or its player, and all that the list leaves out. */
export function QuickView({ asset, href, kept, isSelected, onToggle, onClose }: QuickViewProps) {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const format = useFormat();
  const { language } = usePage();
  const { wordFor } = useValueWords(true);
  const { title, description, type, preview, thumbnail, bytes, licence, expires, uploadedOn } = asset;
  const { region, photographer, keywords } = asset;
  const plays = isPlayed(asset);
  const picture = pictureAt((plays ? undefined : preview) ?? thumbnail);
  const pixels = assetPixels(asset, format);
  const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;
  const isolated = (text: string) => text && <bdi>{text}</bdi>;
  const subjects = keywords.length > 0 && (
    <ul className={styles['keywords']} role="list">
      {[...new Set(keywords)].map((keyword) => {
        const word = wordFor('keywords', keyword);
        return (
          <li key={keyword} lang={word || language === 'en' ? undefined : 'en'}>
            <bdi>{word ?? keyword}</bdi>
          </li>
        );
      })}
    </ul>
  );

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          {!kept && (
            <Button look="stroke" onClick={onToggle}>
              {t(isSelected ? 'deselect' : 'select')}
            </Button>
          )}
          {href && (
            <Button href={href} event={{ event: 'item_click', clickText: title }}>
              {t('details')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['view']}>
        {type === 'video' && plays ? (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- The service has no captions for a file.
          <video
            className={styles['media']}
            src={preview}
            poster={thumbnail}
            controls
            playsInline
            preload="none"
            aria-label={title}
          />
        ) : (
          picture && (
            <div className={styles['media']}>
              <Image image={{ ...picture, decorative: true }} sizes="640px" isDrawing={picture.drawing} />
            </div>
          )
        )}
        {type === 'audio' && plays && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- The service has no transcript for a file.
          <audio className={styles['sound']} src={preview} controls preload="none" aria-label={title} />
        )}
        {description && <p dir="auto">{description}</p>}
        <FactList
          facts={[
            [t('kind'), assets(type)],
            [t('pixels'), pixels && ltr(pixels)],
            [t('size'), isolated(bytes ? assetSize(bytes, format) : '')],
            [t('region'), region && (wordFor('region', region) ?? isolated(region))],
            [t('photographer'), isolated(photographer)],
            [t('licence'), kept ? assets(kept) : isolated(licence)],
            [t('expires'), expires && format.date(expires)],
            [t('uploaded'), uploadedOn && format.date(uploadedOn)],
            [t('subjects'), subjects],
          ]}
        />
      </div>
    </Dialog>
  );
}

import { assetSize } from '#src/assets/size.ts';
import { pictureAt } from '#src/cards/item.ts';
import { trash } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { Image } from '#src/media/Image.tsx';
import { NoValue } from '#src/table/NoValue.tsx';
import { Select } from '#src/ui/Select.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import type { Row } from './rows.ts';
import { versionLabel } from './version-label.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly row: Row;
  readonly column: 'file' | 'version' | 'bytes' | 'remove';
  readonly labels: Config['renditions'];
  readonly onChoose: (name: string) => void;
  readonly onRemove: () => void;
}

/** A cell of the cart: the file, the version that is packed, its size, or what removes it. */
export function CartCell({ row, column, labels, onChoose, onRemove }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { item, details, offered, chosen, isReplaced, bytes } = row;
  const { title } = item;
  switch (column) {
    case 'file': {
      const picture = pictureAt(item.thumbnail);
      const isInTheMaking = (details ?? item).state === 'processing';
      return (
        <span className={styles['file']}>
          <span className={styles['picture']}>
            {picture && (
              <Image
                image={{ ...picture, decorative: true }}
                ratio="4:3"
                sizes="96px"
                isDrawing={picture.drawing}
              />
            )}
          </span>
          <span className={styles['words']}>
            <span dir="auto">{title}</span>
            <span className={styles['quiet']}>{details?.licence.name || item.licence}</span>
            {isInTheMaking && <span className={styles['notice']}>{t('inTheMaking')}</span>}
          </span>
        </span>
      );
    }
    case 'version':
      if (!chosen) return <NoValue />;
      return (
        <span className={styles['version']}>
          {offered.length > 1 ? (
            <Select
              form=""
              aria-label={t('versionOf', { title })}
              value={chosen.name}
              onChange={({ target }) => onChoose(target.value)}
            >
              {offered.map((rendition) => (
                <option key={rendition.name} value={rendition.name}>
                  {versionLabel(rendition, labels, format)}
                </option>
              ))}
            </Select>
          ) : (
            <span>{versionLabel(chosen, labels, format)}</span>
          )}
          {isReplaced && <span className={styles['notice']}>{t('replaced')}</span>}
        </span>
      );
    case 'bytes':
      return bytes === undefined ? (
        <NoValue />
      ) : (
        <bdi className={styles['whole']}>{assetSize(bytes, format)}</bdi>
      );
    default:
      return (
        <button form="" type="button" className={styles['remove']} data-remove="" onClick={onRemove}>
          <Icon glyph={trash} size={20} />
          <VisuallyHidden>{t('removeFile', { title })}</VisuallyHidden>
        </button>
      );
  }
}

import { assetErrorText } from '#src/assets/asset-error.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { assetSize } from '#src/assets/size.ts';
import { FailureNote } from '#src/ui/FailureNote.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Skeleton, SkeletonBox } from '#src/ui/Skeleton.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import { OrderForm } from './OrderForm.tsx';
import { PackageSize } from './PackageSize.tsx';
import { splitRows, type Row } from './rows.ts';
import type { CheckedCart } from './useCheckedCart.ts';
import type { NewOrder } from './useOrder.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly checked: CheckedCart;
  readonly config: Config;
  readonly onOrder: (order: NewOrder) => void;
}

/** How large the package is, how it is split where it is too large, and the form that orders it. */
export function OrderPart({ rows, checked, config, onOrder }: Props) {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const format = useFormat();
  const level = useHeadingLevel();
  const { parts, tooLarge } = splitRows(rows, config);
  const isKnown = rows.every(({ item }) => checked.checked?.has(item.id));
  return (
    <div className={styles['order']}>
      <Heading level={level} look="h3">
        {t('order')}
      </Heading>
      <PackageSize rows={rows} limits={config} />
      {tooLarge.length > 0 && (
        <div className={styles['warning']}>
          <p>{t('tooLarge', { limit: assetSize(config.maxBytes, format) })}</p>
          <ul>
            {tooLarge.map(({ item }) => (
              <li key={item.id}>
                <bdi>{item.title}</bdi>
              </li>
            ))}
          </ul>
        </div>
      )}
      {parts.length > 1 && <p className={styles['warning']}>{t('split', { count: parts.length })}</p>}
      {isKnown && parts.length > 0 && (
        <OrderForm parts={parts} checked={checked} config={config} onOrder={onOrder} />
      )}
      {!isKnown &&
        (checked.error ? (
          <FailureNote
            text={`${t('checkFailed')} ${assetErrorText(assets, checked.error)}`}
            onRetry={checked.again}
          />
        ) : (
          <Skeleton>
            <SkeletonBox shape="text" lines={4} />
            <SkeletonBox shape="button" />
          </Skeleton>
        ))}
    </div>
  );
}

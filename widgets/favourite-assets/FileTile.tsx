import { alerts } from '#src/alert/store.ts';
import { AssetTile } from '#src/assets/AssetTile.tsx';
import type { Asset } from '#src/assets/asset.schema.ts';
import { whyKept, type Kept } from '#src/assets/licence.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { SelectBox } from '#src/assets/SelectBox.tsx';
import { useCart } from '#src/assets/useCart.ts';
import { mostSelected, type Selection } from '#src/assets/useSelection.ts';
import { detailHref } from '#src/events/detail-href.ts';
import { image, minus, plus, trash } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import type { Entry } from './entries.ts';
import styles from './favourite-assets.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

export interface TileProps {
  readonly config: Config;
  readonly entry: Entry;
  /** Missing details could not be fetched. */
  readonly hasFailed: boolean;
  /** Why it may not be taken. */
  readonly kept: Kept | undefined;
  readonly level: HeadingLevel;
  /** Its place in the whole list, from 1. */
  readonly position: number;
  readonly selection: Selection;
  /** @param title names it */
  readonly onRemove: (title: string) => Promise<void>;
}

/** A kept file with what can be done with it. */
export function FileTile({
  config,
  entry,
  hasFailed,
  kept,
  level,
  position,
  selection,
  onRemove,
}: TileProps) {
  const t = useMessages<typeof en>();
  const shared = useSharedMessages();
  const { id, state, asset } = entry;
  const title = asset?.title || id;
  const remove = (
    <button form="" type="button" className={styles['remove']} onClick={() => void onRemove(title)}>
      <Icon glyph={trash} size={20} />
      <VisuallyHidden>{t('remove', { title })}</VisuallyHidden>
    </button>
  );

  const select = () => {
    if (asset && !selection.toggle(asset) && selection.selected.length >= mostSelected)
      alerts.raise({ type: 'warning', description: t('full', { count: mostSelected }) });
  };

  if (!asset || state !== 'known') {
    const isWaiting = state === 'listed' && !hasFailed;
    return (
      <article className={styles['bare']} aria-busy={isWaiting || undefined}>
        <div className={styles['none']}>
          <Icon glyph={image} size={24} />
          <span className={styles['corner']}>{remove}</span>
        </div>
        <Heading level={level} look="h4">
          {asset ? <span dir="auto">{title}</span> : <span>{t('gone')}</span>}
        </Heading>
        {!asset && (
          <p className={styles['id']}>
            <bdi>{id}</bdi>
          </p>
        )}
        {isWaiting && <p className={styles['id']}>{shared('loading')}</p>}
      </article>
    );
  }
  return (
    <AssetTile
      asset={asset}
      href={config.detailPath && detailHref(config.detailPath, id)}
      level={level}
      position={position}
      kept={kept}
      isSelected={selection.has(id)}
      start={!kept && <SelectBox title={title} isSelected={selection.has(id)} onChange={select} />}
      end={remove}
      foot={config.showAddToCart && !kept && <CartButton asset={asset} />}
    />
  );
}

/** Puts a file into the download cart, or takes it out. */
function CartButton({ asset }: { readonly asset: Asset }) {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const say = useAnnounce();
  const cart = useCart();
  const { timeZone } = usePage().site;
  const { id, title } = asset;
  const isIn = cart.items.some((item) => item.id === id);

  const press = () => {
    if (isIn) {
      cart.remove([id]);
      say(t('takenFromCart', { title }));
      return;
    }
    // It may have expired since it was drawn.
    if (whyKept(asset, new Date(), timeZone)) return;
    const { added, refused } = cart.add([asset]);
    if (refused > 0) alerts.raise({ type: 'warning', description: assets('noRoomFor', { count: refused }) });
    else say(assets('inCart', { count: added }));
  };
  return (
    <button form="" type="button" className={styles['cart']} onClick={press}>
      <Icon glyph={isIn ? minus : plus} size={16} />
      <span>{t(isIn ? 'takeFromCart' : 'addToCart')}</span>
      <VisuallyHidden>{title}</VisuallyHidden>
    </button>
  );
}

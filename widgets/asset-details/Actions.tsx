import { useState } from 'react';
import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { AssetHeart } from '#src/assets/AssetHeart.tsx';
import { LazyCollectDialog } from '#src/assets/LazyCollectDialog.ts';
import { asListed } from '#src/assets/details.ts';
import type { Kept } from '#src/assets/licence.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { useCart } from '#src/assets/useCart.ts';
import { useFavouriteAssets } from '#src/assets/useFavouriteAssets.ts';
import { plus } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import type en from './messages/en.json';

interface Props {
  readonly asset: AssetDetails;
  readonly kept: Kept | undefined;
}

/** What keeps a file: the heart; and, where it may be taken, the download cart and a set. */
export function Actions({ asset, kept }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const favourites = useFavouriteAssets();
  const cart = useCart();
  const [said, say] = useState('');
  const [isWanted, want] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyCollectDialog, isWanted, () => {
    want(false);
    setMissing(true);
  });

  const addToCart = () => {
    const { added, refused } = cart.add([asListed(asset)]);
    if (refused > 0) say(words('noRoomFor', { count: refused }));
    else say(added > 0 ? words('inCart', { count: added }) : t('alreadyInCart'));
  };
  return (
    <div className={styles['actions']} data-personal="">
      <AssetHeart asset={asListed(asset)} favourites={favourites} />
      {!kept && (
        <>
          <Button look="stroke" size="small" icon={plus} onClick={addToCart}>
            {t('addToCart')}
          </Button>
          <Button
            look="stroke"
            size="small"
            onClick={() => {
              setMissing(false);
              want(true);
            }}
          >
            {words('collect')}
          </Button>
        </>
      )}
      {isMissing && <NotLoaded className={styles['said']} />}
      <p role="status" className={styles['said']}>
        {said}
      </p>
      {isOpen && (
        <LazyCollectDialog
          assetIds={[asset.id]}
          onClose={() => want(false)}
          onDone={(done) => {
            want(false);
            say(done);
          }}
        />
      )}
    </div>
  );
}

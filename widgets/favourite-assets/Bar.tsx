import { useState } from 'react';
import { alerts } from '#src/alert/store.ts';
import type { Asset } from '#src/assets/asset.schema.ts';
import { LazyCollectDialog } from '#src/assets/LazyCollectDialog.ts';
import { whyKept } from '#src/assets/licence.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { useCart } from '#src/assets/useCart.ts';
import { Button } from '#src/ui/Button.tsx';
import { NotLoaded } from '#src/ui/NotLoaded.tsx';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './favourite-assets.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  /** Of all kept files. */
  readonly count: number;
  /** Files that may be taken, and those of them that are selected. */
  readonly free: readonly Asset[];
  readonly chosen: readonly Asset[];
  readonly onClear: () => void;
}

/** How many files are kept, and what can be done with the selected ones; with none selected, with all. */
export function Bar({ config: { showAddToCart }, count, free, chosen, onClear }: Props) {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const cart = useCart();
  const { timeZone } = usePage().site;
  const meant = chosen.length > 0 ? chosen : free;
  const [collected, collect] = useState<readonly string[]>();
  const [isMissing, setMissing] = useState(false);
  const isOpen = useLazyOpening(LazyCollectDialog, collected !== undefined, () => {
    collect(undefined);
    setMissing(true);
  });
  /** Those that may still be taken: one may have expired since it was drawn. */
  const takeable = () => meant.filter((asset) => !whyKept(asset, new Date(), timeZone));

  const addToCart = () => {
    const { added, refused } = cart.add(takeable());
    const words = [
      added > 0 && assets('inCart', { count: added }),
      refused > 0 && assets('noRoomFor', { count: refused }),
    ].filter(Boolean);
    alerts.raise({
      type: refused > 0 ? 'warning' : 'success',
      description: words.length > 0 ? words.join(' ') : t('inCartAlready'),
    });
  };
  return (
    <div className={styles['bar']}>
      <p className={styles['count']}>
        {chosen.length > 0 ? t('selected', { count: chosen.length }) : t('count', { count })}
      </p>
      {chosen.length > 0 && (
        <Button look="stroke" size="small" onClick={onClear}>
          {t('clearSelection')}
        </Button>
      )}
      {meant.length > 0 && (
        <>
          {showAddToCart && (
            <Button look="stroke" size="small" onClick={addToCart}>
              {t('toCart', { count: meant.length })}
            </Button>
          )}
          <Button
            look="stroke"
            size="small"
            onClick={() => {
              setMissing(false);
              collect(takeable().map(({ id }) => id));
            }}
          >
            {t('toCollection', { count: meant.length })}
          </Button>
        </>
      )}
      {isMissing && <NotLoaded className={styles['missing']} />}
      {isOpen && collected && (
        <LazyCollectDialog
          assetIds={collected}
          onClose={() => collect(undefined)}
          onDone={(words) => {
            collect(undefined);
            alerts.raise({ type: 'success', description: words });
          }}
        />
      )}
    </div>
  );
}

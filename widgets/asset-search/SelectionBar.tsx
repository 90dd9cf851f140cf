import { useEffect, useRef, useState } from 'react';
import { assetErrorText } from '#src/assets/asset-error.ts';
import type { Asset } from '#src/assets/asset.schema.ts';
import { LazyCollectDialog } from '#src/assets/LazyCollectDialog.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { useCart } from '#src/assets/useCart.ts';
import type { FavouriteAssets } from '#src/assets/useFavouriteAssets.ts';
import type { Selection } from '#src/assets/useSelection.ts';
import { ApiError } from '#src/api/errors.ts';
import button from '#src/ui/button.module.css';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { useLazyOpening } from '#src/ui/useLazyOpening.ts';
import { useToolbar } from '#src/ui/useToolbar.ts';
import { usePage } from '#src/widget/context.ts';
import { useMessages, useSharedMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import type en from './messages/en.json';
import styles from './selection-bar.module.css';

interface Props {
  readonly selection: Selection;
  /** Assets that are shown. */
  readonly shown: readonly Asset[];
  readonly favourites: FavouriteAssets;
  /** What was not done, or done; undefined takes it away. */
  readonly note: string | undefined;
  readonly onNote: (note: string | undefined) => void;
  /** One of the selected assets is gone. */
  readonly onGone: () => void;
}

const keys = ['cart', 'collect', 'keep', 'all', 'clear'] as const;

/** What can be done with the selected assets (APG: toolbar). It stands at the foot of the window while any is selected. */
export function SelectionBar({ selection, shown, favourites, note, onNote, onGone }: Props) {
  const { selected, addAll, clear } = selection;
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const shared = useSharedMessages();
  const { direction } = usePage();
  const track = useTrack();
  const say = useAnnounce();
  const cart = useCart();
  const [isCollecting, setCollecting] = useState(false);
  const tell = (words: string) => {
    onNote(words);
    say(words);
  };
  const isOpen = useLazyOpening(LazyCollectDialog, isCollecting, () => {
    setCollecting(false);
    tell(shared('notLoaded'));
  });
  const { toolbar, control } = useToolbar(keys, direction);
  const count = selected.length;
  const spoken = useRef(count);

  useEffect(() => {
    if (spoken.current !== count) say(t('selected', { count }));
    spoken.current = count;
  }, [count, say, t]);

  const keepAll = async () => {
    const fresh = selected.filter(({ id }) => !favourites.ids.has(id));
    try {
      if (fresh.length > 0) await favourites.keep(fresh);
      for (const { title } of fresh) track({ event: 'favourite_add', clickText: title });
      tell(t('keptAll', { count }));
    } catch (reason) {
      tell(assetErrorText(assets, reason));
      if (reason instanceof ApiError && reason.status === 404) onGone();
    }
  };
  const acts: Readonly<Record<(typeof keys)[number], () => void>> = {
    cart() {
      const { added, refused } = cart.add(selected);
      const words = [
        assets('inCart', { count: added }),
        refused > 0 && assets('noRoomFor', { count: refused }),
      ];
      tell(words.filter(Boolean).join(' '));
    },
    collect() {
      onNote(undefined);
      setCollecting(true);
    },
    keep: () => void keepAll(),
    all() {
      const refused = addAll(shown);
      if (refused > 0) tell(t('notAll', { count: refused }));
      else onNote(undefined);
    },
    clear() {
      onNote(undefined);
      clear();
    },
  };
  const words = {
    cart: t('toCart'),
    collect: assets('collect'),
    keep: t('keep'),
    all: t('selectAll'),
    clear: t('clearSelection'),
  };

  if (count === 0) return null;
  return (
    <div className={styles['bar']} data-ground="night">
      <p className={styles['count']}>{t('selected', { count })}</p>
      <div {...toolbar} className={styles['tools']} aria-label={t('selection')}>
        {keys.map((key) => (
          <button
            key={key}
            {...control(key)}
            form=""
            type="button"
            className={`${button['button']} ${button['small']} ${button[key === 'cart' ? 'primary' : 'stroke']}`}
            onClick={() => acts[key]()}
          >
            <span>{words[key]}</span>
          </button>
        ))}
      </div>
      {note && <p className={styles['note']}>{note}</p>}
      {isOpen && (
        <LazyCollectDialog
          assetIds={selected.map(({ id }) => id)}
          onClose={() => setCollecting(false)}
          onDone={(done) => {
            setCollecting(false);
            tell(done);
          }}
        />
      )}
    </div>
  );
}

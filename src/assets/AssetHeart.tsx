import { heart, heartFilled } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { useAnnounce } from '#src/ui/useAnnounce.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useTrack } from '#src/widget/useTrack.ts';
import { assetErrorText } from './asset-error.ts';
import styles from './asset-controls.module.css';
import type { Asset } from './asset.schema.ts';
import { useAssetMessages } from './messages.ts';
import type { FavouriteAssets } from './useFavouriteAssets.ts';

interface Props {
  readonly asset: Asset;
  readonly favourites: Pick<FavouriteAssets, 'ids' | 'keep' | 'remove'>;
  /** Told why it was not kept, or is kept still. */
  readonly onError?: ((reason: unknown) => void) | undefined;
}

/** Keeps an asset among the visitor's favourite files, or no longer: a toggle button named by it. */
export function AssetHeart({ asset, favourites, onError }: Props) {
  const t = useAssetMessages();
  const track = useTrack();
  const say = useAnnounce();
  const { id, title } = asset;
  const isOn = favourites.ids.has(id);

  const press = async () => {
    say(t(isOn ? 'unkept' : 'kept', { title }));
    try {
      await (isOn ? favourites.remove(id) : favourites.keep([asset]));
      track({ event: isOn ? 'favourite_remove' : 'favourite_add', clickText: title });
    } catch (error) {
      say(assetErrorText(t, error), 'assertive');
      onError?.(error);
    }
  };

  return (
    <button
      form=""
      type="button"
      className={styles['heart']}
      aria-pressed={isOn}
      data-personal=""
      onClick={() => void press()}
    >
      <Icon glyph={isOn ? heartFilled : heart} size={24} />
      <VisuallyHidden>{t('favourite', { title })}</VisuallyHidden>
    </button>
  );
}

import { memo, useState } from 'react';
import { AssetHeart } from '#src/assets/AssetHeart.tsx';
import { AssetTile } from '#src/assets/AssetTile.tsx';
import type { Asset } from '#src/assets/asset.schema.ts';
import type { Kept } from '#src/assets/licence.ts';
import { SelectBox } from '#src/assets/SelectBox.tsx';
import type { FavouriteAssets } from '#src/assets/useFavouriteAssets.ts';
import type { HeadingLevel } from '#src/ui/heading-level.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-search.module.css';
import type en from './messages/en.json';
import { isPlayed, Preview } from './Preview.tsx';
import type { Layout } from './useAssetSearch.ts';

/** What a tile has done; the same functions as long as the widget is there, so that no other tile is drawn anew. */
export interface TileActions extends Pick<FavouriteAssets, 'keep' | 'remove'> {
  readonly toggle: (asset: Asset) => void;
  readonly open: (asset: Asset) => void;
  /** An asset was not kept, or is kept still. */
  readonly refused: (asset: Asset, reason: unknown) => void;
}

interface Props {
  readonly asset: Asset;
  readonly href: string | undefined;
  readonly level: HeadingLevel;
  readonly position: number;
  readonly layout: Layout;
  readonly kept: Kept | undefined;
  readonly isSelected: boolean;
  readonly isFavourite: boolean;
  /** Whether a film may play while the pointer or the focus is on it. */
  readonly plays: boolean;
  /** Undefined on an author's page, whose samples nobody can take. */
  readonly actions: TileActions | undefined;
}

const looks = { grid: 'tile', list: 'row', mosaic: 'mosaic' } as const;
const noIds: ReadonlySet<string> = new Set();

/** An asset of the list, with what can be done with it. */
export const Tile = memo(function Tile(props: Props) {
  const { asset, href, level, position, layout, kept, isSelected, isFavourite, plays, actions } = props;
  const t = useMessages<typeof en>();
  const [isLookedAt, look] = useState(false);
  const begin = () => look(true);
  const end = () => look(false);
  return (
    // The pointer and the focus only play what is shown anyway.
    <div className={styles['tile']} onPointerEnter={begin} onPointerLeave={end} onFocus={begin} onBlur={end}>
      <AssetTile
        asset={asset}
        href={href}
        level={level}
        position={position}
        look={looks[layout]}
        kept={kept}
        isSelected={isSelected}
        start={
          actions &&
          !kept && (
            <SelectBox title={asset.title} isSelected={isSelected} onChange={() => actions.toggle(asset)} />
          )
        }
        end={
          actions && (
            <AssetHeart
              asset={asset}
              favourites={{
                keep: actions.keep,
                remove: actions.remove,
                ids: isFavourite ? new Set([asset.id]) : noIds,
              }}
              onError={(reason) => actions.refused(asset, reason)}
            />
          )
        }
        preview={plays && isLookedAt && isPlayed(asset) && <Preview asset={asset} />}
        foot={
          actions && (
            <button form="" type="button" className={styles['look']} onClick={() => actions.open(asset)}>
              <span>{t('quickView')}</span>
              <VisuallyHidden>{t('of', { title: asset.title })}</VisuallyHidden>
            </button>
          )
        }
      />
    </div>
  );
});

import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { Player } from '#src/player/Player.tsx';
import { usePlayback } from '#src/player/usePlayback.ts';
import styles from './asset-details.module.css';
import { Picture } from './Picture.tsx';

export interface MediaPreviewProps {
  readonly asset: AssetDetails;
  readonly kind: 'video' | 'audio';
  /** Of the file in its smallest rendition. */
  readonly address: string;
}

/** A film behind its picture, or a recording below it. */
export function MediaPreview({ asset, kind, address }: MediaPreviewProps) {
  const { title } = asset;
  const playback = usePlayback({ title, sources: [address] });
  const picture = <Picture asset={asset} />;
  return (
    <div className={styles['preview']}>
      {kind === 'audio' && picture}
      <Player
        kind={kind === 'video' ? 'film' : 'sound'}
        playback={playback}
        label={title}
        poster={kind === 'video' && picture}
      />
    </div>
  );
}

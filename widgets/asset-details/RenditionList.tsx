import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { assetPixels, assetSize } from '#src/assets/size.ts';
import { useValueWords } from '#src/catalogue/useValueWords.ts';
import { download } from '#src/icon/glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './asset-details.module.css';
import type en from './messages/en.json';
import { formatOf, orderedRenditions } from './renditions.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly asset: AssetDetails;
  /** @param rendition its name */
  readonly onDownload: (rendition: string) => void;
}

/** The sizes in which a file can be had, each with a button that asks for it. */
export function RenditionList({ config, asset, onDownload }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const { wordFor } = useValueWords(true);
  const renditions = orderedRenditions(asset.renditions, config.renditionOrder);
  if (renditions.length === 0) return <p>{t('noRenditions')}</p>;
  return (
    <ul className={styles['renditions']} role="list">
      {renditions.map((rendition) => {
        const { name, bytes } = rendition;
        const pixels = assetPixels(rendition, format);
        const word = wordFor('rendition', name) ?? (name === 'original' ? t('original') : undefined);
        const label = word ?? (pixels || name);
        const facts = [
          label === pixels ? '' : pixels,
          formatOf(rendition),
          bytes ? assetSize(bytes, format) : '',
        ].filter(Boolean);
        return (
          <li key={name} className={styles['rendition']}>
            <div>
              <p className={styles['strong']}>
                <bdi>{label}</bdi>
              </p>
              <ul className={styles['small']} role="list">
                {facts.map((fact) => (
                  <li key={fact}>
                    <bdi dir={fact === pixels ? 'ltr' : undefined}>{fact}</bdi>
                  </li>
                ))}
              </ul>
            </div>
            <button form="" type="button" className={styles['download']} onClick={() => onDownload(name)}>
              <Icon glyph={download} size={20} />
              <VisuallyHidden>{t('download', { name: label })}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

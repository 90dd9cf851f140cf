import type { Collection } from '#src/assets/asset.schema.ts';
import { AssetTile } from '#src/assets/AssetTile.tsx';
import { detailHref } from '#src/events/detail-href.ts';
import { levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { AddAll } from './AddAll.tsx';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import { useKept } from './useKept.ts';
import { countOf } from './merge.ts';
import { ViewHeading } from './ViewHeading.tsx';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly set: Collection;
}

/** A set that somebody else has shared: its files can be looked at and taken, and nothing can be changed. */
export function SharedSet({ config, set }: Props) {
  const t = useMessages<typeof en>();
  const level = levelBelow(useHeadingLevel());
  const { name, description, items, missing } = set;
  const kept = useKept(items);
  return (
    <>
      <div className={styles['names']}>
        <ViewHeading>
          <span dir="auto">{name}</span>
        </ViewHeading>
        <p className={styles['quiet']}>{t('readOnly')}</p>
        {description && (
          <p className={styles['note']}>
            <bdi>{description}</bdi>
          </p>
        )}
        <p>{t('files', { count: countOf(set) })}</p>
      </div>
      <div className={styles['actions']}>
        <AddAll config={config} items={items} />
      </div>
      {missing.length > 0 && <p>{t('missing', { count: missing.length })}</p>}
      {items.length > 0 ? (
        <ul className={styles['cards']} role="list">
          {items.map((asset, index) => (
            <li key={asset.id}>
              <AssetTile
                asset={asset}
                href={config.detailPath && detailHref(config.detailPath, asset.id)}
                level={level}
                position={index + 1}
                kept={kept(asset)}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('noFiles')}</p>
      )}
    </>
  );
}

import { useMemo } from 'react';
import type { AssetDetails } from '#src/assets/asset.schema.ts';
import { AssetTile } from '#src/assets/AssetTile.tsx';
import { endOfLicence, whyNotDownloaded } from '#src/assets/details.ts';
import { whyKept } from '#src/assets/licence.ts';
import { useNow } from '#src/events/useNow.ts';
import { endOf } from '#src/i18n/dates.ts';
import { CopyButton } from '#src/outputs/CopyButton.tsx';
import { Heading } from '#src/ui/Heading.tsx';
import { HeadingLevelContext, levelBelow, useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import { Actions } from './Actions.tsx';
import styles from './asset-details.module.css';
import { Downloads } from './Downloads.tsx';
import { Facts } from './Facts.tsx';
import type en from './messages/en.json';
import { Preview } from './Preview.tsx';
import { TrailLinks } from './TrailLinks.tsx';
import { assetHref } from './useAssetId.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly asset: AssetDetails;
  readonly onLookAgain: () => void;
}

/** A file with all that is known of it: its picture and credit, its facts and sizes, files that are like it. */
export function Details({ config, asset, onLookAgain }: Props) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { site } = usePage();
  const ends = useMemo(
    () => [endOf(endOfLicence(asset), site.timeZone)?.getTime()].filter((end) => end !== undefined),
    [asset, site.timeZone],
  );
  const now = useNow(ends);
  const kept = now && whyNotDownloaded(asset, now, site.timeZone);
  const { id, title, description, licence } = asset;
  return (
    <>
      <TrailLinks config={config} id={id} />
      <div className={styles['head']}>
        <div className={styles['names']}>
          <Heading level={level} look="h2">
            <span dir="auto">{title}</span>
          </Heading>
          {description && (
            <p className={styles['text']} dir="auto">
              {description}
            </p>
          )}
        </div>
        <Actions asset={asset} kept={kept} />
      </div>
      <HeadingLevelContext value={levelBelow(level)}>
        <div className={styles['body']}>
          <div className={styles['main']}>
            <Preview asset={asset} isKept={kept !== undefined} />
            <Facts asset={asset} />
          </div>
          <div className={styles['side']}>
            <Downloads key={id} config={config} asset={asset} kept={kept} onLookAgain={onLookAgain} />
            <Credit credit={licence.credit} />
            {config.reportLink && (
              <Link
                className={styles['textLink']}
                href={config.reportLink}
                event={{ event: 'cta_click', clickText: t('report') }}
              >
                <span>{t('report')}</span>
              </Link>
            )}
          </div>
        </div>
        {config.showRelated && <Related config={config} asset={asset} now={now} />}
      </HeadingLevelContext>
    </>
  );
}

/** The line that has to be printed with the file, to copy; nothing where the licence asks for none. */
function Credit({ credit }: { readonly credit: string }) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const track = useTrack();
  if (!credit) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h4">
        {t('credit')}
      </Heading>
      <p className={styles['quiet']}>{t('creditHelp')}</p>
      <div className={styles['credit']}>
        <p>
          <bdi>{credit}</bdi>
        </p>
        <CopyButton
          text={credit}
          label={t('credit')}
          onCopied={() => track({ event: 'copy_code', clickText: t('credit') })}
        />
      </div>
    </div>
  );
}

interface RelatedProps extends Pick<Props, 'config' | 'asset'> {
  readonly now: Date | undefined;
}

/** Files that are like it; nothing without any. */
function Related({ config, asset: { id, related }, now }: RelatedProps) {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const { site } = usePage();
  const others = related.filter((other) => other.id !== id);
  if (others.length === 0) return null;
  return (
    <div className={styles['related']}>
      <Heading level={level} look="h3">
        {t('related')}
      </Heading>
      <ul className={styles['tiles']} role="list">
        {others.map((other, index) => (
          <li key={other.id}>
            <AssetTile
              asset={other}
              href={assetHref(config, other.id)}
              level={levelBelow(level)}
              position={index + 1}
              kept={now && whyKept(other, now, site.timeZone)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useSyncExternalStore } from 'react';
import type { KeptDownload } from '#src/assets/cart.schema.ts';
import { readDownloads, subscribeDownloads } from '#src/assets/kept-downloads.ts';
import { packageAddress } from '#src/assets/kept-package.ts';
import { isBefore } from '#src/assets/licence.ts';
import { assetSize } from '#src/assets/size.ts';
import { useNow } from '#src/events/useNow.ts';
import { Heading } from '#src/ui/Heading.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './portal-dashboard.module.css';

const none: readonly KeptDownload[] = [];
const noMoments: readonly number[] = [];

/** What was last packed for the visitor on this device, the newest first. What may no longer be fetched is no link. */
export function RecentDownloads() {
  const t = useMessages<typeof en>();
  const level = useHeadingLevel();
  const now = useNow(noMoments);
  const downloads = useSyncExternalStore(subscribeDownloads, readDownloads, () => none);
  if (downloads.length === 0 || !now) return null;
  return (
    <div className={styles['part']}>
      <Heading level={level} look="h3">
        {t('downloads')}
      </Heading>
      <ul className={`${styles['rows']} ${styles['downloads']}`}>
        {downloads.map((download, index) => (
          <Download key={`${download.at} ${download.jobId}`} {...{ download, now }} position={index + 1} />
        ))}
      </ul>
    </div>
  );
}

interface Props {
  readonly download: KeptDownload;
  readonly now: Date;
  /** From 1. */
  readonly position: number;
}

const words = {
  preparing: 'preparing',
  ready: 'ready',
  partly: 'partly',
  failed: 'unpacked',
  expired: 'expired',
} as const;

function Download({ download, now, position }: Props) {
  const { filename, at, bytes, url, expires, state: kept } = download;
  const t = useMessages<typeof en>();
  const format = useFormat();
  const page = usePage();
  const { timeZone } = page.site;
  const isOver = (kept === 'ready' || kept === 'partly') && !isBefore(now, expires, timeZone);
  const state = isOver ? 'expired' : kept;
  const isThere = packageAddress(page, url) !== undefined && (state === 'ready' || state === 'partly');
  const facts = [t(words[state]), bytes && assetSize(bytes, format), format.date(at)].filter(Boolean);
  return (
    <li className={styles['download']}>
      {isThere ? (
        // The name is the visitor's own: it is not reported.
        <Link
          className={styles['file']}
          href={url}
          event={{ event: 'item_click', clickText: 'download', dataLayer: { position } }}
        >
          <bdi>{filename}</bdi>
        </Link>
      ) : (
        <span>
          <bdi>{filename}</bdi>
        </span>
      )}
      <span className={styles['quiet']}>{facts.join(' · ')}</span>
    </li>
  );
}

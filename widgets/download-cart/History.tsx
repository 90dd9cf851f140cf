import { useMemo, useSyncExternalStore } from 'react';
import type { KeptDownload } from '#src/assets/cart.schema.ts';
import { forgetDownloads, readDownloads, subscribeDownloads } from '#src/assets/kept-downloads.ts';
import { packageAddress } from '#src/assets/kept-package.ts';
import { isBefore } from '#src/assets/licence.ts';
import { assetSize } from '#src/assets/size.ts';
import { useNow } from '#src/events/useNow.ts';
import { endOf } from '#src/i18n/dates.ts';
import { NoValue } from '#src/table/NoValue.tsx';
import { Table } from '#src/table/Table.tsx';
import { Button } from '#src/ui/Button.tsx';
import { usePage } from '#src/widget/context.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import { PackageLink } from './PackageLink.tsx';

const none: readonly KeptDownload[] = [];

const columns = [
  { key: 'package', align: 'start' },
  { key: 'ordered', align: 'start' },
  { key: 'state', align: 'start' },
  { key: 'bytes', align: 'end' },
  { key: 'fetch', align: 'start' },
] as const;

const states = {
  preparing: 'statePreparing',
  ready: 'stateReady',
  partly: 'statePartly',
  failed: 'stateFailed',
  expired: 'stateExpired',
} as const;

const onePage = { page: 1, count: 1, queryOf: () => '', onPage: () => {} };

/** The last ten packages that this browser knows of. One past its time, and one elsewhere, has no link. */
export function History() {
  const t = useMessages<typeof en>();
  const page = usePage();
  const { timeZone } = page.site;
  const format = useFormat();
  const kept = useSyncExternalStore(subscribeDownloads, readDownloads, () => none);
  const ends = useMemo(
    () => kept.flatMap(({ expires }) => endOf(expires, timeZone)?.getTime() ?? []),
    [kept, timeZone],
  );
  const now = useNow(ends);
  if (kept.length === 0 || !now) return null;

  const stateOf = ({ state, expires }: KeptDownload) =>
    (state === 'ready' || state === 'partly') && !isBefore(now, expires, timeZone) ? 'expired' : state;
  const cell = (one: KeptDownload, key: (typeof columns)[number]['key']) => {
    switch (key) {
      case 'package':
        return <bdi>{one.filename}</bdi>;
      case 'ordered':
        return <span>{format.date(one.at, { dateStyle: 'medium', timeStyle: 'short' }) || one.at}</span>;
      case 'state':
        return <span>{t(states[stateOf(one)])}</span>;
      case 'bytes':
        return one.bytes ? (
          <bdi className={styles['whole']}>{assetSize(one.bytes, format)}</bdi>
        ) : (
          <NoValue />
        );
      default: {
        const state = stateOf(one);
        const address = state === 'ready' || state === 'partly' ? packageAddress(page, one.url) : undefined;
        return address ? (
          <PackageLink
            address={address}
            name={one.filename}
            look="stroke"
            {...(one.bytes !== undefined && { facts: { bytes: one.bytes } })}
          />
        ) : (
          <NoValue />
        );
      }
    }
  };
  return (
    <div className={styles['history']}>
      <Table
        caption={t('history')}
        columns={columns.map((column) => ({ ...column, label: t(column.key), sortable: false }))}
        rows={kept}
        keyOf={({ at, jobId }) => `${at} ${jobId}`}
        renderCell={(one, { key }) => cell(one, key)}
        sort={undefined}
        onSort={() => {}}
        hasStickyHead={false}
        pages={onePage}
      />
      <Button look="stroke" size="small" onClick={forgetDownloads}>
        {t('forget')}
      </Button>
    </div>
  );
}

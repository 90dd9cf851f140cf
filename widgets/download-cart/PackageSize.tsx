import { useId } from 'react';
import { assetSize } from '#src/assets/size.ts';
import { Meter } from '#src/ui/Meter.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import { bytesOf, type Limits, type Row } from './rows.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly limits: Limits;
}

/** How much of one package the files fill: a meter with its words. */
export function PackageSize({ rows, limits: { maxItems, maxBytes } }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const id = useId();
  const bytes = bytesOf(rows);
  const unknown = rows.filter((row) => row.bytes === undefined).length;
  const share = Math.max(bytes / maxBytes, rows.length / maxItems);
  return (
    <div className={styles['size']} data-over={share > 1 || undefined}>
      <p id={`${id}n`} className={styles['strong']}>
        {t('size')}
      </p>
      <p id={`${id}w`}>
        {t('sizeOf', { size: assetSize(bytes, format), limit: assetSize(maxBytes, format) })}
      </p>
      <Meter percent={Math.min(100, Math.round(share * 100))} labelledBy={`${id}n ${id}w`} />
      <p className={styles['quiet']}>{t('filesOf', { count: rows.length, limit: maxItems })}</p>
      {unknown > 0 && <p className={styles['quiet']}>{t('unknownSize', { count: unknown })}</p>}
    </div>
  );
}

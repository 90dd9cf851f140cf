import { useEffect, useLayoutEffect, useRef } from 'react';
import { assetErrorText } from '#src/assets/asset-error.ts';
import type { KeptDownload } from '#src/assets/cart.schema.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import type { Polling } from '#src/assets/package-job.ts';
import { assetSize } from '#src/assets/size.ts';
import type { Cart } from '#src/assets/useCart.ts';
import { usePackage, type Package } from '#src/assets/usePackage.ts';
import { clock, error as errorGlyph, success, warning } from '#src/icon/common-glyphs.ts';
import { Icon } from '#src/icon/Icon.tsx';
import { isDay } from '#src/i18n/dates.ts';
import { Button } from '#src/ui/Button.tsx';
import { useHeadingLevel } from '#src/ui/heading-level.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import { MissingFiles } from './MissingFiles.tsx';
import { PackageLink } from './PackageLink.tsx';
import type { Order } from './useOrder.ts';

interface Props {
  readonly kept: KeptDownload;
  /** Where it was ordered on this page. */
  readonly order: Order | undefined;
  readonly polling: Polling;
  readonly cart: Cart;
  /** Announces how far it is. */
  readonly say: (words: string) => void;
  readonly onAgain: (() => void) | undefined;
}

const looks = {
  preparing: { tone: 'info', glyph: clock },
  slow: { tone: 'warning', glyph: clock },
  ready: { tone: 'success', glyph: success },
  partly: { tone: 'warning', glyph: warning },
  expired: { tone: 'warning', glyph: warning },
  failed: { tone: 'error', glyph: errorGlyph },
  unknown: { tone: 'error', glyph: errorGlyph },
  foreign: { tone: 'error', glyph: errorGlyph },
} as const satisfies Record<Package['state'], object>;

/** A package that was ordered: how far it is, where it is fetched, what is missing from it, and the way on. */
export function PackagePanel({ kept, order, polling, cart, say, onAgain }: Props) {
  const t = useMessages<typeof en>();
  const assets = useAssetMessages();
  const format = useFormat();
  const level = useHeadingLevel();
  const heading = useRef<HTMLHeadingElement>(null);
  const found = usePackage(kept, order, polling);
  const { state, failed, bytes, expires, address, error, isStored } = found;
  const { filename } = kept;
  const words = t(state);
  const Heading = `h${level}` as const;
  const isNew = order !== undefined;

  useLayoutEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  useEffect(() => {
    say(`${filename}: ${words}`);
  }, [say, filename, words]);

  const isThere = address !== undefined && (state === 'ready' || state === 'partly');
  const isOver = ['expired', 'failed', 'unknown', 'foreign'].includes(state);
  const missing = failed.map(({ assetId }) => assetId);
  const packed = order?.ids.filter((id) => !missing.includes(id)) ?? [];
  const inCart = packed.filter((id) => cart.items.some((item) => item.id === id));
  // One without a time lasts to the end of its day.
  const expiryText = format.date(
    expires,
    isDay(expires) ? undefined : { dateStyle: 'medium', timeStyle: 'short' },
  );
  const facts = [
    bytes && assetSize(bytes, format),
    isThere && expiryText && t('until', { time: expiryText }),
  ].filter(Boolean);
  return (
    <div className={styles['package']} data-tone={looks[state].tone}>
      <Icon glyph={looks[state].glyph} size={24} />
      <div className={styles['about']}>
        <Heading ref={heading} tabIndex={-1} className={styles['name']}>
          <bdi>{filename}</bdi>
        </Heading>
        <p>{words}</p>
        {facts.length > 0 && <p className={styles['quiet']}>{facts.join(' · ')}</p>}
        {state === 'preparing' && error !== undefined && <p>{assetErrorText(assets, error)}</p>}
        {state === 'preparing' && !isStored && <p>{t('notKept')}</p>}
        {failed.length > 0 && <MissingFiles failed={failed} cart={cart} />}
        <div className={styles['actions']}>
          {isThere && (
            <PackageLink
              address={address}
              name={filename}
              facts={{ ...(order && { count: packed.length }), ...(bytes !== undefined && { bytes }) }}
            />
          )}
          {isThere && inCart.length > 0 && (
            <Button look="stroke" size="small" onClick={() => cart.remove(inCart)}>
              {t('clearPacked')}
            </Button>
          )}
          {state === 'slow' && (
            <Button look="stroke" size="small" onClick={found.askOn}>
              {t('askOn')}
            </Button>
          )}
          {isOver && onAgain && (
            <Button look="stroke" size="small" onClick={onAgain}>
              {t('orderAgain')}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

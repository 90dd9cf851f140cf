import { useState } from 'react';
import type { Asset } from '#src/assets/asset.schema.ts';
import { whyKept } from '#src/assets/licence.ts';
import { useAssetMessages } from '#src/assets/messages.ts';
import { useCart } from '#src/assets/useCart.ts';
import { download } from '#src/icon/glyphs.ts';
import { Button } from '#src/ui/Button.tsx';
import { Link } from '#src/ui/Link.tsx';
import { usePage } from '#src/widget/context.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import { useTrack } from '#src/widget/useTrack.ts';
import styles from './asset-collections.module.css';
import type en from './messages/en.json';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
  readonly items: readonly Asset[];
}

/** Adds all files of a set that may be taken to the download cart, and says how many may not. */
export function AddAll({ config: { cartPath }, items }: Props) {
  const t = useMessages<typeof en>();
  const words = useAssetMessages();
  const { timeZone } = usePage().site;
  const cart = useCart();
  const track = useTrack();
  const [said, say] = useState('');

  const add = () => {
    const now = new Date();
    const free = items.filter((asset) => !whyKept(asset, now, timeZone));
    const { added, refused } = cart.add(free);
    const barred = items.length - free.length;
    const parts = [
      added > 0 && words('inCart', { count: added }),
      added === 0 && refused === 0 && free.length > 0 && t('allInCart'),
      refused > 0 && words('noRoomFor', { count: refused }),
      barred > 0 && t('barred', { count: barred }),
    ];
    if (added > 0) track({ event: 'download', clickText: t('addAll'), dataLayer: { count: added } });
    say(parts.filter(Boolean).join(' '));
  };
  if (items.length === 0) return null;
  return (
    <>
      <Button size="small" icon={download} onClick={add}>
        {t('addAll')}
      </Button>
      {cartPath && (
        <Link
          className={styles['textLink']}
          href={cartPath}
          event={{ event: 'cta_click', clickText: t('toCart') }}
        >
          <span>{t('toCart')}</span>
        </Link>
      )}
      <p role="status" className={styles['said']}>
        {said}
      </p>
    </>
  );
}

import { useState, useSyncExternalStore } from 'react';
import type { KeptDownload } from '#src/assets/cart.schema.ts';
import { readDownloads, subscribeDownloads } from '#src/assets/kept-downloads.ts';
import type { Polling } from '#src/assets/package-job.ts';
import type { Cart } from '#src/assets/useCart.ts';
import { PackagePanel } from './PackagePanel.tsx';
import type { Order } from './useOrder.ts';
import { usePacedAnnounce } from './usePacedAnnounce.ts';

interface Props {
  /** Ordered on this page, the newest first. */
  readonly orders: readonly Order[];
  readonly polling: Polling;
  readonly cart: Cart;
  /** Leads to the form; undefined where the cart is empty. */
  readonly onAgain: (() => void) | undefined;
}

const none: readonly KeptDownload[] = [];

/**
 * Packages that are looked at: those that were ordered on this page, those of an earlier visit that are still made, and the newest
 * where something is missing from it.
 */
export function Packages({ orders, polling, cart, onAgain }: Props) {
  const kept = useSyncExternalStore(subscribeDownloads, readDownloads, () => none);
  const say = usePacedAnnounce();
  const [looked, setLooked] = useState<readonly string[]>([]);
  const open = kept.filter(
    ({ at, state, jobId }, index) =>
      jobId !== '' && (state === 'preparing' || (state === 'partly' && index === 0)) && !looked.includes(at),
  );
  // One that was looked at stays when it is ready.
  if (open.length > 0) setLooked([...looked, ...open.map(({ at }) => at)]);
  const earlier = kept.filter(
    ({ at }) => looked.includes(at) && !orders.some((order) => order.kept.at === at),
  );
  return [
    ...orders.map((order) => (
      <PackagePanel
        key={order.kept.at}
        kept={order.kept}
        order={order}
        {...{ polling, cart, say, onAgain }}
      />
    )),
    ...earlier.map((one) => (
      <PackagePanel key={one.at} kept={one} order={undefined} {...{ polling, cart, say, onAgain }} />
    )),
  ];
}

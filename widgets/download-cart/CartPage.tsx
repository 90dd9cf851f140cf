import { useRef, useState } from 'react';
import { keepDownload } from '#src/assets/kept-downloads.ts';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { CartFiles } from './CartFiles.tsx';
import styles from './download-cart.module.css';
import { History } from './History.tsx';
import type en from './messages/en.json';
import { OrderPart } from './OrderPart.tsx';
import { Packages } from './Packages.tsx';
import { RemovedFiles } from './RemovedFiles.tsx';
import { rowsOf } from './rows.ts';
import { useCheckedCart } from './useCheckedCart.ts';
import type { NewOrder, Order } from './useOrder.ts';
import { useUndoOffer } from './useUndoOffer.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly config: Config;
}

/** Packages that are on their way, the files of the cart with the form that orders one, and the last packages. */
export function CartPage({ config }: Props) {
  const t = useMessages<typeof en>();
  const checked = useCheckedCart();
  const { items } = checked.cart;
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const place = useRef<HTMLDivElement>(null);
  const offerUndo = useUndoOffer();
  const rows = rowsOf(items, checked.checked, config.renditions);
  const keep = (order: NewOrder) => {
    const isKept = keepDownload(order.kept);
    setOrders((before) => [{ ...order, isKept }, ...before]);
  };
  return (
    <div className={styles['page']}>
      <Packages
        orders={orders}
        polling={config}
        cart={checked.cart}
        onAgain={items.length > 0 ? () => place.current?.focus() : undefined}
      />
      <RemovedFiles removed={checked.removed} onClose={checked.forgetRemoved} />
      {/* The focus comes here where the cart is emptied, or a package is to be ordered again. */}
      <div ref={place} tabIndex={-1} className={styles['cart']}>
        {rows.length > 0 ? (
          <>
            <CartFiles rows={rows} cart={checked.cart} config={config} offerUndo={offerUndo} place={place} />
            <OrderPart
              // A package that was ordered leaves an empty form.
              key={orders.length}
              rows={rows}
              checked={checked}
              config={config}
              onOrder={keep}
            />
          </>
        ) : (
          <div className={styles['empty']}>
            <p className={styles['strong']}>{t('empty')}</p>
            <p>{t('emptyText')}</p>
            {config.libraryLink && (
              <Button href={config.libraryLink} event={{ event: 'cta_click', clickText: t('library') }}>
                {t('library')}
              </Button>
            )}
          </div>
        )}
      </div>
      <History />
    </div>
  );
}

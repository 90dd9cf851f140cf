import { useEffect, useRef, type RefObject } from 'react';
import type { Cart } from '#src/assets/useCart.ts';
import { Table } from '#src/table/Table.tsx';
import { Button } from '#src/ui/Button.tsx';
import { useMessages } from '#src/widget/useMessages.ts';
import { AllVersions } from './AllVersions.tsx';
import { CartCell } from './CartCell.tsx';
import styles from './download-cart.module.css';
import type en from './messages/en.json';
import type { Row } from './rows.ts';
import type { OfferUndo } from './useUndoOffer.ts';
import type { Config } from './widget.ts';

interface Props {
  readonly rows: readonly Row[];
  readonly cart: Cart;
  readonly config: Config;
  readonly offerUndo: OfferUndo;
  /** Takes the focus where the cart is empty. */
  readonly place: RefObject<HTMLElement | null>;
}

const keys = ['file', 'version', 'bytes', 'remove'] as const;

const onePage = { page: 1, count: 1, queryOf: () => '', onPage: () => {} };

/** The files of the cart with their versions and sizes; each can be removed, and that undone. */
export function CartFiles({ rows, cart, config, offerUndo, place }: Props) {
  const t = useMessages<typeof en>();
  const list = useRef<HTMLDivElement>(null);
  /** Place of the row that takes the focus. */
  const heir = useRef<number>(undefined);
  const columns = keys.map((key) => ({
    key,
    label: t(key),
    sortable: false,
    align: key === 'bytes' ? ('end' as const) : ('start' as const),
  }));

  useEffect(() => {
    const { current: at } = heir;
    if (at === undefined) return;
    heir.current = undefined;
    const buttons = [...(list.current?.querySelectorAll<HTMLElement>('[data-remove]') ?? [])];
    buttons[Math.min(at, buttons.length - 1)]?.focus();
  });

  const remove = ({ item }: Row) => {
    const at = rows.findIndex((row) => row.item === item);
    heir.current = at;
    if (rows.length === 1) place.current?.focus();
    cart.remove([item.id]);
    offerUndo(t('removed', { title: item.title }), (items) =>
      items.some(({ id }) => id === item.id) ? items : items.toSpliced(at, 0, item),
    );
  };
  const clear = () => {
    place.current?.focus();
    const before = cart.items;
    cart.replace([]);
    offerUndo(t('cleared'), (items) => [
      ...before.filter(({ id }) => !items.some((item) => item.id === id)),
      ...items,
    ]);
  };

  return (
    <div ref={list} className={styles['files']}>
      <AllVersions rows={rows} cart={cart} labels={config.renditions} />
      <Table
        caption={t('caption', { count: rows.length })}
        columns={columns}
        rows={rows}
        keyOf={({ item }) => item.id}
        renderCell={(row, { key }) => (
          <CartCell
            row={row}
            column={key}
            labels={config.renditions}
            onChoose={(name) => cart.choose(row.item.id, name)}
            onRemove={() => remove(row)}
          />
        )}
        sort={undefined}
        onSort={() => {}}
        hasStickyHead={false}
        pages={onePage}
      />
      <Button look="stroke" size="small" onClick={clear}>
        {t('clear')}
      </Button>
    </div>
  );
}

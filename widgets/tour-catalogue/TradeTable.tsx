import type { LiHTMLAttributes, ReactElement } from 'react';
import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import type { Fact } from '#src/cards/fact.ts';
import type { Arrange } from '#src/catalogue/CatalogueList.tsx';
import { keyOf } from '#src/catalogue/items.ts';
import { LazyFavouriteButton } from '#src/favourites/LazyFavouriteButton.tsx';
import type { DrawnColumn } from '#src/table/columns.ts';
import { NoValue } from '#src/table/NoValue.tsx';
import { Table } from '#src/table/Table.tsx';
import { Link } from '#src/ui/Link.tsx';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './trade-table.module.css';
import { tradeTerms } from './trade-terms.ts';

interface Entry {
  readonly item: FullItem;
  /** Its `li`, which says how the list finds it again. */
  readonly element: ReactElement<LiHTMLAttributes<HTMLLIElement>>;
}

/** What the table shows, and the list in its place until it is fetched. */
export interface TradeTableProps {
  readonly caption: string;
  readonly entries: readonly Entry[];
  /** The attributes of the list. */
  readonly list: Parameters<Arrange<FullItem>>[1];
  readonly factsOf: (item: FullItem) => readonly Fact[];
  readonly hasOperator: boolean;
  readonly hasHeart: boolean;
}

const onePage = { page: 1, count: 1, queryOf: () => '', onPage: () => {} };

/** Tours as rows with what the trade pays for each: what is compared stands in one column. */
export function TradeTable({ caption, entries, factsOf, hasOperator, hasHeart }: TradeTableProps) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const words = {
    tour: t('tour'),
    nights: t('length'),
    group: t('group'),
    price: t('price'),
    netRate: t('netRate'),
    commission: t('commission'),
    release: t('release'),
  };
  const columns = Object.entries(words).map(([key, label]): DrawnColumn => {
    const isText = key === 'tour' || key === 'release';
    return { key, label, sortable: false, align: isText ? 'start' : 'end' };
  });
  const rows = entries.map(({ item, element }, index) => {
    const terms = tradeTerms(item, t, format).map(({ key, value }) => [key, value] as const);
    const facts = factsOf(item).map(({ name, text }) => [name, text] as const);
    return { item, element, position: index + 1, values: new Map<string, string>([...facts, ...terms]) };
  });
  type Row = (typeof rows)[number];

  const nameOf = ({ item, element, position }: Row) => {
    const { id, type, title, url = '', featureImage = '', operator } = item;
    const { 'data-at': at, onClickCapture } = element.props as LiHTMLAttributes<HTMLElement> & {
      readonly 'data-at'?: number;
    };
    return (
      <div className={styles['tour']} data-at={at} onClickCapture={onClickCapture}>
        <Link
          className={styles['link']}
          href={url}
          event={{ event: 'item_click', clickText: title, dataLayer: { position } }}
        >
          <span dir="auto">{title}</span>
        </Link>
        {hasOperator && operator && <bdi className={styles['operator']}>{operator.name}</bdi>}
        {hasHeart && id && <LazyFavouriteButton item={{ id, type, title, url, featureImage }} />}
      </div>
    );
  };

  return (
    <div data-personal="">
      <Table
        caption={caption}
        columns={columns}
        rows={rows}
        keyOf={({ item }) => keyOf(item)}
        renderCell={(row, { key, align }) => {
          if (key === 'tour') return nameOf(row);
          const value = row.values.get(key);
          if (value === undefined) return <NoValue />;
          return <bdi className={align === 'end' ? styles['whole'] : undefined}>{value}</bdi>;
        }}
        sort={undefined}
        onSort={() => {}}
        hasStickyHead={false}
        pages={onePage}
      />
    </div>
  );
}

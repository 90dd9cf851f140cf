import type { FullItem } from '#src/api/answers/full-item.schema.ts';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type en from './messages/en.json';
import styles from './tour-catalogue.module.css';
import { tradeTerms } from './trade-terms.ts';

/** On what terms the trade sells a tour; nothing where the answer has none. */
export function TradeTerms({ item }: { readonly item: FullItem }) {
  const terms = tradeTerms(item, useMessages<typeof en>(), useFormat());
  if (terms.length === 0) return null;
  return (
    <dl className={styles['terms']} data-personal="">
      {terms.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import styles from './price-table.module.css';

/** What one kind of ticket costs, in words. */
export interface Price {
  readonly label: string;
  readonly price: string;
}

interface Props {
  readonly caption: string;
  /** Heads of the two columns. */
  readonly ticket: string;
  readonly price: string;
  readonly prices: readonly Price[];
}

/** What tickets cost, a row each; nothing without a price. */
export function PriceTable({ caption, ticket, price: priceHead, prices }: Props) {
  if (prices.length === 0) return null;
  return (
    <table className={styles['prices']}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{ticket}</th>
          <th scope="col">{priceHead}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ label, price }) => (
          <tr key={`${label} ${price}`}>
            <th scope="row" dir="auto">
              {label}
            </th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import type { Conversion } from './conversion.ts';
import { convert } from './convert.ts';
import { decimalsOf } from './currencies.ts';
import styles from './currency-converter.module.css';
import type en from './messages/en.json';

/** What usual amounts are worth. */
export function Amounts({
  pair,
  fromRate,
  toRate,
  amounts,
}: Conversion & { readonly amounts: readonly number[] }) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const money = (amount: number, currency: string) =>
    format.currency(amount, currency, { currencyDisplay: 'code' });
  return (
    <table className={styles['amounts']}>
      <caption>{t('usualAmounts')}</caption>
      <thead>
        <tr>
          <th scope="col">{pair.from}</th>
          <th scope="col">{pair.to}</th>
        </tr>
      </thead>
      <tbody>
        {[...new Set(amounts)].map((amount) => (
          <tr key={amount}>
            <th scope="row">
              <bdi>{money(amount, pair.from)}</bdi>
            </th>
            <td>
              <bdi>{money(Number(convert(amount, fromRate, toRate, decimalsOf(pair.to))), pair.to)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

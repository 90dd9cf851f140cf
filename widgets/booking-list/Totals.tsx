import { useId } from 'react';
import { useFormat } from '#src/widget/useFormat.ts';
import { useMessages } from '#src/widget/useMessages.ts';
import styles from './booking-list.module.css';
import type { Booking } from './booking.schema.ts';
import type en from './messages/en.json';

interface Props {
  /** Sums of the bookings of all pages, by currency. */
  readonly totals: Readonly<Record<string, number>>;
  /** Of this page. */
  readonly bookings: readonly Booking[];
}

/** Sums of what is found, each currency by itself, and what is not in them. */
export function Totals({ totals, bookings }: Props) {
  const t = useMessages<typeof en>();
  const format = useFormat();
  const id = useId();
  const sums = Object.entries(totals).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const left = bookings.filter(({ amount }) => amount === undefined).length;
  return (
    <div className={styles['totals']}>
      {sums.length > 0 && (
        <>
          <p id={id}>{t('totals')}</p>
          <ul role="list" aria-labelledby={id}>
            {sums.map(([currency, sum]) => (
              <li key={currency}>
                <bdi>{format.currency(sum, currency, { currencyDisplay: 'code' })}</bdi>
              </li>
            ))}
          </ul>
        </>
      )}
      {left > 0 && <p className={styles['quiet']}>{t('leftOut', { count: left })}</p>}
    </div>
  );
}
